import type { Store } from '@tandem/api-contract'
import { ExportButton, FillSlot, StoreSwitcher } from '@tandem/workbench'
import { FailedSyncNote } from './failed-sync-note.tsx'
import { Freshness } from './freshness.tsx'
import { exportedColumns } from './list-columns.tsx'
import type { ListColumn } from './list-columns.tsx'
import { filterOf } from './list-search.ts'
import type { ListedRow, ListRequest, StoreList } from './list.ts'
import { SyncButton } from './sync-button.tsx'

interface ListHeadProps {
  list: Pick<StoreList<ListedRow>, 'kind' | 'exportEndpoint'>
  /** Those that are shown: a file holds the same. */
  columns: readonly Pick<ListColumn<never>, 'exports'>[]
  connected: readonly Store[]
  stores: readonly Store[]
  /** The store that is wanted, while its rows may be on their way; null: all of them. */
  storeId: number | null
  onStoreChange: (id: number | null) => void
  request: ListRequest
  timeZone: string
}

/** What the frame shows above a list: how much there is and how fresh, the store, and what can be done with all of it. */
export function ListHead(props: ListHeadProps) {
  const { list, columns, connected, stores, storeId, onStoreChange, request, timeZone } = props
  return (
    <>
      <FillSlot slot="pageDescription">
        <Freshness kind={list.kind} stores={stores} timeZone={timeZone} />
        <FailedSyncNote stores={stores} />
      </FillSlot>
      <FillSlot slot="pageActions">
        <StoreSwitcher stores={connected} value={storeId} onChange={onStoreChange} />
        <SyncButton stores={stores} />
        <ExportButton
          endpoint={list.exportEndpoint}
          // The names of filters and columns are the contract's own.
          body={() => ({ filter: filterOf(request), columns: exportedColumns(columns) }) as never}
        />
      </FillSlot>
    </>
  )
}
