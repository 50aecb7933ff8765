import { queryClientContext } from '@tandem/api-client/router'
import type { Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import type { ReadAhead } from '@tandem/app-frame'
import { storeQueries } from '@tandem/choices'
import { Button, Loading, Skeleton, Tabs } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { NotesSheet } from '@tandem/items'
import { ListSearchField } from '@tandem/lists'
import { PageBoundary, WidgetBoundary } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ExportStores } from './export-stores.tsx'
import { Kept } from './kept.tsx'
import { NoArchivedStores } from './no-archived-stores.tsx'
import { NoStoreFound } from './no-store-found.tsx'
import { NoStores } from './no-stores.tsx'
import { StoresSkeleton } from './stores-skeleton.tsx'
import { StoreDialogs } from './store-dialogs.tsx'
import type { FormDialog } from './store-dialogs.tsx'
import type { StoreDialog } from './store-dialog-address.ts'
import { useText } from './messages.ts'
import { currencyQueries } from '../queries.ts'
import { readStoreDialog } from './store-dialog-address.ts'
import { useStoresAddress } from './stores-address.ts'
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
  // The empty state contains the button. While loading, assume one store, as most teams have: nothing moves
  // then.
  const { data: counts = oneConnected } = useQuery({ ...storeQueries.list(), select: countByView })
  const count = counts.connected
  const connect = mayWrite ? () => address.open({ kind: 'connect', type: 'shopify' }) : undefined
  return (
    <>
      <FillSlot slot="pageDescription">{text('stores.description', { team: team.name })}</FillSlot>
      <FillSlot slot="pageActions">
        {counts[address.view] > 0 && <ExportStores view={address.view} term={address.term} />}
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
      <PageBoundary
        failedTitle={text('stores.failed')}
        resetKey={address.term}
        loading={
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
        {/* After the stores, whose number would move it. Mails link here, so its place exists from the
            start. */}
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
      </PageBoundary>
    </>
  )
}

const connectedOf = (stores: readonly Store[]) => stores.filter(({ archived_at }) => archived_at === null)
const countByView = (stores: readonly Store[]) => {
  const connected = connectedOf(stores).length
  return { connected, archived: stores.length - connected }
}
const oneConnected = { connected: 1, archived: 0 }

/** Fewer stores don't need a search. */
const searchedFrom = 5

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
  // The screen stays while a search is running.
  const term = useDeferredValue(address.term)
  const { data: found } = useSuspenseQuery(term === '' ? storeQueries.list() : storeQueries.found(term))
  const connected = connectedOf(found)
  const archived = found.filter(({ archived_at }) => archived_at !== null)
  const hasArchived = connectedOf(stores).length < stores.length
  const dialog = readStoreDialog(address.params, stores)
  const storeOf = (kind: 'history' | 'unread') =>
    dialog?.kind === kind ? stores.find(({ id }) => id === dialog.id) : undefined
  const history = storeOf('history')
  const unread = storeOf('unread')
  const grid = { timeZone, isSelecting, onOpen: address.open }
  const viewOf = (list: readonly Store[], label: string, none: ReactNode) => {
    if (list.length > 0) return <StoreGrid {...grid} label={label} stores={list} />
    return term === '' ? none : <NoStoreFound term={term} onSearch={address.searchFor} />
  }
  const connectedView = viewOf(connected, text('stores.list'), <NoStores onConnect={onConnect} />)
  const archivedView = viewOf(archived, text('stores.archivedList'), <NoArchivedStores />)
  return (
    <>
      {(stores.length >= searchedFrom || address.term !== '') && (
        <div className={css({ maxWidth: '[360px]', marginBottom: '4' })}>
          <ListSearchField
            label={text('stores.search')}
            placeholder={text('stores.searchPlaceholder')}
            searched={address.term}
            onSearch={address.searchFor}
          />
        </div>
      )}
      {!hasArchived && address.view === 'connected' ? (
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
      {mayWrite && <StoreDialogs dialog={formOf(dialog)} stores={stores} onClose={address.close} />}
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
