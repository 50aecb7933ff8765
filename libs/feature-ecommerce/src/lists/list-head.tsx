import type { Endpoint, PageMeta, Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { StoreSwitcher } from '@tandem/choices'
import { css } from '@tandem/design-system/css'
import { formatDate } from '@tandem/format'
import { ExportButton, exportedColumns } from '@tandem/lists'
import type { ListColumn } from '@tandem/lists'
import { FailedSyncNote } from './failed-sync-note.tsx'
import { Freshness } from './freshness.tsx'
import { knownSince } from './known-since.ts'
import { useText } from './messages.ts'
import type { ListKind } from './store-list.ts'
import { SyncButton } from './sync-button.tsx'

interface ListHeadProps {
  kind: ListKind
  exportEndpoint: Endpoint
  /** The visible columns, so that a file contains the same. */
  columns: readonly Pick<ListColumn<never>, 'exports'>[]
  connected: readonly Store[]
  stores: readonly Store[]
  /** The requested store, while its rows may be loading; null for all. */
  storeId: number | null
  onStoreChange: (id: number | null) => void
  /** The request without paging. */
  filter: object
  /** The result of search and filters; undefined without any, and while it is loading. */
  found: PageMeta | undefined
  timeZone: string
}

/** The page header of a list: number and freshness of rows, the store, and actions on all rows. */
export function ListHead(props: ListHeadProps) {
  const {
    kind,
    exportEndpoint,
    columns,
    connected,
    stores,
    storeId,
    onStoreChange,
    filter,
    found,
    timeZone,
  } = props
  const text = useText()
  const since = knownSince(stores, null, timeZone)
  return (
    <>
      <FillSlot slot="pageDescription">
        <Freshness {...{ kind, stores, timeZone, found }} />
        <FailedSyncNote stores={stores} />
        {kind !== 'orders' && since !== null && (
          <span className={css({ display: 'block' })}>
            {text('sales.knownSince', { day: formatDate(since, 'UTC') })}
          </span>
        )}
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
