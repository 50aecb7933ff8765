import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

const stores = [
  { name: 'Linden & Oak', orders: 60 },
  { name: 'Studio Juniper', type: 'shopify' as const, orders: 12 },
]
const team = { name: 'Linden & Oak', stores }

export default {
  title: 'Screens/E-commerce/Compare with the shop’s report',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.reconcile, { connectStore: '/connect' }),
}

export const WithAReport = screen({ team, shows: 'Tandem and the shop’s report' })
export const OfAShopWithoutAReport = screen({
  team: { ...team, stores: [{ name: 'Linden & Oak', orders: 12, hasReport: false }] },
  shows: 'This shop has no report to compare with',
})
export const WithoutAStore = screen({ shows: 'Connect a store to compare its figures' })
export const Failing = screen({
  team,
  failing: '/reconciliation',
  shows: 'Couldn’t load the shop’s report',
})
export const Loading = screen({
  team,
  waiting: '/reconciliation',
  shows: 'Compare with the shop’s report',
})
export const AsAViewer = screen({ team: { ...team, role: 'viewer' }, shows: 'Tandem and the shop’s report' })
