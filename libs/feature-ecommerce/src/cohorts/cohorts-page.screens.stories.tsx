import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

export default {
  title: 'Screens/E-commerce/Cohorts',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.cohorts, { connectStore: '/connect' }),
}

export const WithCohorts = screen({ team: { stores: [{ orders: 60 }] }, shows: 'Revenue per customer' })
export const WithoutAStore = screen({ shows: 'No store connected yet' })
