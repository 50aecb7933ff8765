import { screen, screensOf } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'
import { keepPendingRegistration } from '../pending-registration.ts'

export default {
  title: 'Screens/Sign-in/Check your email',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.checkEmail),
}

/** The registration whose mail the page waits for. */
async function registered() {
  keepPendingRegistration({ id: 1, on_page_token: 'a-token' }, 'maya.lindqvist@example.test')
  return authPaths.checkEmail
}

const status = '/auth/register/check-email-verification-status'
const resend = '/auth/register/resend-verification-email'

const askingAgain: ScreenOptions['act'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Resend email' }))

export const Waiting = screen({
  team: null,
  prepare: registered,
  waiting: status,
  shows: 'Waiting for verification',
})
export const SentAgain = screen({
  team: null,
  prepare: registered,
  waiting: status,
  answers: { [resend]: { data: null } },
  act: askingAgain,
  shows: 'Verification email has been resent.',
})
export const NotSentAgain = screen({
  team: null,
  prepare: registered,
  waiting: status,
  failing: resend,
  act: askingAgain,
  shows: 'Failed to resend. Please try again.',
})
export const Over = screen({
  team: null,
  prepare: registered,
  failing: status,
  refusal: 'LINK_EXPIRED_OR_INVALID',
  shows: 'This page can no longer sign you in',
})
