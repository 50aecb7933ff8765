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
