import type { SessionOfUser } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Sessions',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.sessions),
}

/** The server in the page doesn't know the browser, so its own answer has no name for the device. */
const own: SessionOfUser = {
  id: 2,
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  address: '203.0.113.7',
  created_at: '2026-10-12T06:40:00.000Z',
  used_at: '2026-10-15T05:58:00.000Z',
}
const phone: SessionOfUser = {
  ...own,
  id: 1,
  is_current: false,
  browser: 'Safari',
  system: 'iPhone',
  created_at: '2026-09-30T16:05:00.000Z',
  used_at: '2026-10-13T19:20:00.000Z',
}

export const OneDevice = screen({
  answers: { '/me/sessions': { data: [own] } },
  shows: 'You’re only signed in on this device.',
})
export const TwoDevices = screen({
  answers: { '/me/sessions': { data: [own, phone] } },
  shows: 'Sign out other devices',
})
export const UnknownDevice = screen({ shows: 'Unknown device' })
export const Failing = screen({ failing: '/me/sessions', shows: 'The page could not be shown' })
export const Loading = screen({ waiting: '/me/sessions', shows: 'Loading your devices' })
