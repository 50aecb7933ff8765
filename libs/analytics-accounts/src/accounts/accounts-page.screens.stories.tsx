import { screen, screensOf } from '@tandem/workbench/screens'
import { accountsSection } from '../accounts-section.ts'
import { accountPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Accounts',
  tags: ['!autodocs'],
  ...screensOf(accountsSection, accountPaths.accounts, { accounts: '/accounts' }),
}

const team = { connected: ['elif'] }

export const WithAccounts = screen({ team, shows: 'Day by day' })
export const DetailsOpen = screen({
  team,
  find: (own) => `${accountPaths.accounts}?account=${own.accounts[0]?.id}`,
  shows: 'Daily data',
})
export const NothingConnected = screen({ shows: 'Connect your first account' })
export const Loading = screen({ team, waiting: '/users/analytics', shows: 'Loading account metrics' })
export const Failing = screen({ team, failing: '/users/analytics', shows: 'The page could not be shown' })
