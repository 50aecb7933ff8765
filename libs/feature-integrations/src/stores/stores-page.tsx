import { queryClientContext } from '@tandem/api-client'
import type { Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import type { ReadAhead } from '@tandem/app-frame'
import { storeQueries } from '@tandem/choices'
import { Button, Loading, Skeleton, Tabs } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { NotesSheet } from '@tandem/items'
import { useAddressLayer, WidgetBoundary } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Kept } from './kept.tsx'
import { NoArchivedStores } from './no-archived-stores.tsx'
import { NoStores } from './no-stores.tsx'
import { StoresSkeleton } from './stores-skeleton.tsx'
import { StoreDialogs } from './store-dialogs.tsx'
import type { FormDialog } from './store-dialogs.tsx'
import { useText } from '../messages.ts'
import { currencyQueries } from '../queries.ts'
import { readStoreDialog, storeDialogParameters, writeStoreDialog } from './store-dialog-address.ts'
import type { StoreDialog } from './store-dialog-address.ts'
import { PrivacySection } from './privacy-section.tsx'
import { StoreGrid } from './store-grid.tsx'
import { StoreHistorySheet } from './store-history-sheet.tsx'
import { UnreadRowsSheet } from './unread-rows-sheet.tsx'

export const readAhead: ReadAhead = (queryClient) => {
  void queryClient.prefetchQuery(storeQueries.list())
  void queryClient.prefetchQuery(currencyQueries.list())
}

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

export function Component() {
  const text = useText()
  const { team } = useUser()
  const mayWrite = useIsAllowed('stores.write')
  const maySync = useIsAllowed('stores.sync')
  const mayExport = useIsAllowed('export.write')
  const [isSelecting, setSelecting] = useState(false)
  const address = useStoresAddress()
  // The empty state has the button itself. Until the stores are there, most teams have some: nothing moves then.
  const { data: count = 1 } = useQuery({ ...storeQueries.list(), select: countConnected })
  const connect = mayWrite ? () => address.open({ kind: 'connect', type: 'shopify' }) : undefined
  return (
    <>
      <FillSlot slot="pageDescription">{text('stores.description', { team: team.name })}</FillSlot>
      <FillSlot slot="pageActions">
        {(mayWrite || maySync) && (count > 1 || isSelecting) && (
          <Button aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
            {text(isSelecting ? 'stores.selectDone' : 'stores.select')}
          </Button>
        )}
        {connect && count > 0 && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={connect}>
            {text('stores.connect')}
          </Button>
        )}
      </FillSlot>
      {/* Without the stores there is no page: a failure is the page's own, and goes to the boundary of the host. */}
      <Suspense
        fallback={
          <>
            <StoresSkeleton />
            {mayExport && <div id="privacy" />}
          </>
        }
      >
        <Stores
          timeZone={team.timezone}
          isSelecting={isSelecting}
          address={address}
          mayWrite={mayWrite}
          onConnect={connect}
        />
        {/* After the stores, whose number would move it. Mails lead here: its place is there from the start. */}
        {mayExport && (
          <div id="privacy" className={css({ marginTop: '8' })}>
            <WidgetBoundary
              failedTitle={text('privacy.failed')}
              loading={
                <Loading label={text('privacy.loading')}>
                  <Skeleton height={120} />
                </Loading>
              }
            >
              <PrivacySection timeZone={team.timezone} />
            </WidgetBoundary>
          </div>
        )}
      </Suspense>
    </>
  )
}

const connectedOf = (stores: readonly Store[]) => stores.filter(({ archived_at }) => archived_at === null)
const countConnected = (stores: readonly Store[]) => connectedOf(stores).length

type View = 'connected' | 'archived'

/** What of the page stands in its address: the view, and the dialog that is open. */
function useStoresAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const layer = useAddressLayer('store')
  const changed = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name)
      else next.set(name, value)
    return next.toString()
  }
  const closed = Object.fromEntries(storeDialogParameters.map((name) => [name, null]))
  return {
    params,
    view: (params.get('show') === 'archived' ? 'archived' : 'connected') as View,
    showView: (view: View) =>
      void navigate(
        { search: changed({ show: view === 'archived' ? view : null }) },
        { preventScrollReset: true },
      ),
    open: (dialog: StoreDialog) => layer.open(changed({ ...closed, ...writeStoreDialog(dialog) })),
    close: () => layer.close(changed(closed)),
  }
}

const formOf = (dialog: StoreDialog | null): FormDialog | null =>
  dialog === null || dialog.kind === 'history' || dialog.kind === 'unread' ? null : dialog

interface StoresProps {
  timeZone: string
  isSelecting: boolean
  address: ReturnType<typeof useStoresAddress>
  mayWrite: boolean
  onConnect?: () => void
}

function Stores({ timeZone, isSelecting, address, mayWrite, onConnect }: StoresProps) {
  const text = useText()
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const connected = connectedOf(stores)
  const archived = stores.filter(({ archived_at }) => archived_at !== null)
  const dialog = readStoreDialog(address.params, stores)
  const storeOf = (kind: 'history' | 'unread') =>
    dialog?.kind === kind ? stores.find(({ id }) => id === dialog.id) : undefined
  const history = storeOf('history')
  const unread = storeOf('unread')
  const grid = { timeZone, isSelecting, onOpen: address.open }
  const connectedView =
    connected.length === 0 ? (
      <NoStores onConnect={onConnect} />
    ) : (
      <StoreGrid {...grid} label={text('stores.list')} stores={connected} />
    )
  const archivedView =
    archived.length === 0 ? (
      <NoArchivedStores />
    ) : (
      <StoreGrid {...grid} label={text('stores.archivedList')} stores={archived} />
    )
  return (
    <>
      {archived.length === 0 && address.view === 'connected' ? (
        connectedView
      ) : (
        <Tabs
          label={text('stores.views')}
          value={address.view}
          onValueChange={address.showView}
          items={[
            {
              value: 'connected',
              label: text('stores.connected'),
              count: connected.length,
              content: connectedView,
            },
            {
              value: 'archived',
              label: text('stores.archived'),
              count: archived.length,
              content: archivedView,
            },
          ]}
        />
      )}
      {mayWrite && <StoreDialogs dialog={formOf(dialog)} stores={connected} onClose={address.close} />}
      <Kept value={history}>
        {(store) => (
          <StoreHistorySheet
            open={history !== undefined}
            store={store}
            timeZone={timeZone}
            onClose={address.close}
          />
        )}
      </Kept>
      <Kept value={unread}>
        {(store) => (
          <UnreadRowsSheet
            open={unread !== undefined}
            store={store}
            timeZone={timeZone}
            onClose={address.close}
          />
        )}
      </Kept>
      <NotesSheet
        nameOf={(type, id) => (type === 'store' ? stores.find((store) => store.id === id)?.name : undefined)}
      />
    </>
  )
}
