import { screen, screensOf } from '@tandem/workbench/screens'
import { analyticsFeature } from '../feature.ts'
import { analyticsPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Tracker',
  tags: ['!autodocs'],
  ...screensOf(analyticsFeature, analyticsPaths.tracker, { trackAccount: '/track' }),
}

export const WithAccounts = screen({
  team: { connected: ['elif'], tracked: ['keramik.kiez'] },
  shows: 'keramik.kiez',
})
