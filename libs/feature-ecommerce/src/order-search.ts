import { OrderSearch } from '@tandem/api-contract'
import { parseSearch, toSearch, type SearchOf } from '@tandem/workbench'

const { store_id: _byTheStoreRule, ...entries } = OrderSearch.entries

/** What the address of the list says beside the store. */
export type OrderListSearch = SearchOf<typeof entries>

/** Reads the address; whatever cannot be used is left at its default. */
export const readOrderSearch = (params: URLSearchParams): OrderListSearch => parseSearch(entries, params)

/** The same list with something changed. Whatever changes but the page itself leads to the first page. */
export const changeOrderSearch = (
  search: OrderListSearch,
  change: Partial<OrderListSearch>,
): OrderListSearch => ({
  ...search,
  page: 1,
  ...change,
})

/** The search part of the address of a list, with its store. */
export function writeOrderSearch(search: Partial<OrderListSearch>, storeId: number | null): string {
  return toSearch(OrderSearch.entries, { ...search, store_id: storeId ?? undefined })
}

/** What is asked of the server; without a store the field is left out, as in every key of this read. */
export const orderRequest = (search: OrderListSearch, storeId: number | null): OrderSearch =>
  storeId === null ? search : { ...search, store_id: storeId }
