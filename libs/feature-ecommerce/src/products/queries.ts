import { endpointQuery } from '@tandem/api-client'
import {
  exportProducts,
  getProduct,
  listCollections,
  listProductDays,
  listProducts,
  listProductStatuses,
  ProductSearch,
} from '@tandem/api-contract'
import { defineList } from '../lists/list.ts'

/** Products of the team's stores. */
export const productList = defineList({
  kind: 'products',
  item: 'product',
  schema: ProductSearch,
  endpoint: listProducts,
  read: (search, options) => endpointQuery(listProducts, { search }, options),
  readOne: (id, options) => endpointQuery(getProduct, { params: { id } }, options),
  exportEndpoint: exportProducts,
})

/** What else is asked about products. */
export const productQueries = {
  // The filter says itself that its choices could not be read.
  collections: (store_id: number | undefined) =>
    endpointQuery(listCollections, { search: { store_id } }, { meta: { errors: 'local' } }),
  statuses: (store_id: number | undefined) =>
    endpointQuery(
      listProductStatuses,
      { search: { store_id } },
      {
        select: (statuses) =>
          statuses.map(({ status, products_count }) => ({ value: status, count: products_count })),
        meta: { errors: 'local' },
      },
    ),
  days: (id: number, search: { date_from?: string; date_to?: string }) =>
    endpointQuery(listProductDays, { params: { id }, search }),
}
