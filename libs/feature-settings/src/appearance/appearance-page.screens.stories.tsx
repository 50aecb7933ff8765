import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Appearance',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.appearance),
}

export const Chosen = screen({ shows: 'Expand sidebar by default' })
