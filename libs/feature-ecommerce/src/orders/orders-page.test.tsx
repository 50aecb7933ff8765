import { interceptApi, signIn, signOut } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ecommerceFeature } from '../feature.ts'
import { openOwn, openShared, rowNames as orderNumbers, sharedTeam, startAfresh } from '../test-setup.ts'

const open = (search = '', options?: TeamOptions) => openShared(`/e-commerce/orders${search}`, options)

beforeEach(startAfresh)

test('pages are history entries', async () => {
  const { screen, address, router } = await open('', { stores: [{ orders: 24 }] })
  await screen.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect.poll(address).toBe('/e-commerce/orders?page=3')
  await expect.element(screen.getByText('21–24 of 24')).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByText('1–10 of 24')).toBeVisible()
})

test('more rows can be requested', async () => {
  const { screen, address } = await open('?page=2', { stores: [{ orders: 24 }] })
  await screen.getByLabelText('Rows').selectOptions('25')
  await expect.poll(address).toBe('/e-commerce/orders?per_page=25')
  await expect.poll(orderNumbers).toHaveLength(24)
})

test('a page beyond the end redirects to the last one', async () => {
  const { screen, address } = await open('?page=40', { stores: [{ orders: 24 }] })
  await expect.element(screen.getByText('21–24 of 24')).toBeVisible()
  expect(address()).toBe('/e-commerce/orders?page=3')
})

test('unusable parts of the address are left out', async () => {
  const { screen } = await open('?page=two&sort=price&per_page=x', { stores: [{ orders: 24 }] })
  await expect.element(screen.getByText('1–10 of 24')).toBeVisible()
})

test('typing searches after a moment, replaces the address and announces the result; without the search the same orders return', async () => {
  const { screen, address, router } = await open('', { stores: [{ orders: 24 }] })
  await expect.poll(orderNumbers).toHaveLength(10)
  const count = screen.getByText('24 results').element()
  expect(count.tagName).toBe('OUTPUT')
  const number = orderNumbers()[4]!.slice(1)
  await screen.getByRole('searchbox', { name: 'Search orders' }).click()
  await userEvent.keyboard(number)
  await expect.poll(address).toBe(`/e-commerce/orders?search_term=${number}`)
  await expect.poll(orderNumbers).toEqual([`#${number}`])
  // The text of the same element must change: a new element wouldn't be announced.
  await expect.poll(() => count.textContent).toBe('1 result')
  expect(count.isConnected).toBe(true)
  expect(router.state.historyAction).toBe('REPLACE')
})

test('old rows stay, marked busy, while others load', async () => {
  const { screen } = await open('', { stores: [{ orders: 24 }] })
  await expect.poll(orderNumbers).toHaveLength(10)
  const before = orderNumbers()
  const held = Promise.withResolvers<undefined>()
  interceptApi(() => held.promise)
  await screen.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => document.querySelector('[aria-busy=true] table')).not.toBeNull()
  expect(orderNumbers()).toEqual(before)
  held.resolve(undefined)
  await expect.element(screen.getByText('11–20 of 24')).toBeVisible()
})

test("a viewer is told who can connect a store, and can't sync", async () => {
  const { screen } = await open('', { role: 'viewer' })
  await expect.element(screen.getByText(/editor or admin can connect/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Connect a store' })).not.toBeInTheDocument()
  signOut()
  await screen.unmount()
  const { screen: withStore } = await open('', { role: 'viewer', stores: [{ orders: 2 }] })
  await expect.poll(orderNumbers).toHaveLength(2)
  await expect.element(withStore.getByRole('button', { name: 'Sync now' })).not.toBeInTheDocument()
})

test('the last selected store is shown, and added to the address', async () => {
  const team = await sharedTeam({
    stores: [
      { name: 'Linden Home', orders: 4 },
      { name: 'Oak Workshop', orders: 3 },
    ],
  })
  signIn(team)
  localStorage.setItem('selected_store', String(team.stores[1]!.id))
  const { address, screen } = await openPage(ecommerceFeature, '/e-commerce/orders?sort=total')
  await expect.poll(address).toContain(`store_id=${team.stores[1]!.id}`)
  expect(address()).toContain('sort=total')
  await expect.element(screen.getByText(new RegExp(`^${team.stores[1]!.orders_count} orders`))).toBeVisible()
})

test("going back to a refused address doesn't redirect forward again", async () => {
  const { address, router } = await open('?store_id=999999', { stores: [{ orders: 24 }] })
  await expect.poll(address).toBe('/error/422')
  await router.navigate(-1)
  await expect.poll(address).toBe('/')
})

test("a store's first sync shows its progress", async () => {
  const { screen } = await open('', { stores: [{ name: 'Linden Home', sync: 'reading' }] })
  await expect
    .element(screen.getByRole('heading', { name: 'Importing orders from Linden Home' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sync now' })).toHaveAttribute('aria-busy', 'true')
})

test('a store whose last sync failed says so with the reason, beside the age of its orders', async () => {
  const { screen, team } = await open('', {
    stores: [{ name: 'Linden Home', orders: 3, sync: 'refused' }],
  })
  await expect.element(screen.getByText(/^3 orders, updated/)).toBeVisible()
  const reason = team.stores[0]!.sync.error!.message
  await expect.element(screen.getByText(`The last sync of Linden Home failed. ${reason}`)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See stores' }))
    .toHaveAttribute('href', '/stores-here')
})

test('several stores whose last sync failed are named together', async () => {
  const { screen } = await open('', {
    stores: [
      { name: 'Linden Home', orders: 3, sync: 'refused' },
      { name: 'Oak Workshop', orders: 2 },
      { name: 'Pine Yard', orders: 2, sync: 'refused' },
    ],
  })
  await expect
    .element(screen.getByText(/^The last syncs of (Linden Home, Pine Yard|Pine Yard, Linden Home) failed\.$/))
    .toBeVisible()
})

test('syncing again starts immediately and says so', async () => {
  const { screen } = await openOwn('/e-commerce/orders', { stores: [{ orders: 3 }] })
  await screen.getByRole('button', { name: 'Sync now' }).click()
  await expect.element(screen.getByText('Sync started')).toBeVisible()
})
