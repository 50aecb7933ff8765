import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

export default {
  title: 'Screens/E-commerce/Discount codes',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.codes, { connectStore: '/connect' }),
}

export const WithCodes = screen({ team: { stores: [{ orders: 60 }] }, shows: 'Discount given' })
export const WithoutCodes = screen({
  team: { stores: [{ orders: 0 }] },
  shows: 'No discount codes yet',
})
export const WithoutAStore = screen({ shows: 'No store connected yet' })
export const Failing = screen({
  team: { stores: [{ orders: 0 }] },
  failing: '/ecommerce/discount-codes',
  shows: 'The page could not be shown',
})
