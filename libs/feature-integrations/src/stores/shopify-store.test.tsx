import { signOut } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { integrationsFeature } from '../feature.ts'

const here = '/integrations/e-commerce'
const open = (search = '', options?: TeamOptions) =>
  openAsTeam(integrationsFeature, `${here}${search}`, options)

beforeEach(signOut)

test('a Shopify store is connected by its address and an access token', async () => {
  const { screen, team, address } = await open('?connect=shopify')
  await screen.getByLabelText('Display name').fill('Linden Home')
  await screen
    .getByLabelText('Shopify store name')
    .fill(`https://${team.shop.shopify_store_name}.myshopify.com`)
  await expect.element(screen.getByLabelText('Shopify store name')).toHaveValue(team.shop.shopify_store_name)
  await screen.getByRole('textbox', { name: 'Access token' }).fill(team.shop.shopify_access_token)
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.poll(address).toBe(here)
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).toBeVisible()
  await expect.element(screen.getByText('Up to date').first()).toBeVisible()
  // Without the app's secret, its webhooks couldn't be verified.
  await expect.element(screen.getByText(/^Checked every 15 minutes\./)).toBeVisible()
})

test('a Shopify store is connected with the client ID and secret of an app', async () => {
  const { screen, team, address } = await open('?connect=shopify')
  await screen.getByLabelText('Display name').fill('Linden Home')
  await screen.getByLabelText('Shopify store name').fill(team.shop.shopify_store_name)
  await screen.getByRole('radio', { name: /^Client ID and secret/ }).click()
  await screen.getByLabelText('Client ID', { exact: true }).fill(team.shop.shopify_client_id)
  await screen.getByRole('textbox', { name: 'Client secret' }).fill('not the secret')
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Client secret' }))
    .toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('textbox', { name: 'Client secret' }).fill(team.shop.shopify_client_secret)
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.poll(address).toBe(here)
  await expect.element(screen.getByText('Up to date').first()).toBeVisible()
})

test('shows all errors of a Shopify store at submit, for the chosen kind of access', async () => {
  const { screen } = await open('?connect=shopify')
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByText('Store name is required for Shopify')).toBeVisible()
  await expect.element(screen.getByText('Access token is required for Shopify')).toBeVisible()
  await screen.getByLabelText('Shopify store name').fill('x')
  await expect.element(screen.getByText('Store name required')).toBeVisible()
  await screen.getByLabelText('Shopify store name').fill('linden home')
  await expect.element(screen.getByText('Store name contains invalid characters')).toBeVisible()
  await screen.getByRole('radio', { name: /^Client ID and secret/ }).click()
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByText('Client ID is required for Shopify')).toBeVisible()
  await expect.element(screen.getByText('Client secret is required for Shopify')).toBeVisible()
})

test('keeps the input when somebody switches to the other kind of store and back', async () => {
  const { screen } = await open('?connect=shopify')
  await screen.getByLabelText('Display name').fill('Linden Home')
  await screen.getByLabelText('Shopify store name').fill('linden-home')
  await screen.getByRole('radio', { name: /^WooCommerce/ }).click()
  await expect.element(screen.getByLabelText('Store URL')).toHaveValue('')
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Linden Home')
  await screen.getByRole('radio', { name: /^Shopify/ }).click()
  await expect.element(screen.getByLabelText('Shopify store name')).toHaveValue('linden-home')
})

test('the token of a Shopify store is replaced, and a wrong one is refused on its field', async () => {
  const { screen, address } = await open('', {
    stores: [{ name: 'Linden Home', type: 'shopify', orders: 2 }],
  })
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'Update API keys' }).click()
  const token = screen.getByRole('textbox', { name: 'New access token' })
  await token.fill('shpat_not_this_one')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(token).toHaveAttribute('aria-invalid', 'true')
  await expect.element(token).toHaveValue('shpat_not_this_one')
  expect(address()).toMatch(/part=keys$/)
})
