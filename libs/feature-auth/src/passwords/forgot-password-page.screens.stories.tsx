import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Forgot password',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.forgotPassword),
}

export const FirstVisit = screen({ team: null, shows: 'Send the link' })
