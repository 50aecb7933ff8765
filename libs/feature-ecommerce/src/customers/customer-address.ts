import { CustomerSearch } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'
import type { SearchOf } from '@tandem/lists'
import { amountParams, soundAmounts } from '../lists/amount-range.ts'

/** The address of the list of customers. */
export const customerAddress = listAddress(CustomerSearch, {
  filters: [['country'], ['buyers'], amountParams],
  saved: 'customers',
  sound: soundAmounts,
})
export type CustomerView = SearchOf<typeof customerAddress>
