import { call } from '@tandem/api-client'
import {
  CustomerSearch,
  exportCustomers,
  getCustomer,
  listCustomerCountries,
  listCustomers,
} from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { defineList } from '../lists/list.ts'

/** Customers of the team's stores. */
export const customerList = defineList({
  kind: 'customers',
  item: 'customer',
  schema: CustomerSearch,
  read: (search, signal) => call(listCustomers, { search }, { signal }),
  readOne: (id, signal) => call(getCustomer, { params: { id } }, { signal }),
  exportEndpoint: exportCustomers,
})

/** The countries that customers have, for the filter. */
export const customerCountriesQuery = (store_id: number | undefined) =>
  queryOptions({
    queryKey: [...customerList.all, 'countries', store_id ?? null],
    queryFn: async ({ signal }) =>
      (await call(listCustomerCountries, { search: { store_id } }, { signal })).data.map(
        ({ country, customers_count }) => ({ value: country, count: customers_count }),
      ),
    // The filter says itself that its choices could not be read.
    meta: { errors: 'local' },
  })
