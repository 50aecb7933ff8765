import type { Endpoint, Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { StoreSwitcher } from '@tandem/choices'
import { ExportButton, exportedColumns } from '@tandem/lists'
import type { ListColumn } from '@tandem/lists'
import { FailedSyncNote } from './failed-sync-note.tsx'
import { Freshness } from './freshness.tsx'
import type { ListKind } from './store-list.ts'
import { SyncButton } from './sync-button.tsx'

interface ListHeadProps {
  kind: ListKind
  exportEndpoint: Endpoint
  /** Those that are shown: a file holds the same. */
  columns: readonly Pick<ListColumn<never>, 'exports'>[]
  connected: readonly Store[]
  stores: readonly Store[]
  /** The store that is wanted, while its rows may be on their way; null: all of them. */
  storeId: number | null
  onStoreChange: (id: number | null) => void
  /** What is found, on whichever page. */
  filter: object
  timeZone: string
}

/** What the frame shows above a list: how much there is and how fresh, the store, and what can be done with all of it. */
export function ListHead(props: ListHeadProps) {
  const { kind, exportEndpoint, columns, connected, stores, storeId, onStoreChange, filter, timeZone } = props
  return (
    <>
      <FillSlot slot="pageDescription">
        <Freshness kind={kind} stores={stores} timeZone={timeZone} />
        <FailedSyncNote stores={stores} />
      </FillSlot>
      <FillSlot slot="pageActions">
        <StoreSwitcher stores={connected} value={storeId} onChange={onStoreChange} />
        <SyncButton stores={stores} />
        <ExportButton
          endpoint={exportEndpoint}
          // The names of filters and columns are the contract's own.
          body={() => ({ filter, columns: exportedColumns(columns) }) as never}
        />
      </FillSlot>
    </>
  )
}
