import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { settingsFeature } from './feature.ts'

beforeEach(signOut)
afterEach(() => page.viewport(1280, 800))

test('the group redirects to its first page', async () => {
  const { address } = await openAsTeam(settingsFeature, '/settings')
  await expect.poll(address).toBe('/settings/profile')
})

test("the password page says that it isn't available yet, beside the menu of settings", async () => {
  const { screen } = await openAsTeam(settingsFeature, '/settings/profile/password')
  await expect
    .element(screen.getByText('This page has not been created yet. Stay tuned though!'))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon')
  const menu = screen.getByRole('navigation', { name: 'Settings' })
  await expect
    .element(menu.getByRole('link', { name: 'Password Soon' }))
    .toHaveAttribute('aria-current', 'page')
})

test.each([
  ['admin', ['Profile', 'Email', 'Sign-in', 'Sessions', 'Appearance', 'Password Soon', 'Team', 'Team data']],
  ['viewer', ['Profile', 'Email', 'Sign-in', 'Sessions', 'Appearance', 'Password Soon', 'Team']],
] as const)('the menu of an %s has the pages they may open, on a phone too', async (role, names) => {
  await page.viewport(390, 800)
  const { screen, address } = await openAsTeam(settingsFeature, '/settings/profile/password', { role })
  const menu = screen.getByRole('navigation', { name: 'Settings' })
  await expect.element(menu).toBeVisible()
  const links = menu.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(names)
  await menu.getByRole('link', { name: 'Sessions' }).click()
  await expect.poll(address).toBe('/settings/profile/sessions')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the menu links the pages', async () => {
  const { screen, address } = await openAsTeam(settingsFeature, '/settings/profile')
  await screen.getByRole('link', { name: 'Appearance' }).click()
  await expect.poll(address).toBe('/settings/profile/appearance')
  await expect.element(screen.getByRole('radio', { name: 'Dark', exact: true })).toBeInTheDocument()
})
