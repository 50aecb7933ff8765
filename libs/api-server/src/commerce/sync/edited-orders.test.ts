import {
  addOrder,
  closeReturn,
  editOrder,
  modifyOrder,
  openReturn,
  refundOrder,
} from '@tandem/provider-simulator'
import type { OrderDetail, SalesTotal } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

const taxInside = simulatedShop('edited-tax-inside', { pricesIncludeTax: true })
const taxOnTop = simulatedShop('edited-tax-on-top', { pricesIncludeTax: false })
const withCosts = simulatedShop('edited-with-costs', { costs: true, pricesIncludeTax: true })
const shops = [taxInside, taxOnTop]
type TestShop = (typeof shops)[number]
const used = useTestApi({ connectors: simulatedConnectors([...shops, withCosts]) })

const skus = (shop: TestShop) => shop.products.slice(0, 3).map(({ sku }) => sku)
const vase = (shop: TestShop) => ({ sku: skus(shop)[1]!, quantity: 1, total: 400, tax: 80 })
const bowl = (shop: TestShop) => ({ sku: skus(shop)[2]!, quantity: 1, total: 1000, tax: 200 })

/** A bowl that costs nothing. */
const gift = (shop: TestShop) => ({ ...bowl(shop), total: 0, tax: 0 })

/** Two lamps at £10.00, a vase at £4.00 and shipping of £5.00, plus 20 % tax: £34.80; optionally a gift. */
const place = (shop: TestShop, { status = 'processing', hasGift = false }) =>
  addOrder(shop, {
    status,
    lines: [
      { sku: skus(shop)[0]!, quantity: 2, total: 2000, tax: 400 },
      vase(shop),
      ...(hasGift ? [gift(shop)] : []),
    ],
    shipping: [{ title: 'Courier', total: 500, tax: 100 }],
  })

/** Lines of an order by index, as in the simulator. */
const lamp = 0
const theVase = 1
const theGift = 2

interface Truth {
  total: number
  refunded: number
  items: number
  tax: number
  other: number
  /** Lamps, vases and bowls that the customer has in the end. */
  kept: [number, number, number]
  /** The expected lines: kept and refunded, removed, and how. */
  lines: string[]
  edited?: true
  return_state?: OrderDetail['return_state']
}

const untouched: Truth = {
  total: 3480,
  refunded: 0,
  items: 2400,
  tax: 580,
  other: 0,
  kept: [2, 1, 0],
  lines: ['2', '1'],
}

