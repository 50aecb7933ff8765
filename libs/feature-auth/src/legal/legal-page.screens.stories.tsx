import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Terms',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.terms),
}

/** The texts are files of the host, which Storybook doesn't have. */
export const Failing = screen({ team: null, shows: 'This text could not be loaded' })
