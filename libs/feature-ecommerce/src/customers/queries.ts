import { endpointQuery } from '@tandem/api-client'
import {
  CustomerSearch,
  exportCustomers,
  getCustomer,
  listCustomerCountries,
  listCustomers,
} from '@tandem/api-contract'
import { defineList } from '../lists/list.ts'

/** Customers of the team's stores. */
export const customerList = defineList({
  kind: 'customers',
  item: 'customer',
  schema: CustomerSearch,
  endpoint: listCustomers,
  read: (search, options) => endpointQuery(listCustomers, { search }, options),
  readOne: (id, options) => endpointQuery(getCustomer, { params: { id } }, options),
  exportEndpoint: exportCustomers,
})

/** The countries that customers have, for the filter. */
export const customerCountriesQuery = (store_id: number | undefined) =>
  endpointQuery(
    listCustomerCountries,
    { search: { store_id } },
    {
      select: (countries) =>
        countries.map(({ country, customers_count }) => ({ value: country, count: customers_count })),
      // The filter says itself that its choices could not be read.
      meta: { errors: 'local' },
    },
  )
