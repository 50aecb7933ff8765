import { isAllowed } from '@tandem/api-contract'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { settingsFeature } from './feature.ts'
import { settingsNavigation } from './navigation.ts'
import { settingsPaths } from './paths.ts'

beforeEach(signOut)

test('the group redirects to its first page', async () => {
  const { address } = await openAsTeam(settingsFeature, '/settings')
  await expect.poll(address).toBe('/settings/profile')
})

test("the password page says that it isn't available yet", async () => {
  const { screen } = await openAsTeam(settingsFeature, '/settings/profile/password')
  await expect
    .element(screen.getByText('This page has not been created yet. Stay tuned though!'))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon')
})

test.each([
  ['admin', ['profile', 'email', 'signIn', 'sessions', 'appearance', 'password', 'team', 'data']],
  ['viewer', ['profile', 'email', 'signIn', 'sessions', 'appearance', 'password', 'team']],
] as const)(
  'the menu of the app lists the pages that an %s may open, and no page has another menu',
  async (role, names) => {
    const shown = settingsNavigation.children?.filter(
      ({ permission }) => permission === undefined || isAllowed(role, permission),
    )
    expect(shown?.map(({ url }) => url)).toEqual(names.map((name) => settingsPaths[name]))
    const { screen } = await openAsTeam(settingsFeature, '/settings/profile', { role })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  },
)