/** Changes of an order, and the expected result, calculated by hand in pence. */
interface Case {
  status?: string
  hasGift?: true
  change: (shop: TestShop, id: number) => void
  truth: Truth
}
const cases: Record<string, Case> = {
  'nothing happened': { change: () => {}, truth: untouched },
  'a gift came back, for which nothing is given back': {
    hasGift: true,
    change: (shop, id) => void refundOrder(shop, id, 0, { pieces: [{ line: theGift, quantity: 1 }] }),
    truth: { ...untouched, lines: ['2', '1', '0 −1 edit'] },
  },
  'a line was removed before it was paid': {
    status: 'on-hold',
    change: (shop, id) => {
      editOrder(shop, id, { remove: [{ line: theVase, quantity: 1 }] })
      modifyOrder(shop, id, { status: 'processing' })
    },
    truth: {
      ...untouched,
      total: 3000,
      items: 2000,
      tax: 500,
      kept: [2, 0, 0],
      lines: ['2', '0 −1 edit'],
      edited: true,
    },
  },
  'a quantity was lowered, and nothing is given back yet': {
    change: (shop, id) => editOrder(shop, id, { remove: [{ line: lamp, quantity: 1 }] }),
    truth: {
      ...untouched,
      total: 2280,
      items: 1400,
      tax: 380,
      kept: [1, 1, 0],
      lines: ['1 −1 edit', '1'],
      edited: true,
    },
  },
  'a quantity was lowered and its money given back without naming it': {
    change: (shop, id) => {
      editOrder(shop, id, { remove: [{ line: lamp, quantity: 1 }] })
      refundOrder(shop, id, 1200)
    },
    truth: {
      ...untouched,
      refunded: 1200,
      items: 1400,
      tax: 380,
      other: 1200,
      kept: [1, 1, 0],
      lines: ['1 −1 edit', '1'],
      edited: true,
    },
  },
  'a quantity was lowered and refunded by name': {
    change: (shop, id) => {
      editOrder(shop, id, { remove: [{ line: lamp, quantity: 1 }] })
      refundOrder(shop, id, 1200, { pieces: [{ line: lamp, quantity: 1 }] })
    },
    truth: { ...untouched, refunded: 1200, kept: [1, 1, 0], lines: ['2', '1'], edited: true },
  },
  'a removal was booked as a refund without money': {
    change: (shop, id) => void refundOrder(shop, id, 0, { pieces: [{ line: lamp, quantity: 1 }] }),
    truth: { ...untouched, total: 2280, items: 1400, tax: 380, kept: [1, 1, 0], lines: ['1 −1 edit', '1'] },
  },
  'some money was given back, and later a lamp was restocked without money': {
    change: (shop, id) => {
      refundOrder(shop, id, 1200)
      refundOrder(shop, id, 0, { pieces: [{ line: lamp, quantity: 1 }] })
    },
    truth: {
      ...untouched,
      total: 2280,
      refunded: 1200,
      items: 1400,
      tax: 380,
      kept: [1, 1, 0],
      lines: ['1 −1 edit', '1'],
    },
  },
  'a line was added later': {
    change: (shop, id) => editOrder(shop, id, { add: [vase(shop)] }),
    truth: {
      ...untouched,
      total: 3960,
      items: 2800,
      tax: 660,
      kept: [2, 2, 0],
      lines: ['2', '1', '1 +edit'],
      edited: true,
    },
  },
  'a line was removed before it was paid, and some money given back for goodwill': {
    status: 'on-hold',
    change: (shop, id) => {
      editOrder(shop, id, { remove: [{ line: theVase, quantity: 1 }] })
      modifyOrder(shop, id, { status: 'processing' })
      refundOrder(shop, id, 300)
    },
    truth: {
      ...untouched,
      total: 3000,
      refunded: 300,
      items: 2000,
      tax: 500,
      kept: [2, 0, 0],
      lines: ['2', '0 −1 edit'],
      edited: true,
    },
  },
  'a lamp was exchanged for a bowl of the same price': {
    change: (shop, id) => closeReturn(shop, id, { remove: [{ line: lamp, quantity: 1 }], add: [bowl(shop)] }),
    truth: {
      ...untouched,
      kept: [1, 1, 1],
      lines: ['1 −1 return', '1', '1 +exchange'],
      return_state: 'returned',
    },
  },
  'a lamp was exchanged for a vase, and the rest given back': {
    change: (shop, id) => {
      closeReturn(shop, id, { remove: [{ line: lamp, quantity: 1 }], add: [vase(shop)] })
      refundOrder(shop, id, 720)
    },
    truth: {
      ...untouched,
      refunded: 720,
      items: 1800,
      tax: 460,
      other: 720,
      kept: [1, 2, 0],
      lines: ['1 −1 return', '1', '1 +exchange'],
      return_state: 'returned',
    },
  },
  'a return is open': {
    change: openReturn,
    truth: { ...untouched, return_state: 'open' },
  },
  'a return was closed without a refund': {
    change: (shop, id) => closeReturn(shop, id, { remove: [{ line: lamp, quantity: 1 }] }),
    truth: {
      ...untouched,
      total: 2280,
      items: 1400,
      tax: 380,
      kept: [1, 1, 0],
      lines: ['1 −1 return', '1'],
      return_state: 'returned',
    },
  },
  'a return was closed and refunded': {
    change: (shop, id) => {
      closeReturn(shop, id, { remove: [{ line: lamp, quantity: 1 }] })
      refundOrder(shop, id, 1200, { pieces: [{ line: lamp, quantity: 1 }] })
    },
    truth: { ...untouched, refunded: 1200, kept: [1, 1, 0], return_state: 'returned' },
  },
  'a lamp was refunded, less a fee that the shop kept': {
    change: (shop, id) => void refundOrder(shop, id, 1000, { pieces: [{ line: lamp, quantity: 1 }] }),
    truth: { ...untouched, refunded: 1000, kept: [1, 1, 0] },
  },
  'shipping was refunded, less a fee that the shop kept': {
    change: (shop, id) => void refundOrder(shop, id, 500, { shipping: [{ of: 0, total: 500, tax: 100 }] }),
    truth: { ...untouched, refunded: 500 },
  },
  'one lamp was removed and the other refunded': {
    change: (shop, id) => {
      editOrder(shop, id, { remove: [{ line: lamp, quantity: 1 }] })
      refundOrder(shop, id, 1200, { pieces: [{ line: lamp, quantity: 1 }] })
      refundOrder(shop, id, 0, { pieces: [{ line: lamp, quantity: 1 }] })
    },
    truth: {
      ...untouched,
      total: 2280,
      refunded: 1200,
      items: 1400,
      tax: 380,
      kept: [0, 1, 0],
      lines: ['1 −1 edit', '1'],
      edited: true,
    },
  },
}

