import { endpointQuery } from '@tandem/api-client/react'
import { DiscountCodeSearch, listCodeCustomers, listDiscountCodes } from '@tandem/api-contract'
import { asShown, inSheet, listAddress } from '@tandem/lists'

/** The page's address. */
export const codesAddress = listAddress(DiscountCodeSearch)

/** Discount codes of the team's stores. */
export const codeQueries = {
  page: (search: DiscountCodeSearch) => endpointQuery(listDiscountCodes, { search }, asShown),
  /** The customers whom a code brought. */
  customers: (search: { store_id?: number; code: string; page: number }) =>
    endpointQuery(listCodeCustomers, { search: { per_page: 10, ...search } }, inSheet),
}
