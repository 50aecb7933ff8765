import { addOrder, breakRow, modifyOrder, refundOrder } from '@tandem/provider-simulator'
import type { Customer, Order, Product, SalesTotal } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { rebuildFigures } from '../commerce/sync/rebuild-figures.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { connectStore, syncAgain } from '../testing/connect-store.ts'
import { drawing } from '../testing/drawing.ts'
import { inMinor, sumOf } from '../testing/plain-shop.ts'
import { dataOf } from '../testing/read-answer.ts'
import { simulatedConnectors, simulatedShop } from '../testing/simulated-connectors.ts'
import { storeFacts } from '../testing/store-facts.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { onWall } from '../testing/wall-clock.ts'

/** The fields of an order that figures depend on, as WooCommerce answers them. */
interface Answered {
  id: number
  status: string
  currency: string
  total: string
  total_tax: string
  shipping_total: string
  discount_total: string
  date_created: string | null
  date_created_gmt: string | null
  billing: { email: string }
  line_items: { id: number; name: string; product_id: number; quantity: number; total: string }[]
  fee_lines: { total: string }[]
}

interface Refunded {
  id: number
  amount: string
  line_items: { product_id: number; quantity: number; total: string; total_tax: string }[]
}

interface OddOrder {
  order: Answered
  /** When it was placed, in milliseconds. */
  at: number
  refunds: Refunded[]
}

const timezone = 'America/New_York'
const refundedOn = '2026-11-21'
const decimals: Record<string, number> = { GBP: 2, EUR: 2, JPY: 0, KWD: 3 }
const currencies = Object.keys(decimals)
const notSold = ['cancelled', 'pending', 'failed']
const shops = [3, 41].map((seed) => ({ seed, shop: simulatedShop(`odd-${seed}`) }))
const used = useTestApi({ connectors: simulatedConnectors(shops.map(({ shop }) => shop)) })

/** Draws the parts of odd orders. Deleted products have no number, or one that the shop no longer lists. */
function oddParts(seed: number, products: number[]) {
  const { below, oneIn } = drawing(seed)
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!
  const several = <Value>(max: number, make: () => Value) => Array.from({ length: below(max + 1) }, make)
  /** Plugins write more decimals than a currency has. */
  const amountOf = (currency: string, max: number) => {
    const digits = decimals[currency]! + one([0, 0, 0, 1, 3])
    return (below(max) / 10 ** digits).toFixed(digits)
  }
  const signed = (currency: string, max: number) => `${oneIn(5) ? '-' : ''}${amountOf(currency, max)}`
  const someProduct = () => one([...products, 999_999, 0])
  let lastLine = 5000
  const line = (currency: string) => ({
    id: (lastLine += 1),
    name: one(['Cup', 'Bowl']),
    sku: one(['same', 'same', '']),
    product_id: someProduct(),
    quantity: one([1, 2, 3, 0.5, 0, -1, 1_000_000]),
    total: signed(currency, 5000),
  })
  const placed = () => {
    const gmt = one([
      '1995-05-05T23:30:00',
      '2026-10-01T03:59:59',
      '2026-11-20T23:59:59',
      '2099-01-01T00:00:00',
    ])
    const at = Date.parse(`${gmt}Z`)
    // As its clock shows it in a shop that is three hours ahead.
    const own = new Date(at + 3 * hourMs).toISOString().slice(0, 19)
    return oneIn(3)
      ? { at, times: { date_created: `${own}+03:00`, date_created_gmt: null } }
      : { at, times: { date_created: own, date_created_gmt: gmt } }
  }
  return {
    below,
    one,
    several,
    line,
    email: () => one(['ada@x.test', 'Bo@x.test', 'bo@x.test', '']),
    total: (currency: string) => one(['0', signed(currency, 20_000), amountOf(currency, 20_000)]),
    status: () => one(['processing', 'completed', 'refunded', 'on-hold', 'sent-by-drone', ...notSold]),
    order(id: number): Omit<OddOrder, 'refunds'> {
      const currency = one(currencies)
      const { at, times } = placed()
      return {
        at,
        order: {
          id,
          status: this.status(),
          currency,
          total: this.total(currency),
          total_tax: signed(currency, 300),
          shipping_total: one(['', amountOf(currency, 300)]),
          discount_total: amountOf(currency, 300),
          ...times,
          billing: { email: this.email() },
          line_items: several(4, () => line(currency)),
          fee_lines: several(2, () => ({ total: signed(currency, 300) })),
        },
      }
    },
    /** Some give back more than the order cost, and some nothing. */
    refund: (id: number, { currency, total }: Answered): Refunded => ({
      id,
      amount: one([amountOf(currency, 5000), amountOf(currency, 40_000), total.replace('-', ''), '0']),
      line_items: several(2, () => ({
        product_id: someProduct(),
        quantity: one([-1, 0, -2]),
        total: `-${amountOf(currency, 500)}`,
        total_tax: '0',
      })),
    }),
  }
}