const quantitiesOf = ({ quantity, removed_quantity, removed_by, added_by }: OrderDetail['lines'][number]) =>
  [quantity, removed_quantity > 0 && `−${removed_quantity} ${removed_by}`, added_by && `+${added_by}`]
    .filter((word) => word !== false && word !== null)
    .join(' ')

test.each(shops.map((shop) => [shop.name, shop] as const))(
  'edited, exchanged or returned orders of %s have the figures calculated by hand',
  async (name, shop) => {
    shop.orders.clear()
    const placed = Object.entries(cases).map(([what, one]) => ({ what, ...one, id: place(shop, one) }))
    const team = await used.api.newTeam()
    const store = await connectStore(used.api, team, name, 'shopify')
    const read = async <Body>(path: string): Promise<Body> =>
      (await (await used.api.request('GET', path, { token: team.token })).json()) as Body
    for (const { change, id } of placed) change(shop, id)
    await syncAgain(used.api, team, store)

    const { database } = used.opened
    for (const { what, id, truth } of placed) {
      const row = await database
        .selectFrom('orders')
        .select('id')
        .where('store_id', '=', store.id)
        .where('number', '=', String(id))
        .executeTakeFirstOrThrow()
      const { data: order } = await read<{ data: OrderDetail }>(`/ecommerce/orders/${row.id}`)
      const { total, lines_total, shipping_total, tax_total } = order
      const found: Truth = {
        total,
        refunded: order.refunded_total,
        items: lines_total,
        tax: tax_total,
        other: total - lines_total - (order.fee_total ?? Number.NaN) - shipping_total - tax_total,
        kept: truth.kept,
        lines: order.lines.map(quantitiesOf),
        ...(order.is_edited && { edited: true }),
        ...(order.return_state !== null && { return_state: order.return_state }),
      }
      expect({ what, shipping: shipping_total, ...found }).toEqual({ what, shipping: 500, ...truth })
    }

    const sum = (of: (truth: Truth) => number) => placed.reduce((all, { truth }) => all + of(truth), 0)
    const { meta } = await read<{ meta: { totals: SalesTotal[] } }>('/ecommerce/sales/days')
    const refunded = sum((truth) => truth.refunded)
    expect(meta.totals[0]).toMatchObject({
      orders: placed.length,
      revenue: sum(({ total }) => total) - refunded,
      refunds: refunded,
      split: {
        gross: sum(({ items }) => items),
        discounts: 0,
        shipping: 500 * placed.length,
        tax: sum(({ tax }) => tax),
        other: sum(({ other }) => other),
        refunded,
      },
    })
    const sold = await database
      .selectFrom('products')
      .select(['sku', 'units_sold'])
      .where('store_id', '=', store.id)
      .where('sku', 'in', skus(shop))
      .execute()
    const units = new Map(sold.map(({ sku, units_sold }) => [sku, units_sold]))
    expect(skus(shop).map((sku) => units.get(sku))).toEqual(
      [0, 1, 2].map((at) => sum(({ kept }) => kept[at]!)),
    )

    const facts = await storeFacts(database, store.id)
    await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
    expect(await storeFacts(database, store.id)).toEqual(facts)
  },
)

test("money that was given back for a removed unit isn't taken off what the customer kept", async () => {
  const shop = withCosts
  shop.orders.clear()
  shop.products = shop.products.map((product) => ({ ...product, cost: 100 }))
  const removed = place(shop, {})
  editOrder(shop, removed, { remove: [{ line: lamp, quantity: 1 }] })
  refundOrder(shop, removed, 1200)
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  const costed = async () => {
    const answer = await used.api.request('GET', '/ecommerce/sales/days', { token: team.token })
    return ((await answer.json()) as { meta: { totals: SalesTotal[] } }).meta.totals[0]?.costed
  }
  // A lamp at £10.00 and a vase at £4.00 were kept.
  expect(await costed()).toMatchObject({ units: 2, revenue: 1400, cost: 200 })

  // Of the £22.80 that were left, £2.28 more were given back for nothing in particular.
  refundOrder(shop, removed, 228)
  await syncAgain(used.api, team, store)
  expect(await costed()).toMatchObject({ units: 2, revenue: 1260, cost: 200 })

  const { database } = used.opened
  const facts = await storeFacts(database, store.id)
  await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
  expect(await storeFacts(database, store.id)).toEqual(facts)
})
