import { configureApi } from '@tandem/api-client'
import { newTeam, signIn, signOut } from '@tandem/testing'
import type { Team, TeamOptions } from '@tandem/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { integrationsFeature } from '../feature.ts'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'

const here = '/integrations/e-commerce'
const open = (search = '', options?: TeamOptions) =>
  openAsTeam(integrationsFeature, `${here}${search}`, options)
type Screen = Awaited<ReturnType<typeof open>>['screen']
/**
 * The form that connects a store, once it has the focus: it would take it from a field that is typed into
 * earlier.
 */
async function openForm() {
  const page = await open('?connect=woocommerce')
  await expect.element(page.screen.getByLabelText('Display name')).toHaveFocus()
  return page
}
const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

/** Fills in the team's own shop as a WooCommerce store; `changes` replaces single fields. */
async function fillIn(screen: Screen, { shop }: Pick<Team, 'shop'>, changes: Partial<Team['shop']> = {}) {
  const typed = { ...shop, ...changes }
  await screen.getByRole('radio', { name: /^WooCommerce/ }).click()
  await screen.getByLabelText('Display name').fill('Linden Home')
  await screen.getByLabelText('Store URL').fill(typed.woocommerce_url)
  await screen.getByLabelText('Consumer key', { exact: true }).fill(typed.woocommerce_consumer_key)
  await screen.getByLabelText('Consumer secret', { exact: true }).fill(typed.woocommerce_consumer_secret)
}

test('a store is connected and synced, and shows when', async () => {
  const { screen, team, address } = await open()
  await expect.element(screen.getByRole('heading', { name: 'Connect your first store' })).toBeVisible()
  await screen.getByRole('button', { name: 'Connect a store' }).first().click()
  await expect.poll(address).toBe(`${here}?connect=shopify`)
  await expect.element(screen.getByLabelText('Display name')).toHaveFocus()
  await fillIn(screen, team)
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByText('Store connected')).toBeVisible()
  await expect.poll(address).toBe(here)
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).toBeVisible()
  await expect.element(screen.getByText('Up to date').first()).toBeVisible()
  await expect.element(screen.getByText('Synced just now')).toBeVisible()
})

test('shows all errors at submit, and focuses the first invalid field', async () => {
  const { screen } = await openForm()
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByText('Name must be at least 2 characters long')).toBeVisible()
  await expect.element(screen.getByText('Store URL is required for WooCommerce')).toBeVisible()
  await expect.element(screen.getByText('Consumer key is required for WooCommerce')).toBeVisible()
  await expect.element(screen.getByText('Consumer secret is required for WooCommerce')).toBeVisible()
  await expect.element(screen.getByLabelText('Display name')).toHaveFocus()
})

test('a field is checked when it is left, and then live; the others show no errors', async () => {
  const { screen } = await openForm()
  const key = screen.getByLabelText('Consumer key', { exact: true })
  await key.fill('sk_live')
  await expect.element(screen.getByText('The consumer key starts with ck_')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('The consumer key starts with ck_')).toBeVisible()
  await expect.element(screen.getByText('Store URL is required for WooCommerce')).not.toBeInTheDocument()
  await key.fill('ck_live')
  await expect.element(screen.getByText('The consumer key starts with ck_')).not.toBeInTheDocument()
})

test("the shop's refusal is shown on its field, and the input is kept", async () => {
  const { screen, team, address } = await openForm()
  await fillIn(screen, team, { woocommerce_consumer_secret: 'cs_wrong' })
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect
    .element(screen.getByLabelText('Consumer secret', { exact: true }))
    .toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText('Consumer secret', { exact: true })).toHaveFocus()
  await expect.element(screen.getByLabelText('Store URL')).toHaveValue(team.shop.woocommerce_url)
  expect(address()).toBe(`${here}?connect=woocommerce`)
  await screen.getByLabelText('Consumer secret', { exact: true }).fill(team.shop.woocommerce_consumer_secret)
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.poll(address).toBe(here)
})

test('an address in a private network is refused on its field', async () => {
  const { screen, team } = await openForm()
  await fillIn(screen, team, { woocommerce_url: 'http://192.168.0.1' })
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByLabelText('Store URL')).toHaveAccessibleDescription(/private network/)
})

test('a store that is connected already is reported above the fields', async () => {
  const { screen, team, address } = await openForm()
  await fillIn(screen, team)
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.poll(address).toBe(here)
  await screen.getByRole('button', { name: 'Connect a store' }).click()
  await fillIn(screen, team)
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByRole('alert').getByText('Store already connected.')).toBeVisible()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Linden Home')
})

