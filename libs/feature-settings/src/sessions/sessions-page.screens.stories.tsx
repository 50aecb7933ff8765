import { call } from '@tandem/api-client'
import { login } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Sessions',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.sessions),
}

export const OneDevice = screen({ shows: 'You’re only signed in on this device.' })
export const Failing = screen({ failing: '/me/sessions', shows: 'The page could not be shown' })
export const Loading = screen({ waiting: '/me/sessions', shows: 'Loading your devices' })
export const TwoDevices = screen({
  prepare: async (own) => {
    if (own !== undefined) await call(login, { body: { email: own.user.email, password: own.password } })
    return settingsPaths.sessions
  },
  shows: 'Sign out other devices',
})
