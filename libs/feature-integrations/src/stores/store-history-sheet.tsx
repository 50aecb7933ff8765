import type { Store } from '@tandem/api-contract'
import { Sheet } from '@tandem/design-system'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { HistoryPages, HistorySkeleton } from '../runs/history-pages.tsx'
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
        loading={<HistorySkeleton label={text('history.loading')} />}
      >
        <History id={store.id} timeZone={timeZone} />
      </WidgetBoundary>
    </Sheet>
  )
}

function History({ id, timeZone }: { id: number; timeZone: string }) {
  const text = useText()
  const read = useSuspenseInfiniteQuery(storeSyncQueries.list(id))
  return (
    <HistoryPages read={read} none={text('history.none')} olderLabel={text('history.older')}>
      {(syncs) => <SyncHistory syncs={syncs} timeZone={timeZone} />}
    </HistoryPages>
  )
}
