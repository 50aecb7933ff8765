import { OrderSearch } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'
import type { SearchOf } from '@tandem/lists'
import * as v from 'valibot'
import { amountParams, soundAmounts } from '../lists/amount-range.ts'

/** The address of the list of orders; `chart` is what the chart above it shows. */
export const orderAddress = listAddress(OrderSearch, {
  filters: [['status'], amountParams, ['customer_id'], ['product_id']],
  beside: { chart: v.optional(v.pipe(v.string(), v.regex(/^(orders|[A-Z]{3})$/))) },
  saved: 'orders',
  sound: soundAmounts,
})
export type OrderView = SearchOf<typeof orderAddress>

/** What narrows the list: the request for the figures of its orders. */
export const narrowingOf = ({ sort: _sort, page: _page, per_page: _rows, ...narrowing }: OrderSearch) =>
  narrowing

/** Whether filters other than store and days narrow the list. */
export const isNarrowedFurther = (view: OrderView) =>
  view.search_term !== '' || orderAddress.countFilters(view) > (orderAddress.hasDays(view) ? 1 : 0)
