import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { listProducts, setPostProducts } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '../posts/queries.ts'

const maxFound = 8

/** Products to link: those that match a term, or the best-selling ones without a term. */
export const linkableProducts = (search_term: string) =>
  endpointQuery(
    listProducts,
    { search: { search_term, per_page: maxFound } },
    {
      select: ({ data }) => data,
      placeholderData: keepPreviousData,
      // The dialog itself shows that the search failed.
      meta: { errors: 'local' },
    },
  )

interface ChosenProducts {
  service: AccountService
  id: number
  /** Null returns to the products in the caption. */
  product_ids: number[] | null
}

/** Sets the products of a post. Its sales are recalculated, and other posts' sales may change too. */
export const setPostProductsMutation = endpointMutation(
  setPostProducts,
  ({ service, id, product_ids }: ChosenProducts) => ({
    params: { ...pathOf(service), id },
    body: { product_ids },
  }),
  { meta: { errors: 'local' } },
)
