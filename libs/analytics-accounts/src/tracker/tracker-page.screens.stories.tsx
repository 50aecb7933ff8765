import { screen, screensOf } from '@tandem/workbench/screens'
import { accountsSection } from '../accounts-section.ts'
import { accountPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Tracker',
  tags: ['!autodocs'],
  ...screensOf(accountsSection, accountPaths.tracker, { trackAccount: '/track' }),
}

export const WithAccounts = screen({
  team: { connected: ['elif'], tracked: ['keramik.kiez'] },
  shows: 'keramik.kiez',
})

export const NothingTracked = screen({ shows: 'Track your first account' })
