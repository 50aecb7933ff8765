import { queryOptions } from '@tanstack/react-query'
import { call } from '@tandem/api-client'
import { listOrders, type OrderSearch } from '@tandem/api-contract'

const orders = ['orders'] as const

/** Orders are read each time they are shown and whenever the connection comes back. */
export const orderQueries = {
  all: orders,
  list: (search: OrderSearch) =>
    queryOptions({
      queryKey: [...orders, 'list', search],
      queryFn: ({ signal }) => call(listOrders, { search }, { signal }),
      staleTime: 0,
      refetchOnReconnect: 'always',
    }),
}
