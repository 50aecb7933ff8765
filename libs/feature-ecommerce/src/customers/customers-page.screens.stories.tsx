import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

export default {
  title: 'Screens/E-commerce/Customers',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.customers),
}

export const WithCustomers = screen({
  team: { stores: [{ name: 'Linden & Oak', orders: 12 }] },
  shows: 'Maya Smith',
})
