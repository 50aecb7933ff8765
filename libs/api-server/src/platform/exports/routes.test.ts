import { expect, test } from 'vitest'
import { basePath } from '@tandem/api-contract'
import { createApi } from '../../create-api.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { readListPage } from '../../testing/read-list-page.ts'
import { errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const ask = (token: string, body: object, list = 'orders') =>
  used.api.request('POST', `/ecommerce/${list}/export`, { token, body })

test('writes five thousand orders to one file: all rows of the view, a header with the zone, figures beside their currency', async () => {
  const { team_id } = await generateOrders(used.opened.database, { orders: 5_000, withLines: false })
  const viewer = await used.api.newUser(team_id, { role: 'viewer' })
  const columns = ['number', 'ordered_at', 'store', 'currency', 'total']
  const answer = await ask(viewer.token, { filter: { sort: '-total' }, columns })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Large-orders-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Large-orders-\d{4}-\d\d-\d\d\.csv$/,
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const [header, ...rows] = csvRows(new TextDecoder().decode(bytes))
  expect(header).toEqual(['Number', 'Ordered at (Europe/Istanbul)', 'Store', 'Currency', 'Total'])
  const stored = await used.opened.database
    .selectFrom('orders')
    .innerJoin('stores', (join) => join.onRef('stores.id', '=', 'orders.store_id'))
    .select(['number', 'stores.name', 'currency', 'total'])
    .where('orders.team_id', '=', team_id)
    .orderBy('total', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()
  expect(rows.map(([number, , ...rest]) => [number, ...rest])).toEqual(
    stored.map(({ number, name, currency, total }) => [number, name, currency, (total / 100).toFixed(2)]),
  )

  // When the reader stops after the first rows, nothing keeps running: the next read is answered and no more
  // is queried.
  const app = createApi(used.api.dependencies)
  const left = await app.request(`${basePath}/ecommerce/orders/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${viewer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ filter: {}, columns }),
  })
  const reader = left.body!.getReader()
  expect((await reader.read()).done).toBe(false)
  await reader.cancel()
  const { data: next } = await readListPage(used.opened.database, team_id, 'orders', '')
  expect(next).toHaveLength(10)

  const entries = await used.opened.database
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'subject_name', 'details'])
    .where('team_id', '=', team_id)
    .execute()
  expect(entries[0]).toMatchObject({
    action: 'list.exported',
    user_id: viewer.id,
    subject_name: 'orders',
    details: { columns },
  })
})

test('writes a column of spending for each currency, and only the header without stores', async () => {
  const { team_id } = await generateOrders(used.opened.database, { orders: 50 })
  const user = await used.api.newUser(team_id)
  const body = { filter: {}, columns: ['name', 'spent'] }
  const [header, ...rows] = csvRows(await (await ask(user.token, body, 'customers')).text())
  expect(header).toEqual(['Name', 'Spent (EUR)', 'Spent (GBP)'])
  expect(rows).toHaveLength(10)
  expect(rows.flat().some((cell) => /^\d+\.\d\d$/.test(cell))).toBe(true)

  const empty = await used.api.newTeam()
  expect(csvRows(await (await ask(empty.token, body, 'customers')).text())).toEqual([['Name']])
})

test.each([
  ['columns', { filter: {}, columns: [] }],
  ['columns.0', { filter: {}, columns: ['password'] }],
  ['ids', { filter: {}, columns: ['number'], ids: Array.from({ length: 1001 }, (_, index) => index + 1) }],
  ['filter.page', { filter: { page: 2 }, columns: ['number'] }],
  ['filter.date_to', { filter: { date_from: '2026-02-02', date_to: '2026-02-01' }, columns: ['number'] }],
  ['filter', { columns: ['number'] }],
])('refuses an invalid %s with an error on its field, as JSON', async (field, body) => {
  const { token } = await used.api.newTeam()
  const answer = await ask(token, body)
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field])
})

test('cuts a long team name between characters', async () => {
  const { team_id } = await generateOrders(used.opened.database, { orders: 1, withLines: false })
  const user = await used.api.newUser(team_id)
  const name = `${'a'.repeat(59)}🎉 and more`
  await used.opened.database.updateTable('teams').set({ name }).where('team_id', '=', team_id).execute()
  const answer = await ask(user.token, { filter: {}, columns: ['number'] })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain(
    `''${'a'.repeat(59)}${encodeURIComponent('🎉')}-orders-`,
  )
})
