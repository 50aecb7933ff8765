import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Your data',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.data),
}

export const NothingExported = screen({ team: { name: 'Linden & Oak' }, shows: 'Export everything' })
export const AsAViewer = screen({ team: { role: 'viewer' }, shows: 'Only admins can export team data' })
