import { forgetStored, keepStored } from '@tandem/session'
import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Check your email',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.checkEmail),
}

const kept = { user_id: '1', on_page_token: 'a-token', temp_mail: 'maya.lindqvist@example.test' } as const

export const Waiting = {
  ...screen({
    team: null,
    waiting: '/auth/register/check-email-verification-status',
    shows: 'Waiting for verification',
  }),
  beforeEach: () => {
    for (const name of ['user_id', 'on_page_token', 'temp_mail'] as const) keepStored(name, kept[name])
    return () => {
      for (const name of ['user_id', 'on_page_token', 'temp_mail'] as const) forgetStored(name)
    }
  },
}
