import { interceptApi, newTeam, restoreNetwork, signIn } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { onlineManager } from '@tanstack/react-query'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, describe, expect, test } from 'vitest'
import { ecommerceFeature } from '../feature.ts'
import { broken, openShared, places, rowNames, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

/** What the page of every list shows in place of rows, or beside them when something failed. */
/** The list begins with these rows, once they are drawn: what was shown before is drawn again, frame by frame. */
const expectRows = (names: readonly (string | undefined)[]) =>
  expect.poll(() => rowNames().slice(0, names.length)).toEqual(names)

describe.each([
  { kind: 'customers', name: 'Customers', header: 'Name' },
  { kind: 'orders', name: 'Orders', header: 'Total' },
  { kind: 'products', name: 'Products', header: 'Revenue' },
])('$name', ({ kind, name, header }) => {
  const path = `/e-commerce/${kind}`
  const open = (search = '', options?: TeamOptions) => openShared(`${path}${search}`, options)

  test('an empty result repeats the search and offers to clear it', async () => {
    const { screen, address } = await open('?search_term=no-such-thing', { stores: [{ orders: 12 }] })
    await expect.element(screen.getByRole('heading', { name: `No ${kind} match` })).toBeVisible()
    await expect.element(screen.getByText('No results for “no-such-thing”.')).toBeVisible()
    await screen.getByRole('button', { name: 'Clear search' }).last().click()
    await expect.poll(address).toBe(path)
    await expect.element(screen.getByRole('group', { name: `Filter ${kind}` })).toHaveFocus()
    await expect.poll(() => rowNames().length).toBeGreaterThan(0)
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('a later failure leaves the rows, with a notice and a retry', async () => {
    let isBroken = false
    const refused: string[] = []
    interceptApi(({ url }) => {
      const { pathname, search } = new URL(url)
      if (!isBroken || !pathname.endsWith(`/ecommerce/${kind}`)) return undefined
      refused.push(search)
      return broken()
    })
    const { screen } = await open('', { stores: [{ orders: 12 }] })
    await expect.poll(() => rowNames().length).toBeGreaterThan(0)
    const before = rowNames()
    isBroken = true
    await screen.getByRole('button', { name: header, exact: true }).click()
    const notice = screen.getByRole('alert')
    await expect.element(notice.getByText(`${name} could not be loaded`)).toBeVisible()
    await expect.element(notice.getByText(/It broke. This is what was shown before./)).toBeVisible()
    await expect.element(notice.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
    await expectRows(before)
    // A retry that fails too, and a search that fails, still leave them.
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect.element(notice.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expectRows(before)
    await screen.getByRole('searchbox').fill('no-such-thing')
    await expect.poll(() => refused.some((search) => search.includes('no-such-thing'))).toBe(true)
    await expect.element(notice.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expectRows(before)
    isBroken = false
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: `No ${kind} match` })).toBeVisible()
    await expect.element(notice).not.toBeInTheDocument()
  })

  test('without a connection a search leaves the rows, until the connection is back', async () => {
    const { screen } = await open('', { stores: [{ orders: 12 }] })
    await expect.poll(() => rowNames().length).toBeGreaterThan(0)
    const before = rowNames()
    onlineManager.setOnline(false)
    interceptApi(() => Promise.reject(new TypeError('offline')))
    await screen.getByRole('searchbox').fill('no-such-thing')
    await expect
      .element(screen.getByRole('alert').getByText(/No connection. This is what was shown before./))
      .toBeVisible()
    await expectRows(before)
    restoreNetwork()
    onlineManager.setOnline(true)
    await expect.element(screen.getByRole('heading', { name: `No ${kind} match` })).toBeVisible()
  })

  test('without a store it links to connecting one', async () => {
    const { screen } = await open()
    await expect
      .element(screen.getByRole('heading', { name: `Connect a store to see its ${kind}` }))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Connect a store' }))
      .toHaveAttribute('href', '/connect-here')
    await expect.element(screen.getByText('No store connected yet')).toBeVisible()
  })

  // Every shop in the simulator has products.
  test.skipIf(kind === 'products')('a store without any says so', async () => {
    const { screen } = await open('', { stores: [{ orders: 0 }] })
    await expect.element(screen.getByRole('heading', { name: `No ${kind} yet` })).toBeVisible()
  })

  test('hostile text is searched and stays in the box', async () => {
    const term = `<img src=x onerror=alert(1)>%_\\';--`
    const { screen } = await open(`?search_term=${encodeURIComponent(term)}`, { stores: [{ orders: 12 }] })
    await expect.element(screen.getByText(`No results for “${term}”.`)).toBeVisible()
    await expect.element(screen.getByRole('searchbox')).toHaveValue(term)
  })
})

test('an archived store is shown in place of its rows, and can be restored there with the permission', async () => {
  const options = {
    stores: [
      { name: 'Linden Home', orders: 3 },
      { name: 'Oak Workshop', archived: true },
    ],
  }
  const team = await newTeam(options)
  signIn(team)
  const oak = team.stores.find(({ name }) => name === 'Oak Workshop')!
  const path = `/e-commerce/orders?store_id=${oak.id}`
  const { screen, address } = await openPage(ecommerceFeature, path, places)
  await expect.element(screen.getByRole('heading', { name: 'Oak Workshop is archived' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'All stores' }))
    .toHaveAttribute('href', '/stores-here')
  await screen.getByRole('button', { name: 'Restore' }).click()
  await expect.element(screen.getByText('Oak Workshop restored')).toBeVisible()
  await expect.poll(() => rowNames().length).toBeGreaterThan(0)
  expect(address()).toBe(path)

  await screen.unmount()
  const viewer = await openShared('/e-commerce/orders', { role: 'viewer', ...options })
  const archived = viewer.team.stores.find(({ name }) => name === 'Oak Workshop')!
  await viewer.router.navigate(`/e-commerce/orders?store_id=${archived.id}`)
  await expect.element(viewer.screen.getByText(/Ask an editor or an admin/)).toBeVisible()
  await expect.element(viewer.screen.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})
