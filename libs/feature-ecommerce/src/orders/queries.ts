import { endpointQuery } from '@tandem/api-client/react'
import {
  getOrder,
  getOrderShopNotes,
  listOrderPosts,
  listOrders,
  listOrderStatuses,
  listSalesDays,
} from '@tandem/api-contract'
import type { OrderPost, OrderSearch, SalesSearch } from '@tandem/api-contract'
import { asShown, inSheet } from '@tandem/lists'
import { keepPreviousData } from '@tanstack/react-query'

const byOrder = (posts: OrderPost[]) => new Map(posts.map((found) => [found.order_id, found]))

/** Orders of the team's stores. */
export const orderQueries = {
  page: (search: OrderSearch) => endpointQuery(listOrders, { search }, asShown),
  one: (id: number) => endpointQuery(getOrder, { params: { id } }, inSheet),
  /** The shop is asked once per opening of an order, and a failure is shown in place of the notes. */
  shopNotes: (id: number) =>
    endpointQuery(getOrderShopNotes, { params: { id } }, { retry: false, meta: { errors: 'local' } }),
  /** The posts of these orders, by the order's id; the former ones until they are read. The column shows a failure. */
  posts: (order_ids: readonly number[]) =>
    endpointQuery(
      listOrderPosts,
      { search: { order_ids: [...order_ids] } },
      {
        select: byOrder,
        enabled: order_ids.length > 0,
        placeholderData: keepPreviousData,
        meta: { errors: 'local' },
      },
    ),
  statuses: (store_id: number | undefined) =>
    endpointQuery(
      listOrderStatuses,
      { search: { store_id } },
      {
        select: (statuses) =>
          statuses.map(({ status, orders_count }) => ({ value: status, count: orders_count })),
        // The filter itself shows that its options failed to load.
        meta: { errors: 'local' },
      },
    ),
  salesDays: (search: SalesSearch) =>
    endpointQuery(listSalesDays, { search }, { refetchOnReconnect: 'always' }),
}
