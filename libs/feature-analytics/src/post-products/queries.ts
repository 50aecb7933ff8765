import { call } from '@tandem/api-client'
import { listProducts, setPostProducts, type AccountService, type Product } from '@tandem/api-contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

const mostFound = 8

/** Products to link: those found by a term, or without one those that sell best. */
export const linkableProducts = (search_term: string) =>
  queryOptions({
    queryKey: ['products', 'linkable', search_term],
    queryFn: async ({ signal }): Promise<Product[]> =>
      (await call(listProducts, { search: { search_term, per_page: mostFound } }, { signal })).data,
    placeholderData: keepPreviousData,
    // The dialog says itself that they could not be searched.
    meta: { errors: 'local' },
  })

interface ChosenProducts {
  service: AccountService
  id: number
  /** Null goes back to what the caption names. */
  product_ids: number[] | null
}

/** Sets the products of a post; its sales are counted anew, and with them those of other posts may change. */
export const setPostProductsMutation = mutationOptions({
  mutationKey: ['posts', 'products'],
  mutationFn: async ({ service, id, product_ids }: ChosenProducts) =>
    (await call(setPostProducts, { params: { service, social: 'instagram', id }, body: { product_ids } }))
      .data,
  meta: { errors: 'local', invalidates: ['posts'] },
})
