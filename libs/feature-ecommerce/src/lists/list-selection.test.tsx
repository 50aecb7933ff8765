import { call } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { interceptApi, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ecommerceFeature } from '../feature.ts'
import { openOwn, openShared, rowNames, startAfresh } from '../test-setup.ts'

const stores = [{ name: 'Linden Home', orders: 24 }]

beforeEach(startAfresh)
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

/** Records export requests without saving their files. */
function watchExports() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const bodies: Record<string, unknown>[] = []
  interceptApi((request) => {
    if (!request.url.endsWith('/export')) return undefined
    const copy = request.clone()
    return copy.json().then((body: Record<string, unknown>) => {
      bodies.push(body)
      return globalThis.fetch(request)
    })
  })
  return bodies
}

/** Exports as the kind of file that the dialog suggests. */
const exportAsOffered = (title: string | RegExp = 'Export') =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Export' }).click()

test('an export requests exactly the view: its filters, and the visible columns in order', async () => {
  const bodies = watchExports()
  const { screen } = await openShared(
    '/e-commerce/orders?status=completed&sort=-total&page=1&date_from=2010-01-01&date_to=2099-12-31',
    {
      stores,
    },
  )
  await screen.getByRole('button', { name: 'Export' }).click()
  await exportAsOffered(/^Export [\d.]+ orders?$/)
  await expect.poll(() => bodies).toHaveLength(1)
  expect(bodies[0]).toEqual({
    filter: {
      search_term: '',
      sort: '-total',
      status: ['completed'],
      date_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      date_to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    format: 'xlsx',
    columns: [
      'number',
      'ordered_at',
      'status',
      'customer_name',
      'customer_city',
      'customer_country',
      'items_count',
      'currency',
      'items_total',
      'discount_total',
      'fee_total',
      'shipping_total',
      'tax_total',
      'total',
      'refunded_total',
    ],
  })
  await expect.element(screen.getByText(/^Export saved as .*orders.*\.xlsx$/)).toBeVisible()
})

test('rows are chosen over several pages and exported, as are all except some', async () => {
  const bodies = watchExports()
  const { screen } = await openShared('/e-commerce/orders', { stores })
  await expect.poll(rowNames).toHaveLength(10)
  const bar = screen.getByRole('region', { name: 'Selection' })
  await screen.getByRole('checkbox', { name: `Select Order ${rowNames()[0]}` }).click()
  await expect.element(bar.getByRole('button', { name: 'Add note' })).toBeVisible()
  await screen.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.element(screen.getByText('11–20 of 24')).toBeVisible()
  await screen.getByRole('checkbox', { name: `Select Order ${rowNames()[3]}` }).click()
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  // Also the row that is on another page now.
  await expect
    .poll(() => bar.getByRole('definition').last().element().textContent)
    .toMatch(/^£[\d.,]+ average £[\d.,]+$/)
  await expect.element(bar.getByRole('button', { name: 'Add note' })).not.toBeInTheDocument()
  await bar.getByRole('button', { name: 'Export' }).click()
  await exportAsOffered('Export 2 orders')
  await expect.poll(() => bodies.at(-1)).toMatchObject({ ids: [expect.any(Number), expect.any(Number)] })

  await bar.getByRole('button', { name: 'Select all 24 orders' }).click()
  await screen.getByRole('checkbox', { name: `Select Order ${rowNames()[0]}` }).click()
  await expect.element(bar.getByText('23 selected')).toBeVisible()
  await expect.element(bar.getByText(/^No sums, because/)).toBeVisible()
  await expect
    .element(bar.getByRole('button', { name: 'Favourite' }))
    .toHaveAttribute('aria-disabled', 'true')
  await bar.getByRole('button', { name: 'Export' }).click()
  await exportAsOffered('Export 23 orders')
  await expect.poll(() => bodies.at(-1)).toMatchObject({ except_ids: [expect.any(Number)] })
  expect(bodies.at(-1)).not.toHaveProperty('ids')

  // A change of the filters clears the choice.
  await screen.getByRole('group', { name: 'Filter orders' }).getByRole('button', { name: /^Date/ }).click()
  await screen.getByRole('dialog', { name: 'Date' }).getByRole('button', { name: 'Last 90 Days' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a chosen row is added to favourites, and its star is filled', async () => {
  const { screen } = await openOwn('/e-commerce/customers', { stores: [{ orders: 3 }] })
  await expect.poll(rowNames).not.toHaveLength(0)
  const name = rowNames()[0]!
  await screen.getByRole('checkbox', { name: `Select ${name}` }).click()
  await screen.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Favourite' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add 1 row to favourites' })
  await dialog.getByRole('textbox', { name: 'New category' }).fill('Regulars')
  await dialog.getByRole('button', { name: 'Add to category' }).click()
  await expect.element(screen.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: `Favourite lists for ${name}` }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('on a phone a row has its checkbox, its star and its notes too', async () => {
  await page.viewport(390, 844)
  const { screen, address } = await openOwn('/e-commerce/customers', { stores: [{ orders: 3 }] })
  const entry = screen.getByRole('list', { name: 'Customers' }).getByRole('listitem').first()
  await entry.getByRole('checkbox', { name: /^Select / }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Selection' }).getByText('1 selected'))
    .toBeVisible()
  await entry.getByRole('button', { name: /^Add .+ to favourites$/ }).click()
  await entry.getByRole('button', { name: /^Favourite lists for / }).click()
  const sheet = screen.getByRole('dialog', { name: /^Favourite lists for / })
  await sheet.getByRole('textbox', { name: 'New category' }).fill('Regulars')
  await sheet.getByRole('button', { name: 'Create and add' }).click()
  await expect.element(sheet.getByRole('checkbox', { name: 'Regulars' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect
    .element(entry.getByRole('button', { name: /^Favourite lists for / }))
    .toHaveAttribute('aria-pressed', 'true')
  await entry.getByRole('button', { name: /^Notes on / }).click()
  await expect.poll(address).toMatch(/notes=customer-\d+$/)
})

/** The hidden columns of orders as saved at the server; null before that. */
async function hiddenColumns(): Promise<string[] | null> {
  const { data } = await call(getMe, {})
  const kept = data.metas.find(({ key }) => key === 'columns.orders')
  return kept ? (JSON.parse(kept.value) as { hidden: string[] }).hidden : null
}

/** The widths of the columns of orders as saved at the server. */
async function keptWidths(): Promise<Record<string, number> | undefined> {
  const { data } = await call(getMe, {})
  const kept = data.metas.find(({ key }) => key === 'columns.orders')
  return kept && (JSON.parse(kept.value) as { widths?: Record<string, number> }).widths
}

test('columns and their widths are saved for the next visit, and the file uses them', async () => {
  const bodies = watchExports()
  const { screen, team } = await openOwn('/e-commerce/orders', { stores: [{ orders: 3 }] })
  await screen.getByRole('button', { name: 'Columns' }).click()
  const columns = screen.getByRole('dialog', { name: 'Columns' })
  await columns.getByRole('checkbox', { name: 'Items' }).click()
  await columns.getByRole('checkbox', { name: 'Email' }).click()
  await expect.element(screen.getByRole('columnheader', { name: 'Email' })).toBeInTheDocument()
  await expect.element(screen.getByRole('columnheader', { name: 'Items' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  const edge = screen.getByRole('separator', { name: 'Width of Date' })
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  const width = edge.element().getAttribute('aria-valuenow')
  // The page shows a choice before the server has it.
  await expect.poll(keptWidths).toMatchObject({ ordered_at: Number(width) })
  await expect.poll(async () => (await hiddenColumns())?.includes('email')).toBe(false)
  await screen.unmount()
  signIn(team)
  const { screen: again } = await openPage(ecommerceFeature, '/e-commerce/orders')
  await expect.element(again.getByRole('columnheader', { name: 'Email' })).toBeInTheDocument()
  await expect.element(again.getByRole('columnheader', { name: 'Items' })).not.toBeInTheDocument()
  await expect
    .element(again.getByRole('separator', { name: 'Width of Date' }))
    .toHaveAttribute('aria-valuetext', `${width} pixels`)
  await again.getByRole('button', { name: 'Export' }).click()
  await exportAsOffered(/^Export [\d.]+ orders?$/)
  await expect.poll(() => bodies.at(-1)?.['columns']).toContain('customer_email')
  expect(bodies.at(-1)?.['columns']).not.toContain('items_count')
})

test('a saved filter for all stores shows all of them, and one for a removed store shows the rest of its view', async () => {
  const two = [
    { name: 'Oak', orders: 3 },
    { name: 'Pine', orders: 3 },
  ]
  const savedFilters = [
    { name: 'Everywhere', search: 'sort=-total' },
    { name: 'Long gone', search: 'store_id=999999&sort=total' },
  ]
  const { screen, address } = await openOwn('/e-commerce/orders', { stores: two, savedFilters })
  await screen.getByRole('combobox', { name: /Store/ }).click()
  await screen.getByRole('option', { name: /Pine/ }).click()
  await expect.poll(address).toMatch(/^\/e-commerce\/orders\?store_id=\d+$/)
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('dialog', { name: 'Saved filters' }).getByText('Everywhere').click()
  await expect.element(screen.getByRole('button', { name: 'Saved filters: Everywhere' })).toBeVisible()
  await expect.poll(address).toBe('/e-commerce/orders?sort=-total')
  await screen.getByRole('button', { name: 'Saved filters: Everywhere' }).click()
  await screen.getByRole('dialog', { name: 'Saved filters' }).getByText('Long gone').click()
  await expect.poll(address).toBe('/e-commerce/orders?sort=total')
})

test('a saved filter shows its view', async () => {
  const savedFilters = [{ name: 'Dear ones', search: 'amount_min=30000&amount_currency=GBP&sort=-total' }]
  const { screen, address } = await openOwn('/e-commerce/orders?page=2', {
    stores: [{ orders: 24 }],
    savedFilters,
  })
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('dialog', { name: 'Saved filters' }).getByText('Dear ones').click()
  await expect.poll(address).toBe('/e-commerce/orders?amount_currency=GBP&amount_min=30000&sort=-total')
  await expect.element(screen.getByRole('button', { name: /^Total ?from 300 GBP/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Saved filters: Dear ones' })).toBeVisible()
})
