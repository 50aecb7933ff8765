import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

const team = { stores: [{ name: 'Linden & Oak', orders: 12 }] }

export default {
  title: 'Screens/E-commerce/Products',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.products),
}

export const WithProducts = screen({
  team,
  shows: 'Linden & Oak',
})

export const WithoutAStore = screen({ shows: 'Connect a store to see its products' })

export const Failing = screen({
  team,
  failing: '/ecommerce/products',
  shows: 'The page could not be shown',
})
