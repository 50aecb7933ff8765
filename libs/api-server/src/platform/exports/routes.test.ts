import { expect, test } from 'vitest'
import { basePath } from '@tandem/api-contract'
import { createApi } from '../../create-api.ts'
import { bearer } from '../../testing/bearer.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { readListPage } from '../../testing/read-list-page.ts'
import { errorOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { workbookRows } from '../../testing/workbook-rows.ts'

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
    headers: { ...bearer(viewer.token), 'Content-Type': 'application/json' },
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

test('writes the same rows with semicolons and decimal commas, with tabs, and as a workbook', async () => {
  const { team_id } = await generateOrders(used.opened.database, { orders: 30, withLines: false })
  const user = await used.api.newUser(team_id)
  const body = { filter: { sort: 'ordered_at' }, columns: ['number', 'ordered_at', 'currency', 'total'] }
  const written = async (style: object) => {
    const answer = await ask(user.token, { ...body, ...style })
    expect(answer.status).toBe(200)
    return {
      type: answer.headers.get('content-type'),
      name: /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1],
      bytes: new Uint8Array(await answer.arrayBuffer()),
    }
  }
  const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const plain = csvRows(text((await written({})).bytes))
  expect(plain).toHaveLength(31)

  const semicolons = await written({ format: 'csv', decimal_mark: 'comma' })
  expect(semicolons).toMatchObject({ type: 'text/csv; charset=utf-8', name: expect.stringMatching(/\.csv$/) })
  const withComma = plain.map((cells, line) =>
    line === 0 ? cells : cells.map((cell, column) => (column === 3 ? cell.replace('.', ',') : cell)),
  )
  expect(text(semicolons.bytes)).toBe(`\uFEFF${withComma.map((cells) => `${cells.join(';')}\r\n`).join('')}`)

  const tabs = await written({ format: 'tsv', decimal_mark: 'point' })
  expect(tabs).toMatchObject({
    type: 'text/tab-separated-values; charset=utf-8',
    name: expect.stringMatching(/\.tsv$/),
  })
  expect(text(tabs.bytes)).toBe(plain.map((cells) => `${cells.join('\t')}\r\n`).join(''))

  const workbook = await written({ format: 'xlsx', decimal_mark: 'comma' })
  expect(workbook).toMatchObject({
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: expect.stringMatching(/\.xlsx$/),
  })
  const [sheet] = workbookRows(workbook.bytes)
  const readable = sheet!.map((cells, line) =>
    line === 0 ? cells : [cells[0], stampOf(Number(cells[1])), cells[2], Number(cells[3]).toFixed(2)],
  )
  expect(readable).toEqual(plain)
})

/** A day of Excel, counted from 30 December 1899, as the text of a CSV. */
const stampOf = (days: number) =>
  new Date(Math.round(days * 86_400) * 1000 + Date.UTC(1899, 11, 30))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

test('explains the columns in the format of their file', async () => {
  const { token } = await used.api.newTeam()
  const body = { filter: {}, columns: ['total'], definitions: true, format: 'xlsx' }
  const [sheet] = workbookRows(new Uint8Array(await (await ask(token, body)).arrayBuffer()))
  expect(sheet).toEqual([
    ['Column', 'Definition', 'Note'],
    ['Total', expect.stringMatching(/cost/), expect.anything()],
  ])
})

test.each([
  ['format', { filter: {}, columns: ['number'], format: 'pdf' }],
  ['format', { filter: {}, columns: ['number'], format: ['csv'] }],
  ['decimal_mark', { filter: {}, columns: ['number'], decimal_mark: ';' }],
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
