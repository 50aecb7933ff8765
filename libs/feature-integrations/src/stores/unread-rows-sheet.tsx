import type { Store } from '@tandem/api-contract'
import { Button, Loading, Sheet, Skeleton, Stack, Text } from '@tandem/design-system'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { UnreadRowsList } from './unread-rows-list.tsx'
import { useUnreadText } from './unread-messages.ts'
import { unreadRowQueries } from '../queries.ts'

interface UnreadRowsSheetProps {
  open: boolean
  store: Store
  timeZone: string
  onClose: () => void
}

/** The rows of a store that couldn't be read, in a sheet. */
export function UnreadRowsSheet({ open, store, timeZone, onClose }: UnreadRowsSheetProps) {
  const text = useUnreadText()
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('of', { store: store.name })}
      closeLabel={text('close')}
    >
      <WidgetBoundary
        failedTitle={text('failed')}
        loading={
          <Loading label={text('loading')}>
            <Stack gap="4">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} height="4rem" />
              ))}
            </Stack>
          </Loading>
        }
      >
        <Rows id={store.id} timeZone={timeZone} />
      </WidgetBoundary>
    </Sheet>
  )
}

function Rows({ id, timeZone }: { id: number; timeZone: string }) {
  const text = useUnreadText()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    unreadRowQueries.list(id),
  )
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return <Text tone="muted">{text('none')}</Text>
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {text('meaning')} {text('later')}
      </Text>
      <UnreadRowsList rows={rows} timeZone={timeZone} />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('more')}
        </Button>
      )}
    </Stack>
  )
}
