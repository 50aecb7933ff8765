import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Email',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.email),
}

export const NothingPending = screen({ shows: 'Change email' })
export const Loading = screen({ waiting: '/me/profile', shows: 'Loading your email' })
export const Failing = screen({ failing: '/me/profile', shows: 'The page could not be shown' })
export const AfterAsking = screen({
  act: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New email' }), 'maya@example.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
  },
  shows: 'We sent a link to maya@example.test',
})
export const LinkReady = screen({
  find: ({ user }) => `${settingsPaths.email}?user_id=${user.id}&hash=new`,
  shows: 'Verify your new address',
})
export const LinkOfSomebodyElse = screen({
  at: `${settingsPaths.email}?user_id=999999&hash=new`,
  shows: 'This link belongs to another account',
})
