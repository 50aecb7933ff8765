import { call } from '@tandem/api-client'
import { listOrders } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

const team = { stores: [{ name: 'Linden & Oak', orders: 12 }] }

export default {
  title: 'Screens/E-commerce/Orders',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.orders, { connectStore: '/connect' }),
}

export const WithOrders = screen({ team, shows: '#311' })
export const WithoutAStore = screen({ shows: 'Connect a store to see its orders' })
export const NothingFound = screen({
  team,
  at: `${ecommercePaths.orders}?search_term=nobody`,
  shows: 'No orders match',
})
export const Failing = screen({ team, failing: '/ecommerce/orders', shows: 'The page could not be shown' })
/** Only the list is waiting: its sums come from another call. */
export const Loading = screen({ team, waiting: '/ecommerce/orders', shows: 'Refunds' })
export const AsAViewer = screen({ team: { ...team, role: 'viewer' }, shows: '#311' })

export const DetailsOpen = screen({
  team,
  find: async ({ token }) => {
    const { data } = await call(listOrders, { search: {} }, { token })
    return ecommercePaths.order(data[0]?.id ?? 0)
  },
  shows: 'Payment and delivery',
})
export const NoOrdersYet = screen({ team: { stores: [{ orders: 0 }] }, shows: 'No orders yet' })
export const DetailsOfNoOrder = screen({
  team,
  at: ecommercePaths.order(999_999),
  shows: 'Order not found',
})
export const LastSyncFailed = screen({
  team: { stores: [{ name: 'Second Shelf', sync: 'refused', orders: 5 }] },
  shows: 'The last sync of Second Shelf failed',
})
