import { screen, screensOf } from '@tandem/workbench/screens'
import { accountsSection } from '../accounts-section.ts'
import { accountPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Accounts',
  tags: ['!autodocs'],
  ...screensOf(accountsSection, accountPaths.accounts, { accounts: '/accounts' }),
}

export const WithAccounts = screen({ team: { connected: ['elif'] }, shows: 'Day by day' })
