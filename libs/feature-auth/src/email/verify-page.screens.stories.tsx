import { call } from '@tandem/api-client'
import { register } from '@tandem/api-contract'
import { mailedPath } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Verify email',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.verify),
}

async function registerElsewhere() {
  const [email, password] = ['maya.lindqvist@example.test', 'a quiet sunny orchard']
  await call(register, {
    body: {
      name: 'Maya Lindqvist',
      email,
      password,
      confirmPassword: password,
      team_name: 'Linden & Oak',
      timezone: 'Europe/London',
    },
  })
  return mailedPath(email)
}

export const InAnotherBrowser = screen({
  team: null,
  prepare: registerElsewhere,
  shows: 'Verify and continue',
})
export const NotValid = screen({
  team: null,
  at: `${authPaths.verify}?user_id=1&hash=old`,
  shows: 'This link isn’t valid',
})
