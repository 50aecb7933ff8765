import { expect, test } from 'vitest'
import { csvRows } from '../testing/csv-rows.ts'
import { customerRecord } from '../testing/customer-record.ts'
import { newSellingTeam } from '../testing/selling-team.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { writeCustomers } from './sync/write-customers.ts'

const used = useTestApi()

const customer = (name: string) => customerRecord({ provider_id: name, name })

test('files of customers and products leave 0 empty when older orders of the store were never read', async () => {
  const oak = await newSellingTeam(used.api)
  const elm = await oak.newStore('elm')
  for (const store of [oak.store_id, elm]) {
    await oak.within((db) =>
      writeCustomers(db, { store_id: store, currency: 'GBP', run: 1 }, ['Ada', 'Bob'].map(customer)),
    )
    await oak.products(
      ['mug', 'tray'].map((provider_id) => ({ provider_id, permalink: null })),
      store,
    )
    const bought = { ...customer('Ada'), provider_id: 'Ada' }
    await oak.orders(
      [{ ordered_at: '2026-05-01T10:00:00Z', customer: bought, lines: [['mug', 2, 900]] }],
      store,
    )
  }
  await oak.within((db) =>
    db.updateTable('stores').set({ known_since: '2026-04-01T10:00:00Z' }).where('id', '=', elm).execute(),
  )
  const file = async (kind: string, columns: string[]) => {
    const body = { filter: { sort: 'name' }, columns }
    const answer = await used.api.request('POST', `/ecommerce/${kind}/export`, {
      token: oak.team.token,
      body,
    })
    const [, ...rows] = csvRows(await answer.text())
    return rows.map((row) => row.join(' ')).toSorted()
  }
  expect(await file('customers', ['store', 'name', 'orders_count'])).toEqual([
    'elm Ada 1',
    'elm Bob ',
    'oak Ada 1',
    'oak Bob 0',
  ])
  expect(await file('products', ['store', 'name', 'units_sold'])).toEqual([
    'elm Product mug 2',
    'elm Product tray ',
    'oak Product mug 2',
    'oak Product tray 0',
  ])
})
