import { screen, screensOf } from '@tandem/workbench/screens'
import { accountsSection } from '../accounts-section.ts'
import { accountPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Tracker',
  tags: ['!autodocs'],
  ...screensOf(accountsSection, accountPaths.tracker, { trackAccount: '/track' }),
}

const team = { connected: ['elif'], tracked: ['keramik.kiez'] }

export const WithAccounts = screen({ team, shows: 'keramik.kiez' })

export const NothingTracked = screen({ shows: 'Track your first account' })
export const NothingFound = screen({
  team,
  at: `${accountPaths.tracker}?search_term=nobody`,
  shows: 'No accounts match',
})
export const Loading = screen({ team, waiting: '/users/analytics', shows: 'Loading tracked accounts' })
export const Failing = screen({ team, failing: '/users/analytics', shows: 'The page could not be shown' })
