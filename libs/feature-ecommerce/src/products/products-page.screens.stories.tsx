import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

export default {
  title: 'Screens/E-commerce/Products',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.products),
}

export const WithProducts = screen({
  team: { stores: [{ name: 'Linden & Oak', orders: 12 }] },
  shows: 'Linden & Oak',
})
