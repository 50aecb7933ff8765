import { readSelectedStore } from '@tandem/session'
import type { Team, TeamOptions } from '@tandem/testing'
import { interceptApi, newTeam, restoreNetwork, signIn } from '@tandem/testing'
import { onlineManager } from '@tanstack/react-query'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, describe, expect, test } from 'vitest'
import { ecommerceFeature } from '../feature.ts'
import { broken, openShared, places, rowNames, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

/** The current address without a remembered store, which the page adds. */
const withoutStore = (address: string) => address.replace(/store_id=\d+&?/, '').replace(/[?&]$/, '')

/** Rules for the page of every list. */
describe.each([
  {
    kind: 'customers' as const,
    name: 'Customers',
    sorted: 'Last order',
    other: { header: 'Name', first: 'name', second: '-name' },
    counter: 'customers_count' as const,
    figure: {
      header: 'Total spent',
      definition:
        'The total of the customer’s sales minus refunds. Sorted in the store’s currency, and stores in different currencies one after the other. Amounts in a currency that isn’t the store’s come last.',
    },
  },
  {
    kind: 'orders' as const,
    name: 'Orders',
    sorted: 'Date',
    other: { header: 'Total', first: '-total', second: 'total' },
    counter: 'orders_count' as const,
    figure: {
      header: 'Total',
      definition: 'What the order cost with shipping, fees and tax, before refunds.',
    },
  },
  {
    kind: 'products' as const,
    name: 'Products',
    sorted: 'Units sold',
    other: { header: 'Revenue', first: '-revenue', second: 'revenue' },
    counter: 'products_count' as const,
    figure: { header: 'Units sold', definition: 'Units of the product sold, minus returned units.' },
  },
])('$name', ({ kind, name, sorted, other, counter, figure }) => {
  const path = `/e-commerce/${kind}`
  const open = (search = '', options?: TeamOptions) => openShared(`${path}${search}`, options)
  const countOf = ({ stores }: Team) => stores.reduce((sum, store) => sum + store[counter], 0)

  test('shows the first ten under its title, with their number and freshness', async () => {
    const { screen, team } = await open('', { stores: [{ orders: 40 }] })
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.element(screen.getByRole('table', { name })).toBeVisible()
    const total = countOf(team)
    expect(total).toBeGreaterThan(10)
    await expect.element(screen.getByText(new RegExp(`^${total} ${kind}, updated`))).toBeVisible()
    await expect.element(screen.getByText(`1–10 of ${total}`)).toBeVisible()
    await expect.poll(rowNames).toHaveLength(10)
    await expect
      .element(screen.getByRole('columnheader', { name: sorted }))
      .toHaveAttribute('aria-sort', 'descending')
  })

  test('a header sorts from the first page on, and Back undoes it', async () => {
    const { screen, address, router } = await open('?page=2', { stores: [{ orders: 40 }] })
    await screen.getByRole('button', { name: other.header, exact: true }).click()
    await expect.poll(address).toBe(`${path}?sort=${other.first}`)
    const header = screen.getByRole('columnheader', { name: other.header })
    const directionOf = (sort: string) => (sort.startsWith('-') ? 'descending' : 'ascending')
    // The address is ahead of the table: the header shows what a click does.
    await expect.element(header).toHaveAttribute('aria-sort', directionOf(other.first))
    await screen.getByRole('button', { name: other.header, exact: true }).click()
    await expect.poll(address).toBe(`${path}?sort=${other.second}`)
    await expect.element(header).toHaveAttribute('aria-sort', directionOf(other.second))
    await router.navigate(-2)
    await expect.element(screen.getByText(/^11–/)).toBeVisible()
  })

  test('the header of a figure says what it means', async () => {
    const { screen } = await open('', { stores: [{ orders: 12 }] })
    // The columns get their widths with the rows, and figures come above them: the header would leave the pointer.
    await expect.poll(rowNames).not.toHaveLength(0)
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
    // The test before may have left the pointer there; only a pointer that enters opens a tooltip.
    await screen.getByRole('heading', { level: 1 }).hover()
    await screen.getByRole('columnheader', { name: figure.header }).getByText(figure.header).hover()
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent(figure.definition)
  })

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
    await screen.getByRole('button', { name: other.header, exact: true }).click()
    const notice = screen.getByRole('alert')
    await expect.element(notice.getByText(`${name} could not be loaded`)).toBeVisible()
    await expect.element(notice.getByText(/It broke. This is what was shown before./)).toBeVisible()
    await expect.element(notice.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
    expect(rowNames().slice(0, before.length)).toEqual(before)
    // A retry that fails too, and a search that fails, still leave them.
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect.element(notice.getByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(rowNames().slice(0, before.length)).toEqual(before)
    await screen.getByRole('searchbox').fill('no-such-thing')
    await expect.poll(() => refused.some((search) => search.includes('no-such-thing'))).toBe(true)
    await expect.element(notice.getByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(rowNames().slice(0, before.length)).toEqual(before)
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
    expect(rowNames().slice(0, before.length)).toEqual(before)
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

  test('rows of several stores name their store, and the switcher shows one of them', async () => {
    const { screen, address, team } = await open('?page=2', {
      stores: [
        { name: 'Linden Home', orders: 30 },
        { name: 'Oak Workshop', orders: 6 },
      ],
    })
    await expect.element(screen.getByRole('columnheader', { name: 'Store' })).toBeVisible()
    await expect.element(screen.getByText(new RegExp(`^${countOf(team)} ${kind}`))).toBeVisible()
    await screen.getByRole('combobox', { name: /Store/ }).click()
    await screen.getByRole('option', { name: /Oak Workshop/ }).click()
    const oak = team.stores.find((store) => store.name === 'Oak Workshop')!
    await expect.poll(address).toBe(`${path}?store_id=${oak.id}`)
    expect(readSelectedStore()).toBe(oak.id)
    await expect.element(screen.getByText(new RegExp(`^${oak[counter]} ${kind}`))).toBeVisible()
    await expect.element(screen.getByRole('columnheader', { name: 'Store' })).not.toBeInTheDocument()
  })

  test.each(['999999', 'abc', '1e3', '-1'])(
    'a store_id that isn’t the team’s leads to the 422 page: %s',
    async (id) => {
      const { address, router } = await open(`?store_id=${id}`, { stores: [{ orders: 12 }] })
      await expect.poll(address).toBe('/error/422')
      expect(router.state.historyAction).toBe('PUSH')
    },
  )

  test("a viewer reads it but can't sync", async () => {
    const { screen } = await open('', { role: 'viewer', stores: [{ orders: 12 }] })
    await expect.poll(() => rowNames().length).toBeGreaterThan(0)
    await expect.element(screen.getByRole('button', { name: 'Sync now' })).not.toBeInTheDocument()
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

test("the group's address redirects to the first page", async () => {
  const { address } = await openShared('/e-commerce', { stores: [{ orders: 12 }] })
  await expect.poll(() => withoutStore(address())).toBe('/e-commerce/customers')
})
