import { expect, test } from 'vitest'
import { listAnswer, scriptedStore } from './test-setup.ts'

const order = (id: number) => ({
  id,
  status: 'completed',
  currency: 'GBP',
  total: '1.00',
  total_tax: '0.00',
  shipping_total: '0.00',
  discount_total: '0.00',
  date_created_gmt: '2026-11-01T10:00:00',
  date_modified_gmt: '2026-11-01T10:00:00',
})
const counted = (total: string, rows: unknown[] = []) => listAnswer(rows, { 'X-WP-Total': total })

test.each([
  ['3', 2],
  ['1', 0],
  ['0', null],
])('of %s orders and one cart, the orders are counted as %s', async (total, known) => {
  const { connector } = scriptedStore([counted(total, [order(1), order(2)]), counted('1')])
  const page = await connector.read('orders', null)
  expect(page.total).toBe(known)
  expect(page.rows).toHaveLength(2)
  const answers = [counted(total), counted('5'), counted('5'), counted('5'), counted('1'), counted('5')]
  expect((await scriptedStore(answers).connector.counts()).orders).toBe(known)
})
