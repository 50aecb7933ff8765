import { call } from '@tandem/api-client'
import { listCustomers } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

const team = { stores: [{ name: 'Linden & Oak', orders: 12 }] }

export default {
  title: 'Screens/E-commerce/Customers',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.customers),
}

export const WithCustomers = screen({
  team,
  shows: 'Maya Smith',
})

export const WithoutAStore = screen({ shows: 'Connect a store to see its customers' })

export const Failing = screen({
  team,
  failing: '/ecommerce/customers',
  shows: 'The page could not be shown',
})
export const Loading = screen({ team, waiting: '/ecommerce/customers', shows: 'Loading customers' })
export const NothingFound = screen({
  team,
  at: `${ecommercePaths.customers}?search_term=nobody`,
  shows: 'No customers match',
})
export const NoCustomersYet = screen({ team: { stores: [{ orders: 0 }] }, shows: 'No customers yet' })

export const DetailsOpen = screen({
  team,
  find: async ({ token }) => {
    const { data } = await call(listCustomers, { search: {} }, { token })
    return ecommercePaths.customer(data[0]?.id ?? 0)
  },
  shows: 'Recent orders',
})
export const DetailsOfNoCustomer = screen({
  team,
  at: ecommercePaths.customer(999_999),
  shows: 'Customer not found',
})
export const LastSyncFailed = screen({
  team: { stores: [{ name: 'Second Shelf', sync: 'refused', orders: 5 }] },
  shows: 'The last sync of Second Shelf failed',
})