/** Makes the shop answer an order like this; half of them list their refunds without totals. */
function answer(shop: (typeof shops)[number]['shop'], { order, refunds }: OddOrder) {
  const totalOf = ({ amount }: Refunded) => (order.id % 2 === 0 ? `-${amount}` : undefined)
  breakRow(shop, 'orders', order.id, {
    ...order,
    refunds: refunds.map((refund) => ({ id: refund.id, reason: '', total: totalOf(refund) })),
  })
  for (const { id, ...refund } of refunds)
    breakRow(shop, 'refunds', id, { ...refund, date_created_gmt: `${refundedOn}T12:00:00` })
}

/** An order with its figures in minor units, by the definitions in docs/metrics.md. */
function plainOrder({ order, at, refunds }: OddOrder) {
  const money = (text: string) => inMinor(text || '0', order.currency)
  const add = (parts: { total: string }[]) => sumOf(parts.map(({ total }) => money(total)))
  const total = money(order.total)
  const refunded = sumOf(refunds.map(({ amount }) => money(amount)))
  const isGivenBack =
    total > 0 && refunded >= total && order.line_items.some((line) => money(line.total) !== 0)
  const back = refunds.flatMap(({ amount, line_items }) =>
    line_items.map((line) => ({ ...line, total: money(amount) === 0 ? '0' : line.total })),
  )
  const kept = isGivenBack ? [] : [...order.line_items, ...back]
  return {
    ...order,
    total,
    refunded,
    revenue: total - refunded,
    day: onWall(new Date(at).toISOString(), timezone).day,
    units: sumOf(kept.map(({ quantity }) => quantity)),
    ordered: sumOf(order.line_items.map(({ quantity }) => quantity)),
    gross: add(order.line_items) + money(order.discount_total),
    discounts: money(order.discount_total),
    fees: add(order.fee_lines),
    shipping: money(order.shipping_total),
    tax: money(order.total_tax),
    productLines: kept.map(({ product_id, quantity, total: amount }) => ({
      product_id,
      quantity,
      amount: money(amount),
    })),
  }
}
type PlainOrder = ReturnType<typeof plainOrder>

const byCurrency = <Row extends { currency: string }>(rows: Row[]) =>
  rows.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
const inCurrencies = <Row extends { currency: string }>(rows: Row[], amountOf: (row: Row) => number) =>
  byCurrency(
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      amount: sumOf(own.map(amountOf)),
    })),
  )
const withoutZeros = (amounts: { currency: string; amount: number }[]) =>
  byCurrency(
    amounts.map(({ currency, amount }) => ({ currency, amount })).filter(({ amount }) => amount !== 0),
  )

/** Sales of some orders, and the refunds given on the same days. */
const plainTotals = (placed: PlainOrder[], givenBack: PlainOrder[]) =>
  currencies
    .map((currency) => {
      const own = placed.filter((order) => order.currency === currency)
      const of = (
        field: 'revenue' | 'units' | 'gross' | 'discounts' | 'fees' | 'shipping' | 'tax' | 'refunded',
      ) => sumOf(own.map((order) => order[field]))
      const refunds = sumOf(
        givenBack.filter((order) => order.currency === currency).map(({ refunded }) => refunded),
      )
      return {
        currency,
        orders: own.length,
        revenue: of('revenue'),
        refunds,
        units: of('units'),
        split: {
          gross: of('gross'),
          discounts: of('discounts'),
          fees: of('fees'),
          shipping: of('shipping'),
          tax: of('tax'),
          refunded: of('refunded'),
        },
      }
    })
    .filter(({ orders, refunds }) => orders > 0 || refunds > 0)
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))

