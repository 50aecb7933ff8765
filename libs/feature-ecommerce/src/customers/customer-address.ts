import { CustomerSearch } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'
import type { SaidIn } from '@tandem/lists'
import { amountParams, soundAmounts } from '../lists/amount-range.ts'

/** What the address of the list of customers says. */
export const customerAddress = listAddress(CustomerSearch, {
  filters: [['country'], ['buyers'], amountParams],
  sound: soundAmounts,
})
export type CustomerView = SaidIn<typeof customerAddress>
