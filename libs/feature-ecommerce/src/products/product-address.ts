import { ProductSearch } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'
import type { SearchOf } from '@tandem/lists'
import { amountParams, soundAmounts } from '../lists/amount-range.ts'

/** The address of the list of products. */
export const productAddress = listAddress(ProductSearch, {
  filters: [['collection_id'], ['stock'], ['status'], amountParams],
  saved: 'products',
  sound: soundAmounts,
})
export type ProductView = SearchOf<typeof productAddress>
