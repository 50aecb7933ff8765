import { call } from '@tandem/api-client'
import { forgotPassword } from '@tandem/api-contract'
import { mailedPath, newTeam } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/New password',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.resetPassword),
}

async function askForLink() {
  const { user } = await newTeam()
  await call(forgotPassword, { body: { email: user.email } })
  return mailedPath(user.email)
}

export const OfAMail = screen({ team: null, prepare: askForLink, shows: 'Save new password' })
export const NotValid = screen({
  team: null,
  at: `${authPaths.resetPassword}?user_id=1&hash=old`,
  shows: 'This link may be incomplete',
})
export const Expired = screen({
  team: null,
  at: `${authPaths.resetPassword}?user_id=1&hash=old`,
  failing: '/auth/login/forgot-password/verify',
  refusal: 'INVALID_OR_EXPIRED_HASH',
  shows: 'This reset link has expired or was already used',
})
