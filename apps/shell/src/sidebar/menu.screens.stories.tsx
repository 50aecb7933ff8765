import { screen, screensIn } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { expect, waitFor, within } from 'storybook/test'
import { appWith } from '../test-host.tsx'

export default {
  title: 'Screens/Frame/Menu (sidebar, navigation, navbar)',
  id: 'screens-frame-menu',
  tags: ['!autodocs'],
  ...screensIn(appWith(), '/upgrade'),
  // The device keeps whether the menu shows names.
  beforeEach: () => () => {
    document.cookie = 'sidebar_state=; path=/; max-age=0'
  },
}

const page = 'Pro isn’t available yet'

/** Presses the first button of the bar: on a phone it opens the menu, elsewhere it hides the names. */
const toggle: ScreenOptions['act'] = async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: /^(Open menu|Collapse sidebar)$/ })
  const before = button.getAttribute('aria-expanded')
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-expanded', before))
  if (button.ariaLabel === 'Open menu') await within(document.body).findByRole('dialog')
}

export const OnALaptop = screen({ shows: page })
export const WithoutNames = screen({ act: toggle, shows: page })
export const OnAPhone = {
  ...screen({ act: toggle, shows: page }),
  globals: { viewport: { value: 'phone' } },
}
