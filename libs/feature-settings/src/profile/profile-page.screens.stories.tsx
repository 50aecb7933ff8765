import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Profile',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.profile),
}

export const OfASuperAdmin = screen({ team: { user_name: 'Maya Lindqvist' }, shows: 'Profile' })
export const Loading = screen({ waiting: '/me/profile', shows: 'Loading your profile' })
export const Failing = screen({ failing: '/me/profile', shows: 'The page could not be shown' })
