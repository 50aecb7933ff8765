import { interceptApi } from '@tandem/testing'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { broken, openShared, rowNames, startAfresh } from '../test-setup.ts'

const stores = [{ name: 'Linden Home', orders: 40 }]

beforeEach(startAfresh)
afterEach(() => page.viewport(1280, 800))

type Opened = Awaited<ReturnType<typeof openShared>>

/** The parameters of the address. */
const addressSearch = ({ address }: Opened) => new URLSearchParams(address().split('?')[1]).toString()

/** A filter by its label, and optionally by its value. */
const chip = (screen: Opened['screen'], label: string, value = '') =>
  screen
    .getByRole('group', { name: /^Filter/ })
    .getByRole('button', { name: new RegExp(`^${label} ?${value}`) })

/** Opens a filter by its label and waits for its content. */
async function openFilter({ screen }: Opened, label: string) {
  await chip(screen, label).click()
  const popover = screen.getByRole('dialog', { name: label })
  await expect.element(popover).toBeVisible()
  return popover
}

/** Closes what is open, then clears the filter with its cross. */
async function clear({ screen }: Opened, label: string) {
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: `Clear ${label}` }).click()
}

/** The number of rows in the table's footer. */
const total = () => Number(/of ([\d.]+)\+?$/.exec(footer())?.[1]?.replace('.', '') ?? 0)
const footer = () =>
  [...document.querySelectorAll('span')].find(({ textContent }) => /^\d+–\d+ of/.test(textContent))
    ?.textContent ?? ''

test('orders are filtered by status, days and total, and the filters cleared again', async () => {
  const opened = await openShared('/e-commerce/orders?page=2', { stores })
  const { screen, address } = opened
  await expect.poll(total).toBe(40)

  const statuses = await openFilter(opened, 'Status')
  const completed = statuses.getByRole('checkbox', { name: /^Completed/ })
  const count = Number(/\d+$/.exec((await completed.findElement()).closest('label')!.textContent)![0])
  await completed.click()
  await expect.poll(() => addressSearch(opened)).toBe('status=completed')
  await expect.poll(total).toBe(count)
  await clear(opened, 'Status')
  await expect.poll(() => addressSearch(opened)).toBe('')

  const amounts = await openFilter(opened, 'Total')
  await amounts.getByRole('textbox', { name: 'At least' }).fill('100,50')
  await amounts.getByRole('textbox', { name: 'At most' }).fill('300')
  await amounts.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => addressSearch(opened)).toBe('amount_min=10050&amount_max=30000&amount_currency=GBP')
  await expect.element(chip(screen, 'Total', '100,5–300 GBP')).toBeVisible()
  await expect.poll(() => total() < 40).toBe(true)

  const days = await openFilter(opened, 'Date')
  await days.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => addressSearch(opened)).toContain('date=today')
  await expect.element(screen.getByRole('heading', { name: 'No orders match' })).toBeVisible()
  await expect.element(screen.getByText('Nothing matches these filters.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('/e-commerce/orders')
  await expect.poll(total).toBe(40)
})

test('customers are filtered by country and by amount spent', async () => {
  const opened = await openShared('/e-commerce/customers', { stores })
  const { screen } = opened
  await expect.poll(rowNames).not.toHaveLength(0)
  const countries = await openFilter(opened, 'Country')
  const first = countries.getByRole('checkbox').first()
  const label = (await first.findElement()).closest('label')!.textContent
  await first.click()
  await expect.poll(() => addressSearch(opened)).toMatch(/^country=\w+$/)
  await expect.poll(total).toBe(Number(/\d+$/.exec(label)![0]))
  await clear(opened, 'Country')
  const amounts = await openFilter(opened, 'Total spent')
  await amounts.getByRole('textbox', { name: 'At least' }).fill('999.999')
  await amounts.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => addressSearch(opened)).toBe('amount_min=99999900&amount_currency=GBP')
  await expect.element(screen.getByRole('heading', { name: 'No customers match' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => addressSearch(opened)).toBe('')
})

test('products are filtered by collection, stock, status and price', async () => {
  const opened = await openShared('/e-commerce/products', { stores })
  await expect.poll(rowNames).not.toHaveLength(0)
  const collections = await openFilter(opened, 'Collections')
  // One collection at a time.
  await expect.element(collections.getByRole('radio', { name: 'Any' })).toBeChecked()
  await collections.getByRole('radio').nth(1).click()
  await expect.poll(() => addressSearch(opened)).toMatch(/^collection_id=\d+$/)
  const before = addressSearch(opened)
  await collections.getByRole('radio').nth(2).click()
  await expect.poll(() => addressSearch(opened)).toMatch(/^collection_id=\d+$/)
  expect(addressSearch(opened)).not.toBe(before)
  await clear(opened, 'Collections')
  const stock = await openFilter(opened, 'Stock')
  await stock.getByText('Out of stock').click()
  await expect.poll(() => addressSearch(opened)).toBe('stock=out_of_stock')
  await clear(opened, 'Stock')
  const statuses = await openFilter(opened, 'Status')
  const published = statuses.getByRole('checkbox', { name: /^Published/ })
  const count = Number(/\d+$/.exec((await published.findElement()).closest('label')!.textContent)![0])
  // Only statuses that some product has, with their number.
  await expect.element(statuses.getByRole('checkbox', { name: /^Archived/ })).not.toBeInTheDocument()
  await published.click()
  await expect.poll(() => addressSearch(opened)).toBe('status=publish')
  await expect.poll(total).toBe(count)
  await clear(opened, 'Status')
  const prices = await openFilter(opened, 'Price')
  await prices.getByRole('textbox', { name: 'At most' }).fill('5')
  await prices.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => addressSearch(opened)).toBe('amount_max=500&amount_currency=GBP')
  await expect.poll(rowNames).not.toHaveLength(0)
})

