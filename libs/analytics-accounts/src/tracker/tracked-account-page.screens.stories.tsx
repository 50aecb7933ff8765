import type { Team } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { accountsSection } from '../accounts-section.ts'
import { accountPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Tracked account',
  tags: ['!autodocs'],
  ...screensOf(accountsSection, accountPaths.tracked(999_999), { trackAccount: '/track' }),
}

const tracked = (own: Team) => accountPaths.tracked(own.tracked[0]?.id ?? 0)
const team = { connected: ['elif'], tracked: ['keramik.kiez'] }

export const WithFigures = screen({
  team,
  find: tracked,
  shows: 'keramik.kiez',
})
export const NotTracked = screen({ shows: 'track' })
const at = accountPaths.tracked(1)
export const Loading = screen({ at, waiting: '/users/analytics', shows: 'Loading the account' })
export const Failing = screen({ at, failing: '/users/analytics', shows: 'The page could not be shown' })
export const PostsFailing = screen({
  team,
  find: tracked,
  failing: '/best-posts',
  shows: 'The posts could not be loaded',
})
