import { screen, screensOf } from '@tandem/workbench/screens'
import { analyticsFeature } from '../feature.ts'
import { analyticsPaths } from '../paths.ts'

const team = { name: 'Linden & Oak', stores: [{ name: 'Linden & Oak', orders: 40 }], connected: ['elif'] }

export default {
  title: 'Screens/Analytics/Dashboard',
  tags: ['!autodocs'],
  ...screensOf(analyticsFeature, analyticsPaths.dashboard, {
    connectStore: '/connect',
    accounts: '/accounts',
  }),
}

export const PostsAndSales = screen({ team, shows: 'Insights' })
export const NothingConnected = screen({ shows: 'See how your posts and your stores move together' })
export const InsightsFailing = screen({
  team,
  failing: '/dashboard/insights',
  shows: 'The insights could not be loaded',
})
export const OnlyPosts = screen({ team: { connected: ['elif'] }, shows: 'Insights' })
export const OnlySales = screen({ team: { stores: [{ orders: 12 }] }, shows: 'Insights' })
export const FirstSync = screen({
  team: { stores: [{ name: 'Linden & Oak', sync: 'reading' }] },
  shows: 'Linden & Oak',
})
export const Loading = screen({ team, waiting: '/dashboard/insights', shows: 'Loading the insights' })
export const Failing = screen({ failing: '/ecommerce/stores', shows: 'The page could not be shown' })
