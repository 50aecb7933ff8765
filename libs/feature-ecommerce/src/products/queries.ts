import { call } from '@tandem/api-client'
import { listProducts, ProductSearch } from '@tandem/api-contract'
import { defineList } from '../lists/list.ts'

/** Products of the team's stores. */
export const productList = defineList('products', ProductSearch, (search, signal) =>
  call(listProducts, { search }, { signal }),
)
