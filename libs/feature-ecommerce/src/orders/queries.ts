import { endpointQuery } from '@tandem/api-client'
import {
  exportOrders,
  getOrder,
  listOrders,
  listOrderStatuses,
  listSalesDays,
  OrderSearch,
} from '@tandem/api-contract'
import { defineList } from '../lists/list.ts'

/** Orders of the team's stores. */
export const orderList = defineList({
  kind: 'orders',
  item: 'order',
  schema: OrderSearch,
  endpoint: listOrders,
  read: (search, options) => endpointQuery(listOrders, { search }, options),
  readOne: (id, options) => endpointQuery(getOrder, { params: { id } }, options),
  exportEndpoint: exportOrders,
})

interface SalesSearch {
  store_id?: number | undefined
  date_from?: string
  date_to?: string
}

/** What else is asked about orders. */
export const orderQueries = {
  statuses: (store_id: number | undefined) =>
    endpointQuery(
      listOrderStatuses,
      { search: { store_id } },
      {
        select: (statuses) =>
          statuses.map(({ status, orders_count }) => ({ value: status, count: orders_count })),
        // The filter says itself that its choices could not be read.
        meta: { errors: 'local' },
      },
    ),
  salesDays: (search: SalesSearch) =>
    endpointQuery(listSalesDays, { search }, { refetchOnReconnect: 'always' }),
}
