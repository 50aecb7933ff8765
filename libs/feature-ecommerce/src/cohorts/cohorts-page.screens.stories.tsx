import { screen, screensOf } from '@tandem/workbench/screens'
import { ecommerceFeature } from '../feature.ts'
import { ecommercePaths } from '../paths.ts'

export default {
  title: 'Screens/E-commerce/Cohorts',
  tags: ['!autodocs'],
  ...screensOf(ecommerceFeature, ecommercePaths.cohorts, { connectStore: '/connect' }),
}

const team = { stores: [{ orders: 60 }] }

export const WithCohorts = screen({ team, shows: 'Revenue per customer' })
export const WithoutAStore = screen({ shows: 'No store connected yet' })
export const NoCohortsYet = screen({ team: { stores: [{ orders: 0 }] }, shows: 'No cohorts yet' })
export const Loading = screen({ team, waiting: '/ecommerce/cohorts', shows: 'Loading cohorts' })
export const Failing = screen({ team, failing: '/ecommerce/cohorts', shows: 'The page could not be shown' })
