import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { settingsFeature } from './feature.ts'

beforeEach(signOut)

test('the group leads to its first page', async () => {
  const { address } = await openAsTeam(settingsFeature, '/settings')
  await expect.poll(address).toBe('/settings/profile')
})

test.each([
  ['profile', 'Profile'],
  ['profile/email', 'E-mail'],
  ['profile/password', 'Password Soon'],
])('/settings/%s says that it is not there yet, beside the menu of settings', async (path, name) => {
  const { screen } = await openAsTeam(settingsFeature, `/settings/${path}`)
  await expect
    .element(screen.getByText('This page has not been created yet. Stay tuned though!'))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon')
  const menu = screen.getByRole('navigation', { name: 'Settings' })
  await expect.element(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  expect(
    menu
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Profile', 'E-mail', 'Appearance', 'Password Soon'])
})

test('the menu leads from page to page', async () => {
  const { screen, address } = await openAsTeam(settingsFeature, '/settings/profile')
  await screen.getByRole('link', { name: 'Appearance' }).click()
  await expect.poll(address).toBe('/settings/profile/appearance')
  await expect.element(screen.getByRole('radio', { name: 'Dark', exact: true })).toBeInTheDocument()
})
