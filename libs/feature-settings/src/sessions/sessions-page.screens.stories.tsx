import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Sessions',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.sessions),
}

export const OneDevice = screen({ shows: 'You’re only signed in on this device.' })
export const Failing = screen({ failing: '/me/sessions', shows: 'The page could not be shown' })
