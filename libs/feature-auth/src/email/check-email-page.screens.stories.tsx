import { forgetStored, keepStored } from '@tandem/session'
import { screen, screensOf } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

const kept = { user_id: '1', on_page_token: 'a-token', temp_mail: 'maya.lindqvist@example.test' } as const

export default {
  title: 'Screens/Sign-in/Check your email',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.checkEmail),
  beforeEach: () => {
    for (const name of ['user_id', 'on_page_token', 'temp_mail'] as const) keepStored(name, kept[name])
    return () => {
      for (const name of ['user_id', 'on_page_token', 'temp_mail'] as const) forgetStored(name)
    }
  },
}

const status = '/auth/register/check-email-verification-status'
const resend = '/auth/register/resend-verification-email'

const askingAgain: ScreenOptions['act'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Resend email' }))

export const Waiting = screen({ team: null, waiting: status, shows: 'Waiting for verification' })
export const SentAgain = screen({
  team: null,
  waiting: status,
  answers: { [resend]: { data: null } },
  act: askingAgain,
  shows: 'Verification email has been resent.',
})
export const NotSentAgain = screen({
  team: null,
  waiting: status,
  failing: resend,
  act: askingAgain,
  shows: 'Failed to resend. Please try again.',
})
export const Over = screen({
  team: null,
  failing: status,
  refusal: 'LINK_EXPIRED_OR_INVALID',
  shows: 'This page can no longer sign you in',
})
