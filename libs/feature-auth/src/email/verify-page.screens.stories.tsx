import { call } from '@tandem/api-client'
import { register } from '@tandem/api-contract'
import { mailedPath } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'
import { keepPendingRegistration } from '../pending-registration.ts'

export default {
  title: 'Screens/Sign-in/Verify email',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.verify),
}

const email = 'maya.lindqvist@example.test'

async function registerMaya() {
  const password = 'a quiet sunny orchard'
  return call(register, {
    body: {
      name: 'Maya Lindqvist',
      email,
      password,
      confirmPassword: password,
      team_name: 'Linden & Oak',
      timezone: 'Europe/London',
    },
  })
}

async function registerElsewhere() {
  await registerMaya()
  return mailedPath(email)
}

async function registerHere() {
  const { data } = await registerMaya()
  keepPendingRegistration(data, email)
  return mailedPath(email)
}

const verifying: ScreenOptions['act'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Verify and continue' }))

export const InAnotherBrowser = screen({
  team: null,
  prepare: registerElsewhere,
  shows: 'Verify and continue',
})
export const InThisBrowser = screen({
  team: null,
  prepare: registerHere,
  shows: 'Not your registration?',
})
/** Nothing changes until the dashboard of the new team opens. */
export const Verifying = screen({
  team: null,
  prepare: registerHere,
  act: verifying,
  waiting: '/auth/register/verify-email',
  shows: 'Not your registration?',
})
export const Failing = screen({
  team: null,
  prepare: registerHere,
  act: verifying,
  failing: '/auth/register/verify-email',
  shows: 'Email verification failed.',
})
export const Loading = screen({
  team: null,
  at: `${authPaths.verify}?user_id=1&hash=new`,
  waiting: '/auth/register/verify-email/check',
  shows: 'Checking your link',
})
export const NotValid = screen({
  team: null,
  at: `${authPaths.verify}?user_id=1&hash=old`,
  shows: 'This link may be incomplete',
})
