import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Email',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.email),
}

export const NothingPending = screen({ shows: 'Change email' })
