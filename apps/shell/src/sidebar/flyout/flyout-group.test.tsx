import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FlyoutGroup } from './flyout-group.tsx'
import { useFlyouts } from './use-flyouts.ts'

afterEach(() => void vi.restoreAllMocks())

const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

function Menu() {
  const flyouts = useFlyouts()
  const soon = { key: 'reports', label: 'Reports', icon: missing, isCurrent: false }
  return (
    <ul>
      <FlyoutGroup
        entry={{ key: 'analytics', label: 'Analytics', isCurrent: false, children: [soon] }}
        flyouts={flyouts}
        onNavigate={() => undefined}
      />
    </ul>
  )
}

it('closes and says so when its panel is missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const screen = await render(<Menu />)
  const button = screen.getByRole('button', { name: 'Analytics' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This couldn’t be opened')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button).toHaveFocus()
})
