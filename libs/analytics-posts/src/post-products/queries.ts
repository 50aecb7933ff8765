import { endpointMutation, endpointQuery } from '@tandem/api-client'
import { listProducts, setPostProducts } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '../posts/queries.ts'

const mostFound = 8

/** Products to link: those found by a term, or without one those that sell best. */
export const linkableProducts = (search_term: string) =>
  endpointQuery(
    listProducts,
    { search: { search_term, per_page: mostFound } },
    {
      select: ({ data }) => data,
      placeholderData: keepPreviousData,
      // The dialog says itself that they could not be searched.
      meta: { errors: 'local' },
    },
  )

interface ChosenProducts {
  service: AccountService
  id: number
  /** Null goes back to what the caption names. */
  product_ids: number[] | null
}

/** Sets the products of a post; its sales are counted anew, and with them those of other posts may change. */
export const setPostProductsMutation = endpointMutation(
  setPostProducts,
  ({ service, id, product_ids }: ChosenProducts) => ({
    params: { ...pathOf(service), id },
    body: { product_ids },
  }),
  { meta: { errors: 'local' } },
)
