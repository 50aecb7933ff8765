import { endpointQuery } from '@tandem/api-client/react'
import {
  getOrder,
  getOrderShopNotes,
  listOrders,
  listOrderStatuses,
  listSalesDays,
} from '@tandem/api-contract'
import type { OrderSearch } from '@tandem/api-contract'
import { asShown, inSheet } from '@tandem/lists'

interface SalesSearch {
  store_id?: number | undefined
  date_from?: string
  date_to?: string
}

/** Orders of the team's stores. */
export const orderQueries = {
  page: (search: OrderSearch) => endpointQuery(listOrders, { search }, asShown),
  one: (id: number) => endpointQuery(getOrder, { params: { id } }, inSheet),
  /** The shop is asked once per opening of an order, and a failure is shown in place of the notes. */
  shopNotes: (id: number) =>
    endpointQuery(getOrderShopNotes, { params: { id } }, { retry: false, meta: { errors: 'local' } }),
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
