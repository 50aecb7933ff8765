import { screen, screensOf } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Forgot password',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.forgotPassword),
}

export const FirstVisit = screen({ team: null, shows: 'Send link' })
const asking: ScreenOptions['act'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'maya@example.test')
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
}
export const LinkSent = screen({
  team: null,
  act: asking,
  shows: 'Password reset link has been sent to your email',
})
export const Failing = screen({
  team: null,
  act: asking,
  failing: '/auth/login/forgot-password',
  shows: 'Failed to send reset email',
})
