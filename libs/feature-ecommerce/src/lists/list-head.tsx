import type { PageMeta, Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { StoreSwitcher } from '@tandem/choices'
import { css } from '@tandem/design-system/css'
import { formatDate } from '@tandem/format'
import { ExportButton } from '@tandem/lists'
import type { ExportButtonProps } from '@tandem/lists'
import { FailedSyncNote } from './failed-sync-note.tsx'
import { Freshness } from './freshness.tsx'
import { knownSince } from './known-since.ts'
import { useText } from './messages.ts'
import type { ListKind } from './store-list.ts'
import { SyncButton } from './sync-button.tsx'

interface ListHeadProps<Body> {
  kind: ListKind
  exportSource: ExportButtonProps<Body>['source']
  exportBody: ExportButtonProps<Body>['body']
  connected: readonly Store[]
  stores: readonly Store[]
  /** The requested store, while its rows may be loading; null for all. */
  storeId: number | null
  onStoreChange: (id: number | null) => void
  /** The rows that search and filters find; undefined while they are loading. */
  meta: PageMeta | undefined
  isNarrowed: boolean
  timeZone: string
}

/** The page header of a list: number and freshness of rows, the store, and actions on all rows. */
export function ListHead<Body extends object>(props: ListHeadProps<Body>) {
  const { kind, exportSource, exportBody, connected, stores, storeId, onStoreChange, meta, timeZone } = props
  const text = useText()
  const since = knownSince(stores, null, timeZone)
  return (
    <>
      <FillSlot slot="pageDescription">
        <Freshness {...{ kind, stores, timeZone }} found={props.isNarrowed ? meta : undefined} />
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
          source={exportSource}
          found={meta}
          what={(rows) => text(`${kind}.count`, rows)}
          body={exportBody}
        />
      </FillSlot>
    </>
  )
}
