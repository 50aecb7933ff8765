import { returnFrom } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Sign-in methods',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.signIn),
}

export const OnlyAPassword = screen({ shows: 'Add Google' })
const google = {
  subject: 'maya',
  email: 'maya.at.google@example.test',
  is_email_verified: true,
  name: 'Maya Lindqvist',
}
export const AddingGoogle = screen({
  prepare: () => returnFrom('google', google, 'add'),
  shows: 'Add Google?',
})
export const AfterCancelling = screen({
  at: `${settingsPaths.signIn}?social=cancelled&service=google`,
  shows: 'You cancelled at Google',
})
export const Loading = screen({ waiting: '/me/sign-in-methods', shows: 'Loading your sign-in methods' })
export const Failing = screen({ failing: '/me/sign-in-methods', shows: 'The page could not be shown' })
