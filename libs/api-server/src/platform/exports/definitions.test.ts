import { describe, expect, test } from 'vitest'
import { customerColumns, discountCodeColumns, orderColumns } from '@tandem/api-contract'
import { postColumns, productColumns } from '@tandem/api-contract'
import { csvRows } from '../../testing/csv-rows.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/** The lists with figures, and their columns that are none. */
const exports = [
  [
    '/ecommerce/orders/export',
    orderColumns,
    [
      'number',
      'ordered_at',
      'status',
      'store',
      'customer_name',
      'customer_email',
      'customer_city',
      'customer_country',
      'currency',
      'paid_at',
      'discount_codes',
      'payment_method',
      'shipping_method',
      'phone',
      'billing_address',
      'shipping_address',
    ],
  ],
  [
    '/ecommerce/customers/export',
    customerColumns,
    ['name', 'email', 'store', 'city', 'country', 'last_order_at'],
  ],
  [
    '/ecommerce/products/export',
    productColumns,
    ['name', 'sku', 'store', 'status', 'collections', 'currency'],
  ],
  ['/ecommerce/discount-codes/export', discountCodeColumns, ['code']],
  [
    '/social/instagram/posts/export',
    postColumns,
    ['posted_at', 'account', 'kind', 'caption', 'permalink', 'products'],
  ],
] as const

const ask = (token: string, path: string, body: object, language = 'en') =>
  used.api.request('POST', path, { token, headers: { 'accept-language': language }, body })

const rowsOf = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return csvRows(await answer.text())
}

describe.each(exports)('the definitions of %s', (path, columns, words) => {
  test('explain every column with a figure, under the title that the file has', async () => {
    const { team_id } = await generateOrders(used.opened.database, { orders: 2 })
    const { token } = await used.api.newUser(team_id)
    const figures = columns.filter((column) => !(words as readonly string[]).includes(column))
    const [titles] = await rowsOf(await ask(token, path, { filter: {}, columns: figures }))
    const [header, ...defined] = await rowsOf(
      await ask(token, path, { filter: {}, columns, definitions: true }),
    )
    expect(header).toEqual(['Column', 'Definition', 'Note'])
    expect(defined.map(([title]) => title)).toEqual(titles)
    for (const [, definition] of defined) expect(definition).toMatch(/^\p{Lu}.*\.$/u)
  })

  test('are in Turkish for Turkish people', async () => {
    const { token } = await used.api.newTeam()
    const answers = ['en', 'tr'].map((language) =>
      ask(token, path, { filter: {}, columns, definitions: true }, language),
    )
    const [english = [], turkish = []] = await Promise.all(
      answers.map(async (answer) => rowsOf(await answer)),
    )
    expect(turkish[0]).toEqual(['Sütun', 'Tanım', 'Not'])
    expect(turkish).toHaveLength(english.length)
    for (const [index, [title, definition]] of turkish.entries()) {
      expect([title, definition]).not.toContain(english[index]?.[0])
      expect(definition).not.toBe(english[index]?.[1])
    }
  })
})

test('have a file name of their own, and leave no entry in the audit log', async () => {
  const { token, team_id } = await used.api.newTeam()
  const body = { filter: {}, columns: ['total'], definitions: true }
  const answer = await ask(token, '/ecommerce/orders/export', body)
  expect(answer.headers.get('content-disposition')).toMatch(/-orders-definitions-\d{4}-\d\d-\d\d\.csv"/)
  expect(csvRows(await answer.text())).toEqual([
    ['Column', 'Definition', 'Note'],
    ['Total', 'What the order cost with shipping, fees and tax, before refunds.', ''],
  ])
  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select('action')
    .where('team_id', '=', team_id)
    .where('action', '=', 'list.exported')
    .execute()
  expect(entries).toEqual([])
})

test("aren't offered for the audit log, which has no figures", async () => {
  const { token } = await used.api.newTeam()
  const answer = await ask(token, '/audit/export', { filter: {}, columns: ['at'], definitions: true })
  expect(answer.status).toBe(422)
})
