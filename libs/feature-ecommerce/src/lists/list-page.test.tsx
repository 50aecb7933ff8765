import { readSelectedStore } from '@tandem/session'
import type { Team, TeamOptions } from '@tandem/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { openShared, rowNames, startAfresh } from '../test-setup.ts'

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
})

test("the group's address redirects to the first page", async () => {
  const { address } = await openShared('/e-commerce', { stores: [{ orders: 12 }] })
  await expect.poll(() => withoutStore(address())).toBe('/e-commerce/customers')
})
