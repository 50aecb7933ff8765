import { ApiError } from '@tandem/api-client'
import { Button, Card, EmptyState } from '@tandem/design-system'
import type { ListControls } from './list/use-list.ts'
import { useText } from './messages.ts'

interface DeletedCollectionProps {
  list: Pick<ListControls, 'clearCollection'>
}

/** Replaces a list when the collection in its address no longer exists. */
export function DeletedCollection({ list }: DeletedCollectionProps) {
  const text = useText()
  return (
    <Card flush>
      <EmptyState
        kind="nothingFound"
        title={text('nothing.deletedCollection')}
        actions={
          <Button
            onClick={({ currentTarget }) => {
              // The button is about to disappear; the keyboard goes on from the page.
              currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
              list.clearCollection()
            }}
          >
            {text('nothing.clearFilter')}
          </Button>
        }
      />
    </Card>
  )
}

/** Replaces the failure that is only due to such a collection. */
export const replaceDeletedCollection = (list: DeletedCollectionProps['list']) => (error: unknown) =>
  error instanceof ApiError && error.errors['collection_id'] ? <DeletedCollection list={list} /> : undefined
