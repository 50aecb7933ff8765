import { endpointQuery } from '@tandem/api-client/react'
import { getCustomer, listCustomerCountries, listCustomers } from '@tandem/api-contract'
import type { CustomerSearch } from '@tandem/api-contract'
import { asShown, inSheet } from '@tandem/lists'

/** Customers of the team's stores. */
export const customerQueries = {
  page: (search: CustomerSearch) => endpointQuery(listCustomers, { search }, asShown),
  one: (id: number) => endpointQuery(getCustomer, { params: { id } }, inSheet),
  /** The countries of customers, for the filter. */
  countries: (store_id: number | undefined) =>
    endpointQuery(
      listCustomerCountries,
      { search: { store_id } },
      {
        select: (countries) =>
          countries.map(({ country, customers_count }) => ({ value: country, count: customers_count })),
        // The filter itself shows that its options failed to load.
        meta: { errors: 'local' },
      },
    ),
}
