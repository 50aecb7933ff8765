import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Link of a new email',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.emailLink),
}

export const Ready = screen({
  team: null,
  at: `${settingsPaths.emailLink}?user_id=1&hash=new`,
  shows: 'Verify the address',
})
export const Incomplete = screen({ team: null, shows: 'Missing parameters' })
export const NotValid = screen({
  team: null,
  at: `${settingsPaths.emailLink}?user_id=1&hash=old`,
  act: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Verify the address' })),
  shows: 'We couldn’t verify this email',
})
