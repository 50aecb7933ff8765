import { endpointQuery } from '@tandem/api-client/react'
import {
  getProduct,
  listCollections,
  listProductDays,
  listProducts,
  listProductStatuses,
} from '@tandem/api-contract'
import type { ProductSearch } from '@tandem/api-contract'
import { asShown, inSheet } from '@tandem/lists'

/** Products of the team's stores. */
export const productQueries = {
  page: (search: ProductSearch) => endpointQuery(listProducts, { search }, asShown),
  one: (id: number) => endpointQuery(getProduct, { params: { id } }, inSheet),
  // The filter itself shows that its options failed to load.
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
