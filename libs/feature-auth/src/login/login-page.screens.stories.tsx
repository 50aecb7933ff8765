import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Sign in',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.login),
}

export const FirstVisit = screen({ team: null, shows: 'New to Tandem?' })
export const Register = screen({ team: null, at: authPaths.register, shows: 'Create' })