test.each(shops)(
  'the figures of a WooCommerce shop with odd orders are those of a plain model, before and after changes ($seed)',
  async ({ seed, shop }) => {
    shop.orders.clear()
    shop.products = shop.products.slice(0, 3)
    const draw = oddParts(
      seed,
      shop.products.map(({ id }) => id),
    )
    const odd = Array.from({ length: 60 }, (): OddOrder => {
      const id = addOrder(shop, { lines: [{ sku: 'any', quantity: 1, total: 1000 }] })
      const { order, at } = draw.order(id)
      const refunds =
        draw.below(2) === 0 ? [] : draw.several(2, () => draw.refund(refundOrder(shop, id, 1), order))
      return { order, at, refunds }
    })
    for (const one of odd) answer(shop, one)
    const team = await used.api.newTeam({ timezone })
    const { token } = team
    const store = await connectStore(used.api, team, shop.name)
    const ask = (path: string) => used.api.request('GET', path, { token })
    const totalsOf = async (search: string) => {
      const { meta } = (await (await ask(`/ecommerce/sales/days?${search}`)).json()) as {
        meta: { totals: SalesTotal[] }
      }
      return meta.totals.map(({ currency, orders, revenue, refunds, units, split }) => {
        const { other: _other, ...parts } = split!
        return { currency, orders, revenue, refunds, units: sumOf([units]), split: parts }
      })
    }

    const check = async () => {
      const all = odd.map(plainOrder)
      const sold = all.filter(({ status }) => !notSold.includes(status))
      expect(byCurrency(await totalsOf(''))).toEqual(plainTotals(sold, sold))
      for (const day of ['2026-09-30', refundedOn, '1995-05-05']) {
        const placed = sold.filter((order) => order.day === day)
        const found = await totalsOf(`date_from=${day}&date_to=${day}`)
        expect(byCurrency(found), day).toEqual(plainTotals(placed, day === refundedOn ? sold : []))
      }
      const drone = sold.filter(({ status }) => status === 'sent-by-drone')
      expect(byCurrency(await totalsOf('status=sent-by-drone'))).toEqual(plainTotals(drone, drone))

      const lines = sold.flatMap((order) =>
        order.productLines.map((line) => ({ ...line, currency: order.currency })),
      )
      for (const product of await dataOf<Product[]>(await ask('/ecommerce/products'))) {
        const { name, units_sold, revenue } = product
        const { id } = shop.products.find((one) => one.name === name)!
        const own = lines.filter(({ product_id }) => product_id === id)
        expect({ name, units: sumOf([units_sold]), revenue: withoutZeros(revenue) }).toEqual({
          name,
          units: sumOf(own.map(({ quantity }) => quantity)),
          revenue: withoutZeros(inCurrencies(own, ({ amount }) => amount)),
        })
      }
      const customers = await dataOf<Customer[]>(await ask('/ecommerce/customers?per_page=100'))
      for (const email of ['ada@x.test', 'bo@x.test', 'new@x.test']) {
        const own = sold.filter(({ billing }) => billing.email.toLowerCase() === email)
        const customer = customers.find((one) => one.email === email)
        expect([email, customer?.orders_count ?? 0, byCurrency(customer?.spent ?? [])]).toEqual([
          email,
          own.length,
          inCurrencies(own, ({ revenue }) => revenue),
        ])
      }
      const orders = await dataOf<Order[]>(await ask('/ecommerce/orders?per_page=100'))
      expect(
        orders
          .map(({ number, total, refunded_total, items_count }) => [
            number,
            total,
            refunded_total,
            items_count,
          ])
          .toSorted((one, other) => Number(one[0]) - Number(other[0])),
      ).toEqual(all.map(({ id, total, refunded, ordered }) => [String(id), total, refunded, ordered]))
    }
    await check()

    for (const one of odd.filter(() => draw.below(2) === 0)) {
      const { order } = one
      const change = draw.below(4)
      if (change === 0) order.status = draw.status()
      if (change === 1) order.total = draw.total(order.currency)
      if (change === 2) order.line_items = order.line_items.slice(1)
      if (change === 3) order.billing = { email: draw.one(['new@x.test', 'ada@x.test', '']) }
      answer(shop, one)
      modifyOrder(shop, order.id, { status: 'completed' })
    }
    await syncAgain(used.api, team, store)
    await check()
    const facts = await storeFacts(used.opened.database, store.id)
    await inTeam(used.opened.database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
    expect(await storeFacts(used.opened.database, store.id)).toEqual(facts)
  },
)
