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
