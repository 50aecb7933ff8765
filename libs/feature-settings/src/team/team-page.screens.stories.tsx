import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

const team = { name: 'Linden & Oak', user_name: 'Maya Lindqvist' }

export default {
  title: 'Screens/Settings/Team',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.team),
}

export const OfASuperAdmin = screen({ team, shows: 'Team' })
export const AsAViewer = screen({ team: { ...team, role: 'viewer' }, shows: 'Linden & Oak' })
export const Loading = screen({ team, waiting: '/team', shows: 'Loading the team' })
export const Failing = screen({ team, failing: '/team', shows: 'The page could not be shown' })
