import type { Store } from '@tandem/api-contract'
import { Button, Loading, Sheet, Skeleton, Stack, Text } from '@tandem/design-system'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { SyncHistory } from '../runs/sync-history.tsx'
import { useText } from './messages.ts'
import { storeSyncQueries } from '../queries.ts'

interface StoreHistorySheetProps {
  open: boolean
  store: Store
  timeZone: string
  onClose: () => void
}

/** The syncs of a store, in a sheet. */
export function StoreHistorySheet({ open, store, timeZone, onClose }: StoreHistorySheetProps) {
  const text = useText()
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('history.title', { store: store.name })}
      closeLabel={text('history.close')}
    >
      <WidgetBoundary
        failedTitle={text('history.failed')}
        loading={
          <Loading label={text('history.loading')}>
            <Stack gap="4">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} height="5rem" />
              ))}
            </Stack>
          </Loading>
        }
      >
        <History id={store.id} timeZone={timeZone} />
      </WidgetBoundary>
    </Sheet>
  )
}

function History({ id, timeZone }: { id: number; timeZone: string }) {
  const text = useText()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    storeSyncQueries.list(id),
  )
  // A new sync shifts the others by one: the last of a page is then the first of the next.
  const syncs = [...new Map(data.pages.flatMap((page) => page.data).map((sync) => [sync.id, sync])).values()]
  if (syncs.length === 0) return <Text tone="muted">{text('history.none')}</Text>
  return (
    <Stack gap="4">
      <SyncHistory syncs={syncs} timeZone={timeZone} />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('history.older')}
        </Button>
      )}
    </Stack>
  )
}
