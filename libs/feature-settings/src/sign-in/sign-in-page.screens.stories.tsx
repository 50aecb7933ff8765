import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Sign-in methods',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.signIn),
}

export const OnlyAPassword = screen({ shows: 'Add Google' })
