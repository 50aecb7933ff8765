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
