import { queryClientContext } from '@tandem/api-client'
import { useUser } from '@tandem/session'
import {
  FillSlot,
  loadStoreChoice,
  StoreAddress,
  storeQueries,
  StoreSwitcher,
  useSwitchStore,
  WidgetBoundary,
} from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { ConnectFirst } from '../components/connect-first.tsx'
import { FailedSyncNote } from '../components/failed-sync-note.tsx'
import { OrderSearchField } from '../components/order-search-field.tsx'
import { OrdersFreshness } from '../components/orders-freshness.tsx'
import { OrdersList, OrdersListSkeleton } from '../components/orders-list.tsx'
import { SyncButton } from '../components/sync-button.tsx'
import { useText } from '../messages.ts'
import {
  changeOrderSearch,
  orderRequest,
  readOrderSearch,
  writeOrderSearch,
  type OrderListSearch,
} from '../order-search.ts'
import { orderQueries } from '../queries.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const choice = await loadStoreChoice({ request, context })
  if (choice !== 'unknown') {
    const search = readOrderSearch(new URL(request.url).searchParams)
    void context.get(queryClientContext).prefetchQuery(orderQueries.list(orderRequest(search, choice.id)))
  }
  return { choice }
}

export function Component() {
  const { choice } = useLoaderData<typeof loader>()
  return (
    <>
      <StoreAddress choice={choice} />
      {choice !== 'unknown' && <Orders storeId={choice.id} />}
    </>
  )
}

function Orders({ storeId }: { storeId: number | null }) {
  const text = useText()
  const { team } = useUser()
  const navigate = useNavigate()
  const switchStore = useSwitchStore()
  const [params] = useSearchParams()
  const { data: everyStore } = useSuspenseQuery(storeQueries.list())
  const connected = everyStore.filter(({ archived_at }) => archived_at === null)
  if (connected.length === 0) {
    return (
      <>
        <FillSlot slot="pageDescription">{text('orders.noStore')}</FillSlot>
        <ConnectFirst />
      </>
    )
  }

  const stores = storeId === null ? connected : connected.filter(({ id }) => id === storeId)
  const search = readOrderSearch(params)
  const request = orderRequest(search, storeId)
  const addressOf = (change: Partial<OrderListSearch>) =>
    writeOrderSearch(changeOrderSearch(search, change), storeId)
  const change = (next: Partial<OrderListSearch>) =>
    void navigate(
      { search: addressOf(next) },
      { replace: next.search_term !== undefined, preventScrollReset: true },
    )
  const list = { stores, request, timeZone: team.timezone, onChange: change }

  return (
    <>
      <FillSlot slot="pageDescription">
        <OrdersFreshness stores={stores} timeZone={team.timezone} />
        <FailedSyncNote stores={stores} />
      </FillSlot>
      <FillSlot slot="pageActions">
        <StoreSwitcher stores={connected} value={storeId} onChange={switchStore} />
        <SyncButton stores={stores} />
      </FillSlot>
      <FillSlot slot="pageFilters">
        <OrderSearchField searched={search.search_term} onSearch={(search_term) => change({ search_term })} />
      </FillSlot>
      <WidgetBoundary
        failedTitle={text('failed.title')}
        loading={<OrdersListSkeleton {...list} />}
        resetKey={JSON.stringify(request)}
      >
        <OrdersList {...list} addressOf={addressOf} />
      </WidgetBoundary>
    </>
  )
}
