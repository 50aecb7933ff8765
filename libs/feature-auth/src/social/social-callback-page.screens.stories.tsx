import { keepStored } from '@tandem/session'
import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Back from a provider',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.socialCallback),
}

export const Working = screen({
  team: null,
  at: `${authPaths.socialCallback}?service=google&code=new`,
  waiting: '/auth/login/social',
  shows: 'Signing you in',
})
/** Somebody without an account, after the exchange of the provider's code. */
const newcomer = {
  personal_access_token: 'a-token',
  name: 'Maya Lindqvist',
  email: 'maya.lindqvist@example.test',
  email_verified: true,
}
export const NewPerson = screen({
  team: null,
  prepare: async () => {
    keepStored('token', newcomer.personal_access_token)
    return { pathname: authPaths.socialCallback, state: { newcomer } }
  },
  shows: 'Create account',
})
export const KnownAddress = screen({
  team: null,
  at: `${authPaths.socialCallback}?service=google&code=of-a-known-address`,
  failing: '/auth/login/social',
  refusal: 'PASSWORD_NEEDED_TO_LINK',
  shows: 'Connect and sign in',
})
export const Refused = screen({
  team: null,
  at: `${authPaths.socialCallback}?service=google&code=new`,
  failing: '/auth/login/social',
  shows: 'The sign-in with Google could not be completed',
})
