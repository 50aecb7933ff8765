import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Undo',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.undoSignIn),
}

export const NotValid = screen({
  team: null,
  at: `${authPaths.undoSignIn}?user_id=1&hash=old`,
  shows: 'This link isn’t valid',
})
