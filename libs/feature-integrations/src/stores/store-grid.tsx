import type { Store } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { isSyncing } from '@tandem/choices'
import { BulkBar, Grid, isSelected, selectRows } from '@tandem/design-system'
import { FavoriteButton, useFavoriteMany, useNotesSheet } from '@tandem/items'
import { copyCellsAction, useRowSelection } from '@tandem/lists'
import { useNow } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { Archive, ArchiveRestore, RefreshCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { exportedStores } from './exported-stores.ts'
import { StoreCard } from './store-card.tsx'
import type { StoreActions } from './store-actions.ts'
import { useText } from './messages.ts'
import type { StoreDialog } from './store-dialog-address.ts'
import { useStoreWork } from './use-store-work.ts'

interface StoreGridProps {
  label: string
  /** Only connected ones, or only archived ones. */
  stores: readonly Store[]
  timeZone: string
  isSelecting: boolean
  onOpen: (dialog: StoreDialog) => void
}

/** The cards of stores, and actions on several of them. */
export function StoreGrid({ label, stores, timeZone, isSelecting, onOpen }: StoreGridProps) {
  const now = useNow()
  const mayWrite = useIsAllowed('stores.write')
  const maySync = useIsAllowed('stores.sync')
  const mayChooseSales = useIsAllowed('team.write')
  const mayDelete = useIsAllowed('stores.delete')
  const mayReadOrders = useIsAllowed('orders.read')
  const reconcilePath = usePlace('reconcileStore')
  const navigate = useNavigate()
  const notes = useNotesSheet()
  const work = useStoreWork(stores)
  const ids = stores.map(({ id }) => String(id))
  const selection = useRowSelection(label)

  const actionsOf = (store: Store): StoreActions => ({
    ...(maySync && { onSync: () => work.sync([store.id]) }),
    ...(mayWrite && {
      onEdit: (part: 'store' | 'keys') => onOpen({ kind: 'edit', id: store.id, part }),
      onArchive: () => work.archive([store.id]),
      onRestore: () => work.restore([store.id]),
    }),
    ...(mayChooseSales && { onChooseSales: () => onOpen({ kind: 'sales', id: store.id }) }),
    ...(mayDelete && { onDelete: () => onOpen({ kind: 'delete', id: store.id }) }),
    ...(mayReadOrders &&
      reconcilePath !== null && { onReconcile: () => void navigate(reconcilePath(store.id)) }),
    onHistory: () => onOpen({ kind: 'history', id: store.id }),
    onUnread: () => onOpen({ kind: 'unread', id: store.id }),
    onNotes: () => notes.open({ type: 'store', id: store.id }),
  })

  return (
    <>
      <Grid columns={2} as="section" aria-label={label}>
        {stores.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            timeZone={timeZone}
            now={now}
            actions={actionsOf(store)}
            favorite={<FavoriteButton row={{ type: 'store', id: store.id, name: store.name }} />}
            isStarting={work.syncLoading.has(store.id)}
            isRestoring={work.restoreLoading.has(store.id)}
            selection={
              isSelecting
                ? {
                    isSelected: isSelected(selection.value, String(store.id)),
                    onToggle: () => selection.toggle(String(store.id)),
                  }
                : undefined
            }
          />
        ))}
      </Grid>
      {isSelecting && (
        <SelectedStores
          stores={stores.filter(({ id }) => isSelected(selection.value, String(id)))}
          ids={ids}
          selection={selection}
          work={work}
          timeZone={timeZone}
        />
      )}
    </>
  )
}

interface SelectedStoresProps {
  /** The chosen ones. */
  stores: readonly Store[]
  /** The ones that can be chosen. */
  ids: readonly string[]
  selection: ReturnType<typeof useRowSelection>
  work: ReturnType<typeof useStoreWork>
  timeZone: string
}

function SelectedStores({ stores, ids, selection, work, timeZone }: SelectedStoresProps) {
  const text = useText()
  const mayWrite = useIsAllowed('stores.write')
  const maySync = useIsAllowed('stores.sync')
  const favorite = useFavoriteMany('store', { onDone: selection.clear })
  const chosen = stores.map(({ id }) => id)
  const isArchived = stores.some(({ archived_at }) => archived_at !== null)
  const isGoing = stores.some(({ deletion_began_at }) => deletion_began_at !== null)
  const waiting = stores.filter((store) => !isSyncing(store)).map(({ id }) => id)
  const sync = {
    key: 'sync',
    label: text('stores.syncNow'),
    icon: <RefreshCw aria-hidden />,
    loading: chosen.some((id) => work.syncLoading.has(id)),
    disabledReason: waiting.length === 0 ? text('stores.alreadySyncingAll') : undefined,
    onAction: () => work.sync(waiting, selection.clear),
  }
  const archive = {
    key: 'archive',
    label: text('stores.archive'),
    icon: <Archive aria-hidden />,
    onAction: () => work.archive(chosen, selection.clear),
  }
  const restore = {
    key: 'restore',
    label: text('stores.restore'),
    icon: <ArchiveRestore aria-hidden />,
    loading: chosen.some((id) => work.restoreLoading.has(id)),
    disabledReason: isGoing ? text('stores.deletingSome') : undefined,
    onAction: () => work.restore(chosen, selection.clear),
  }
  const actions = isArchived
    ? mayWrite
      ? [restore]
      : []
    : [...(maySync ? [sync] : []), ...(mayWrite ? [archive] : [])]
  // Every store is on the page, so all are listed by id.
  const named = selectRows(selection.value, chosen.map(String), true)
  return (
    <>
      <BulkBar
        selection={selection.value}
        onSelectionChange={selection.onValueChange}
        pageIds={ids}
        total={ids.length}
        labels={{ rows: (count) => text('stores.count', count) }}
        actions={[
          ...actions,
          favorite.action(named),
          ...copyCellsAction(() => exportedStores(stores, timeZone)),
        ]}
      />
      {favorite.dialog}
    </>
  )
}
