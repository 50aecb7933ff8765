import { call } from '@tandem/api-client'
import { CustomerSearch, listCustomers } from '@tandem/api-contract'
import { defineList } from '../lists/list.ts'

/** Customers of the team's stores. */
export const customerList = defineList('customers', CustomerSearch, (search, signal) =>
  call(listCustomers, { search }, { signal }),
)
