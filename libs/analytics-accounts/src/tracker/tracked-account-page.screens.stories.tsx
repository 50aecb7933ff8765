import { screen, screensOf } from '@tandem/workbench/screens'
import { accountsSection } from '../accounts-section.ts'
import { accountPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Tracked account',
  tags: ['!autodocs'],
  ...screensOf(accountsSection, accountPaths.tracked(999_999), { trackAccount: '/track' }),
}

const team = { connected: ['elif'], tracked: ['keramik.kiez'] }

export const WithFigures = screen({
  team,
  prepare: async (own) => accountPaths.tracked(own?.tracked[0]?.id ?? 0),
  shows: 'keramik.kiez',
})
export const NotTracked = screen({ shows: 'track' })
