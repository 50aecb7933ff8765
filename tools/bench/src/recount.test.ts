import { createShop, createWooCommerce } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { readOrdersFile, samplePath } from '@tandem/provider-simulator/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { recount } from './recount.ts'
import type { Recount } from './recount.ts'

interface ServedOrder {
  currency: string
  status: string
  total: string
  customer_id: number
  billing: { email: string }
  line_items: unknown[]
  shipping_lines: unknown[]
  fee_lines: unknown[]
  refunds: { total: string }[]
}

const toMinor = (money: string) => Math.round(Number(money) * 100)

const readAll = async <Row>(shop: Shop, path: string): Promise<Row[]> => {
  const app = createWooCommerce({ shops: [shop] })
  const headers = { Authorization: `Basic ${btoa('ck:cs')}` }
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await app.request(
      `http://localhost/shop/wp-json/wc/v3/${path}?per_page=100&page=${page}&orderby=id&order=asc`,
      { headers },
    )
    rows.push(...((await answer.json()) as Row[]))
    if (page >= Number(answer.headers.get('X-WP-TotalPages'))) return rows
  }
}

const count = (rows: unknown[][]) => rows.reduce((sum, { length }) => sum + length, 0)

/** The same figures as the recount, from the shop's answers. */
const countServed = async (shop: Shop): Promise<Omit<Recount, 'rows'>> => {
  const orders = await readAll<ServedOrder>(shop, 'orders')
  const refunds = await readAll<{ line_items: unknown[] }>(shop, 'refunds')
  const mails = orders.filter(({ customer_id, billing }) => customer_id === 0 && billing.email !== '')
  const groups = Map.groupBy(orders, ({ currency, status }) => `${currency} ${status}`)
  return {
    orders: orders.length,
    customers: (await readAll(shop, 'customers')).length,
    guests: new Set(mails.map(({ billing }) => billing.email)).size,
    ordersOfGuestsWithMail: mails.length,
    ordersWithoutCustomerOrMail: orders.filter(
      ({ customer_id, billing }) => customer_id === 0 && billing.email === '',
    ).length,
    products: (await readAll(shop, 'products')).length,
    productLines: count(orders.map(({ line_items }) => line_items)),
    shippingLines: count(orders.map(({ shipping_lines }) => shipping_lines)),
    feeLines: count(orders.map(({ fee_lines }) => fee_lines)),
    refunds: refunds.length,
    refundLines: count(refunds.map(({ line_items }) => line_items)),
    sums: [...groups.entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, group]) => ({
        currency: group[0]!.currency,
        status: group[0]!.status,
        orders: group.length,
        total: group.reduce((sum, { total }) => sum + toMinor(total), 0),
        refunded:
          -group.flatMap((order) => order.refunds).reduce((sum, { total }) => sum + toMinor(total), 0) || 0,
      })),
  }
}

/** ORDERS_FILE can name another file, such as the whole dataset. */
const file = process.env.ORDERS_FILE ?? samplePath

describe('the recount of an order file', () => {
  let counted: Recount
  beforeAll(async () => {
    counted = await recount(file)
  })

  test('equals what the simulated shop serves for the same file', async () => {
    const dataset = await readOrdersFile(file)
    const shop = createShop({
      name: 'shop',
      dataset,
      keys: [{ consumerKey: 'ck', consumerSecret: 'cs', permission: 'read' }],
    })
    const { rows, ...figures } = counted
    expect(rows).toBe(dataset.counts.rows)
    expect(await countServed(shop)).toEqual(figures)
  }, 120_000)

  test('finds several currencies, refunds and each status in the bundled sample', () => {
    expect(new Set(counted.sums.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'GBP']))
    expect(new Set(counted.sums.map(({ status }) => status))).toEqual(
      new Set(['cancelled', 'completed', 'failed', 'on-hold', 'pending', 'processing', 'refunded']),
    )
    expect(counted.refunds).toBeGreaterThan(100)
  })

  test("names the file that it couldn't read", async () => {
    await expect(recount('no-such-file.csv')).rejects.toThrow('no-such-file.csv')
  })
})