test('a filter from a link names the row that it limits to, and can be removed', async () => {
  const opened = await openShared('/e-commerce/customers?sort=-orders_count', { stores })
  const { screen, address, router } = opened
  await expect.poll(rowNames).not.toHaveLength(0)
  const name = rowNames()[0]!
  await screen.getByRole('rowheader', { name }).getByRole('link').click()
  await screen.getByRole('link', { name: 'View all orders' }).click()
  await expect.poll(address).toMatch(/^\/e-commerce\/orders\?store_id=\d+&customer_id=\d+$/)
  await expect.element(chip(screen, 'Customer', name)).toBeVisible()
  await expect.poll(rowNames).not.toHaveLength(0)
  await clear(opened, 'Customer')
  await expect.poll(address).toMatch(/^\/e-commerce\/orders\?store_id=\d+$/)
  await router.navigate(-1)
  await expect.element(chip(screen, 'Customer', name)).toBeVisible()
})

test('unusable filters in the address are left out', async () => {
  const { screen } = await openShared(
    '/e-commerce/orders?status=&date=soon&amount_min=x&amount_max=5&customer_id=none&page=0',
    { stores },
  )
  await expect.poll(total).toBe(40)
  await expect.element(screen.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('a choice shows before its rows have loaded, and the next one builds on it', async () => {
  const opened = await openShared('/e-commerce/orders', { stores })
  const { screen } = opened
  await expect.poll(total).toBe(40)
  const statuses = await openFilter(opened, 'Status')
  const boxes = statuses.getByRole('checkbox')
  const held = Promise.withResolvers<void>()
  interceptApi((request) =>
    new URL(request.url).pathname.endsWith('/ecommerce/orders')
      ? held.promise.then(() => globalThis.fetch(request))
      : undefined,
  )
  await boxes.nth(0).click()
  await expect.element(boxes.nth(0)).toBeChecked()
  await screen.getByRole('button', { name: 'Total', exact: true }).click()
  held.resolve()
  await expect.poll(() => addressSearch(opened)).toMatch(/^sort=-total&status=[\w-]+$/)
})

test("another store shows before its rows have loaded, and a filter chosen in the meantime doesn't switch back", async () => {
  const two = [
    { name: 'Oak', orders: 3 },
    { name: 'Pine', orders: 3 },
  ]
  const opened = await openShared('/e-commerce/orders', { stores: two })
  const { screen, address } = opened
  await expect.poll(total).toBe(6)
  const held = Promise.withResolvers<void>()
  interceptApi((request) =>
    new URL(request.url).pathname.endsWith('/ecommerce/orders')
      ? held.promise.then(() => globalThis.fetch(request))
      : undefined,
  )
  const switcher = screen.getByRole('combobox', { name: /Store/ })
  await switcher.click()
  await screen.getByRole('option', { name: /Pine/ }).click()
  await expect.element(switcher).toHaveTextContent('PineGBP')
  const statuses = await openFilter(opened, 'Status')
  await statuses.getByRole('checkbox').first().click()
  held.resolve()
  await expect.poll(address).toMatch(/^\/e-commerce\/orders\?store_id=\d+&status=[\w-]+$/)
})

test('a chosen value without rows can still be deselected in the list', async () => {
  const opened = await openShared('/e-commerce/products?status=wc-gone', { stores })
  const statuses = await openFilter(opened, 'Status')
  const gone = statuses.getByRole('checkbox', { name: /^Gone/ })
  await expect.element(gone).toBeChecked()
  await gone.click()
  await expect.poll(() => addressSearch(opened)).toBe('')
  await expect.poll(rowNames).not.toHaveLength(0)
})

test('options that failed to load say so, and the rows stay', async () => {
  interceptApi(({ url }) => (url.includes('/orders/statuses') ? broken() : undefined))
  const opened = await openShared('/e-commerce/orders', { stores })
  await expect.poll(total).toBe(40)
  const statuses = await openFilter(opened, 'Status')
  await expect.element(statuses.getByText('Couldn’t load the options')).toBeVisible()
})

test('on a phone the filters are in one button that counts them', async () => {
  await page.viewport(390, 844)
  const { screen, address } = await openShared('/e-commerce/orders?status=completed&date=last_90_days', {
    stores,
  })
  await screen.getByRole('button', { name: /^Filters/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Filters' })
  await expect.element(sheet.getByRole('button', { name: /^Status/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('/e-commerce/orders')
})
