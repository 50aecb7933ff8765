import { screen, screensOf } from '@tandem/workbench/screens'
import { analyticsFeature } from '../feature.ts'
import { analyticsPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Accounts',
  tags: ['!autodocs'],
  ...screensOf(analyticsFeature, analyticsPaths.accounts, { accounts: '/accounts' }),
}

export const WithAccounts = screen({ team: { connected: ['elif'] }, shows: 'Day by day' })
