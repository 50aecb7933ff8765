import { Card, EmptyState } from '@tandem/design-system'
import { useText } from './messages.ts'

/** Replaces the archived stores when there are none. */
export function NoArchivedStores() {
  const text = useText()
  return (
    <Card flush>
      <EmptyState title={text('stores.noneArchived')} text={text('stores.noneArchivedText')} />
    </Card>
  )
}
