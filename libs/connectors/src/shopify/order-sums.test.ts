import { addOrder, closeReturn, editOrder, refundOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { readAll } from '../test-setup.ts'
import { simulatedStore } from './test-setup.ts'

const lamp = 0

/** Changes of an order of two lamps for £24.00. */
const changes: Record<string, (shop: Shop, id: number) => void> = {
  none: () => {},
  'money for goodwill': (shop, id) => void refundOrder(shop, id, 300),
  'a lamp given back': (shop, id) =>
    void refundOrder(shop, id, 1200, { pieces: [{ line: lamp, quantity: 1 }] }),
  'a lamp removed': (shop, id) => editOrder(shop, id, { remove: [{ line: lamp, quantity: 1 }] }),
  'a lamp returned': (shop, id) => closeReturn(shop, id, { remove: [{ line: lamp, quantity: 1 }] }),
  'a lamp restocked without money': (shop, id) =>
    void refundOrder(shop, id, 0, { pieces: [{ line: lamp, quantity: 1 }] }),
  'money for goodwill, and later a lamp restocked without money': (shop, id) => {
    refundOrder(shop, id, 1200)
    refundOrder(shop, id, 0, { pieces: [{ line: lamp, quantity: 1 }] })
  },
}

test.each(Object.entries(changes))(
  'without a report, an order is added up as its row has it: %s',
  async (_name, change) => {
    const { shop, connector } = simulatedStore()
    shop.orders.clear()
    const { sku } = shop.products[0]!
    const id = addOrder(shop, {
      status: 'processing',
      lines: [{ sku, quantity: 2, total: 2000, tax: 400 }],
    })
    change(shop, id)
    const [row] = await readAll(connector, 'orders')
    const report = (await connector.report(row!.ordered_at.slice(0, 7)))!
    expect(report.source).toBe('orders')
    const total = report.days.reduce((sum, day) => sum + day.total, 0)
    // Reports are in ten-thousandths.
    expect(total).toBe((row!.total - row!.refunded_total) * 100)
  },
)
