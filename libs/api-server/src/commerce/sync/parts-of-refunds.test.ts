import { addOrder, refundOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { OrderDetail, Product, SalesTotal, StoreType } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

/**
 * Every order: two lamps for £90.00, a vase for £10.00, shipping of £5.00 and gift wrap for £2.00, plus 20 %
 * tax: £128.40. A lamp costs £30.00, a vase £5.00.
 */
const total = 12_840

interface Case {
  name: string
  refund: (shop: Shop, id: number) => void
  /** The final revenue of its products, and the kept units. */
  revenue: number
  pieces: number
  /** Returned gift wrap is a unit of a Shopify order. */
  wrapIsBack?: true
  /** For each refund: items, shipping, fees, tax, and the unnamed rest. */
  parts: [items: number, shipping: number, fees: number, tax: number, unnamed: number][]
}

const postage = { of: 0, total: 500, tax: 100 }
const wrap = { of: 0, total: 200, tax: 40 }
const vase = { line: 1, quantity: 1 }

/** Calculated by hand. */
const cases: Case[] = [
  {
    name: 'postage alone',
    refund: (shop, id) => void refundOrder(shop, id, 600, { shipping: [postage] }),
    revenue: 10_000,
    pieces: 3,
    parts: [[0, 500, 0, 100, 0]],
  },
  {
    name: 'a part of the postage',
    refund: (shop, id) => void refundOrder(shop, id, 240, { shipping: [{ of: 0, total: 200, tax: 40 }] }),
    revenue: 10_000,
    pieces: 3,
    parts: [[0, 200, 0, 40, 0]],
  },
  {
    name: 'a fee alone',
    refund: (shop, id) => void refundOrder(shop, id, 240, { fees: [wrap] }),
    revenue: 10_000,
    pieces: 3,
    wrapIsBack: true,
    parts: [[0, 0, 200, 40, 0]],
  },
  {
    name: 'postage and one line',
    refund: (shop, id) => void refundOrder(shop, id, 1800, { shipping: [postage], pieces: [vase] }),
    revenue: 9000,
    pieces: 2,
    parts: [[1000, 500, 0, 300, 0]],
  },
  {
    name: 'all of it, as an amount',
    refund: (shop, id) => void refundOrder(shop, id, total),
    revenue: 0,
    pieces: 0,
    parts: [[0, 0, 0, 0, total]],
  },
  {
    name: 'half of it, as an amount',
    refund: (shop, id) => void refundOrder(shop, id, 6420),
    revenue: 5000,
    pieces: 3,
    parts: [[0, 0, 0, 0, 6420]],
  },
  {
    // £30.60 of the remaining £122.40 are a quarter.
    name: 'postage, and later an amount',
    refund: (shop, id) => {
      refundOrder(shop, id, 600, { shipping: [postage] })
      refundOrder(shop, id, 3060)
    },
    revenue: 7500,
    pieces: 3,
    parts: [
      [0, 500, 0, 100, 0],
      [0, 0, 0, 0, 3060],
    ],
  },
  {
    // The vase is gone; £29.10 of the remaining £116.40 are a quarter of the lamps.
    name: 'one line, and later an amount',
    refund: (shop, id) => {
      refundOrder(shop, id, 1200, { pieces: [vase] })
      refundOrder(shop, id, 2910)
    },
    revenue: 6750,
    pieces: 2,
    parts: [
      [1000, 0, 0, 200, 0],
      [0, 0, 0, 0, 2910],
    ],
  },
  {
    // £6.12 of the £122.40 without shipping are a twentieth.
    name: 'postage, and more than that in the same refund',
    refund: (shop, id) => void refundOrder(shop, id, 1212, { shipping: [postage] }),
    revenue: 9500,
    pieces: 3,
    parts: [[0, 500, 0, 100, 612]],
  },
  {
    // £6.42 of £128.40 are left, a twentieth, and so is a twentieth of the products.
    name: 'more than the products came to, as an amount',
    refund: (shop, id) => void refundOrder(shop, id, 12_198),
    revenue: 500,
    pieces: 3,
    parts: [[0, 0, 0, 0, 12_198]],
  },
  {
    name: 'postage, then the rest as an amount',
    refund: (shop, id) => {
      refundOrder(shop, id, 600, { shipping: [postage] })
      refundOrder(shop, id, 12_240)
    },
    revenue: 0,
    pieces: 0,
    parts: [
      [0, 500, 0, 100, 0],
      [0, 0, 0, 0, 12_240],
    ],
  },
]

const dayOf = (index: number) => `2026-03-${String(index + 1).padStart(2, '0')}`

/** Each case on its own day, then an order of a free vase with refunded shipping. */
function shopOfCases(pricesIncludeTax: boolean) {
  let day = dayOf(0)
  const shop = simulatedShop(pricesIncludeTax ? 'tax-inside' : 'tax-on-top', {
    pricesIncludeTax,
    costs: true,
    now: () => new Date(`${day}T12:00:00Z`),
  })
  shop.orders.clear()
  shop.products = shop.products
    .slice(0, 2)
    .map((product, index) => ({ ...product, cost: [3000, 500][index] }))
  const [lamps, vases] = shop.products.map(({ sku }) => sku)
  for (const [index, { refund }] of cases.entries()) {
    day = dayOf(index)
    const id = addOrder(shop, {
      status: 'completed',
      lines: [
        { sku: lamps!, quantity: 2, total: 9000, tax: 1800 },
        { sku: vases!, quantity: 1, total: 1000, tax: 200 },
      ],
      shipping: [{ title: 'Courier', total: 500, tax: 100 }],
      fees: [{ title: 'Gift wrap', total: 200, tax: 40 }],
    })
    refund(shop, id)
  }
  day = dayOf(cases.length)
  const free = addOrder(shop, {
    status: 'completed',
    lines: [{ sku: vases!, quantity: 1, total: 0 }],
    shipping: [{ title: 'Courier', total: 500, tax: 100 }],
  })
  refundOrder(shop, free, 600, { shipping: [postage] })
  return shop
}

/** WooCommerce restocks units with a refund of 0; the amounts of its lines are still filled in. */
function shopOfRestocked() {
  const shop = simulatedShop('restocked', { costs: true })
  shop.orders.clear()
  shop.products = shop.products.slice(0, 1).map((product) => ({ ...product, cost: 500 }))
  const lines = [{ sku: shop.products[0]!.sku, quantity: 3, total: 3000, tax: 600 }]
  const id = addOrder(shop, { status: 'completed', lines })
  refundOrder(shop, id, 0, { pieces: [{ line: 0, quantity: 1 }] })
  return shop
}

const shops = [shopOfCases(true), shopOfCases(false), shopOfRestocked()]
const used = useTestApi({ connectors: simulatedConnectors(shops) })

test.each<[string, StoreType]>([
  ['tax-inside', 'woocommerce'],
  ['tax-on-top', 'woocommerce'],
  ['tax-inside', 'shopify'],
  ['tax-on-top', 'shopify'],
])(
  'refunds of %s, a shop of %s, reduce what they were for, and their unnamed rest reduces all products',
  async (name, type) => {
    const team = await used.api.newTeam({ timezone: 'UTC' })
    const store = await connectStore(used.api, team, name, type)
    const { database } = used.opened
    const read = async <Body>(path: string) =>
      (await (await used.api.request('GET', path, { token: team.token })).json()) as Body
    const totalOf = async (day: string) => {
      const { meta } = await read<{ meta: { totals: SalesTotal[] } }>(
        `/ecommerce/sales/days?date_from=${day}&date_to=${day}`,
      )
      return meta.totals[0]!
    }
    const ids = await database
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', store.id)
      .orderBy('ordered_at')
      .execute()
    const isShopify = type === 'shopify'
    for (const [index, one] of cases.entries()) {
      const { units, costed, split } = await totalOf(dayOf(index))
      const wrapped = isShopify && one.pieces > 0 && !one.wrapIsBack ? 1 : 0
      expect({ name: one.name, revenue: costed.revenue, pieces: units, costed: costed.units }).toEqual({
        name: one.name,
        revenue: one.revenue,
        pieces: one.pieces + wrapped,
        costed: one.pieces,
      })
      // Refunded and ordered amounts stay as in the order.
      expect([one.name, split?.shipping, split?.tax]).toEqual([one.name, 500, 2140])
      const { data: order } = await read<{ data: OrderDetail }>(`/ecommerce/orders/${ids[index]!.id}`)
      expect([
        one.name,
        order.refunds.map(({ amount, items_total, shipping_total, fee_total, tax_total }) => {
          const named = [items_total, shipping_total ?? 0, fee_total ?? 0, tax_total ?? 0]
          return [...named, amount - named.reduce((sum, part) => sum + part, 0)]
        }),
      ]).toEqual([
        one.name,
        // Fees of Shopify are lines.
        one.parts.map(([items, shipping, fees, ...rest]) =>
          isShopify ? [items + fees, shipping, 0, ...rest] : [items, shipping, fees, ...rest],
        ),
      ])
    }
    const free = await totalOf(dayOf(cases.length))
    expect([free.revenue, free.units]).toEqual([0, 1])

    // Refunds read before the parts were stored are read again, and count as an amount until then.
    const facts = await storeFacts(database, store.id)
    await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
    expect(await storeFacts(database, store.id)).toEqual(facts)
    await database
      .updateTable('refunds')
      .set({ shipping_total: null, fee_total: null, tax_total: null, fingerprint: null })
      .where('store_id', '=', store.id)
      .execute()
    await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
    expect((await totalOf(dayOf(0))).costed.revenue).toBe(Math.round(10_000 * (1 - 600 / total)))
    await database
      .updateTable('store_syncs')
      .set({ read_until: null })
      .where('store_id', '=', store.id)
      .execute()
    await syncAgain(used.api, team, store)
    expect(await storeFacts(database, store.id)).toEqual(facts)
  },
)

test('a refund without money returns units of an order of WooCommerce, and none of its money', async () => {
  const team = await used.api.newTeam()
  await connectStore(used.api, team, 'restocked')
  const read = async <Body>(path: string) =>
    (await (await used.api.request('GET', path, { token: team.token })).json()) as Body
  const { meta } = await read<{ meta: { totals: SalesTotal[] } }>('/ecommerce/sales/days')
  expect(meta.totals).toMatchObject([
    { revenue: 3600, refunds: 0, units: 2, costed: { units: 2, revenue: 3000, cost: 1000 } },
  ])
  const products = await read<{ data: Product[] }>('/ecommerce/products')
  expect(products.data).toMatchObject([{ units_sold: 2, revenue: [{ currency: 'GBP', amount: 3000 }] }])
  const orders = await read<{ data: { id: number; refunded_total: number }[] }>('/ecommerce/orders')
  expect(orders.data).toMatchObject([{ refunded_total: 0 }])
  const detail = await read<{ data: OrderDetail }>(`/ecommerce/orders/${orders.data[0]!.id}`)
  expect(detail.data.refunds).toMatchObject([
    { amount: 0, items_total: 0, tax_total: 0, items_count: 1, shipping_total: 0, fee_total: 0 },
  ])
})
