import { call } from '@tandem/api-client'
import {
  exportProducts,
  getProduct,
  listCollections,
  listProductDays,
  listProducts,
  listProductStatuses,
  ProductSearch,
} from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { defineList } from '../lists/list.ts'

/** Products of the team's stores. */
export const productList = defineList({
  kind: 'products',
  item: 'product',
  schema: ProductSearch,
  read: (search, signal) => call(listProducts, { search }, { signal }),
  readOne: (id, signal) => call(getProduct, { params: { id } }, { signal }),
  exportEndpoint: exportProducts,
})

/** What else is asked about products. */
export const productQueries = {
  collections: (store_id: number | undefined) =>
    queryOptions({
      queryKey: [...productList.all, 'collections', store_id ?? null],
      queryFn: async ({ signal }) => (await call(listCollections, { search: { store_id } }, { signal })).data,
      // The filter says itself that its choices could not be read.
      meta: { errors: 'local' },
    }),
  statuses: (store_id: number | undefined) =>
    queryOptions({
      queryKey: [...productList.all, 'statuses', store_id ?? null],
      queryFn: async ({ signal }) =>
        (await call(listProductStatuses, { search: { store_id } }, { signal })).data.map(
          ({ status, products_count }) => ({ value: status, count: products_count }),
        ),
      meta: { errors: 'local' },
    }),
  days: (id: number, search: { date_from?: string; date_to?: string }) =>
    queryOptions({
      queryKey: [...productList.all, 'days', id, search],
      queryFn: async ({ signal }) =>
        (await call(listProductDays, { params: { id }, search }, { signal })).data,
    }),
}
