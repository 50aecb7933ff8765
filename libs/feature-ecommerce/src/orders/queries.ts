import { call } from '@tandem/api-client'
import {
  exportOrders,
  getOrder,
  listOrders,
  listOrderStatuses,
  listSalesDays,
  OrderSearch,
} from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { defineList } from '../lists/list.ts'

/** Orders of the team's stores. */
export const orderList = defineList({
  kind: 'orders',
  item: 'order',
  schema: OrderSearch,
  read: (search, signal) => call(listOrders, { search }, { signal }),
  readOne: (id, signal) => call(getOrder, { params: { id } }, { signal }),
  exportEndpoint: exportOrders,
})

interface SalesSearch {
  store_id?: number | undefined
  date_from?: string
  date_to?: string
}

/** What else is asked about orders: figures beside the list, so that a new read of orders is one of these, too. */
export const orderQueries = {
  statuses: (store_id: number | undefined) =>
    queryOptions({
      queryKey: [...orderList.all, 'statuses', store_id ?? null],
      queryFn: async ({ signal }) =>
        (await call(listOrderStatuses, { search: { store_id } }, { signal })).data.map(
          ({ status, orders_count }) => ({ value: status, count: orders_count }),
        ),
      // The filter says itself that its choices could not be read.
      meta: { errors: 'local' },
    }),
  salesDays: (search: SalesSearch) =>
    queryOptions({
      queryKey: [...orderList.all, 'sales', search],
      queryFn: async ({ signal }) => (await call(listSalesDays, { search }, { signal })).data,
      refetchOnReconnect: 'always',
    }),
}
