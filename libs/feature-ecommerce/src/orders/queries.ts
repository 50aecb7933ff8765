import { call } from '@tandem/api-client'
import { listOrders, OrderSearch } from '@tandem/api-contract'
import { defineList } from '../lists/list.ts'

/** Orders of the team's stores. */
export const orderList = defineList('orders', OrderSearch, (search, signal) =>
  call(listOrders, { search }, { signal }),
)