test("keeps the input and says why when the team can't connect more stores", async () => {
  const { screen, team } = await openForm()
  await fillIn(screen, team)
  const message = 'Your team has reached its store limit (50). Archived stores count too.'
  const refusal = { code: 'STORE_LIMIT_REACHED', message, request_id: '1' }
  configureApi({
    fetch: (request) =>
      request.method === 'POST'
        ? Promise.resolve(Response.json(refusal, { status: 400 }))
        : realFetch(request),
  })
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Store limit reached. ${message}`)
  await expect.element(screen.getByLabelText('Store URL')).toHaveValue(team.shop.woocommerce_url)
  await expect
    .element(screen.getByLabelText('Consumer key', { exact: true }))
    .toHaveValue(team.shop.woocommerce_consumer_key)
})

test('a server failure is reported above the fields', async () => {
  const { screen, team } = await openForm()
  await fillIn(screen, team)
  configureApi({ fetch: () => Promise.reject(new TypeError('offline')) })
  await screen.getByRole('button', { name: 'Connect store' }).click()
  await expect.element(screen.getByRole('alert').getByText('Network Error.')).toBeVisible()
  await expect
    .element(screen.getByLabelText('Consumer key', { exact: true }))
    .toHaveValue(team.shop.woocommerce_consumer_key)
})

test('closing with input asks first, and an untouched form just closes', async () => {
  const { screen, address, router } = await open()
  await screen.getByRole('button', { name: 'Connect a store' }).first().click()
  await expect.element(screen.getByLabelText('Display name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe(here)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  // It went back over its own entry: Back from here doesn't open it again, Forward does.
  await router.navigate(1)
  await expect.poll(address).toBe(`${here}?connect=shopify`)
  await expect.element(screen.getByLabelText('Display name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe(here)

  await screen.getByRole('button', { name: 'Connect a store' }).first().click()
  await expect.element(screen.getByLabelText('Display name')).toHaveFocus()
  await screen.getByLabelText('Display name').fill('Lin')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Lin')

  await router.navigate(-1)
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(address).toBe(here)
  await expect.element(screen.getByLabelText('Display name')).not.toBeInTheDocument()
})

test('the next opening starts fresh', async () => {
  const { screen } = await openForm()
  await screen.getByLabelText('Display name').fill('Lin')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(screen.getByLabelText('Display name')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Connect a store' }).first().click()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('')
})

test("a store is renamed, and a currency that it doesn't sell in is refused on its field", async () => {
  const { screen, address } = await open('', { stores: [{ name: 'Linden Home', orders: 2 }] })
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await screen.getByRole('menuitem', { name: 'Edit name or currency' }).click()
  await expect.element(screen.getByLabelText('Display name')).toHaveValue('Linden Home')
  await screen.getByLabelText('Display name').fill('Linden Home Berlin')
  await screen.getByRole('combobox', { name: 'Currency' }).fill('jpy')
  await screen.getByRole('option', { name: /JPY/ }).click()
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('This store sells in GBP')).toBeVisible()
  await expect
    .element(screen.getByRole('combobox', { name: 'Currency' }))
    .toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('combobox', { name: 'Currency' }).fill('gbp')
  await screen.getByRole('option', { name: /GBP/ }).click()
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('Store updated successfully')).toBeVisible()
  await expect.poll(address).toBe(here)
  await expect.element(screen.getByRole('heading', { name: 'Linden Home Berlin' })).toBeVisible()
  await expect.element(screen.getByText('GBP', { exact: true })).toBeVisible()
})

test('one key without the other is refused before anything is sent', async () => {
  const { screen, team } = await open('', { stores: [{ orders: 1 }] })
  await screen.unmount()
  const { screen: editing } = await openPage(
    integrationsFeature,
    `${here}?edit=${team.stores[0]!.id}&part=keys`,
  )
  await expect.element(editing.getByLabelText('New consumer key')).toHaveFocus()
  await editing.getByLabelText('New consumer key').fill('ck_new')
  await editing.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(editing.getByText('Consumer secret is required for WooCommerce')).toBeVisible()
})

test('a store that lost its access says so, that the data is safe, and offers to reconnect', async () => {
  const { screen, address } = await open('', { stores: [{ name: 'Linden Home', sync: 'refused' }] })
  await expect.element(screen.getByText('Access lost').first()).toBeVisible()
  await expect.element(screen.getByText(/Your data up to .* is safe/)).toBeVisible()
  await screen.getByRole('button', { name: 'Reconnect' }).click()
  await expect.poll(address).toMatch(/\?edit=\d+&part=keys$/)
})

test('a running sync shows its steps, even after a reload', async () => {
  const team = await newTeam({ stores: [{ name: 'Linden Home', sync: 'reading' }] })
  signIn(team)
  for (const visit of ['', '?reloaded']) {
    const { screen } = await openPage(integrationsFeature, `${here}${visit}`)
    await expect.element(screen.getByText('Syncing').first()).toBeVisible()
    await expect.element(screen.getByRole('progressbar', { name: 'Orders' })).toBeVisible()
    await expect.element(screen.getByText('You can leave this page; the sync will continue.')).toBeVisible()
    await screen.unmount()
  }
})

test('a store is synced again from its card', async () => {
  const { screen } = await open('', { stores: [{ orders: 2 }] })
  await screen.getByRole('button', { name: 'Sync now' }).click()
  await expect.element(screen.getByText('Sync started')).toBeVisible()
  await expect.element(screen.getByText('Up to date').first()).toBeVisible()
})

test('a viewer sees the stores but nothing that changes them', async () => {
  const { screen } = await open('?connect=woocommerce', {
    role: 'viewer',
    stores: [{ name: 'Linden Home', orders: 2 }],
  })
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sync now' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Connect a store' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Actions for Linden Home' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Sync history' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('stores are searched by the server while typing, and the address contains the search', async () => {
  const stores = ['Linden Home', 'Oak Workshop'].map((name) => ({ name, orders: 1 }))
  const { screen, address } = await open('?search_term=oak', { stores })
  const linden = screen.getByRole('heading', { name: 'Linden Home' })
  await expect.element(screen.getByRole('heading', { name: 'Oak Workshop' })).toBeVisible()
  await expect.element(linden).not.toBeInTheDocument()
  const box = screen.getByRole('searchbox', { name: 'Search stores' })
  await box.fill('no such store')
  await expect.poll(address).toBe(`${here}?search_term=no+such+store`)
  await expect.element(screen.getByRole('heading', { name: 'No stores match' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear search' }).last().click()
  await expect.poll(address).toBe(here)
  await expect.element(linden).toBeVisible()
})
