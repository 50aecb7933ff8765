import { addOrder, modifyOrder, modifyProduct, refundOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { CostedSales, Product, ProductDay, SalesTotal, StoreType } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { drawing } from '../../testing/drawing.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

/** Costs of the first products: finer than pennies, zero, none, and one higher than most prices. */
const costs = [123.4567, 0, null, 80, 1999.5]

/**
 * A shop of 40 orders with discounts, tax, several lines of a product, all kinds of refunds, and other
 * currencies.
 */
function shopWithCosts(type: StoreType) {
  const shop = simulatedShop(`costs-${type}`, { costs: true, pricesIncludeTax: true })
  shop.orders.clear()
  shop.products = shop.products.slice(0, 5).map((product, index) => ({ ...product, cost: costs[index] }))
  const { share: next, below: upTo } = drawing(type.length)
  for (let made = 0; made < 40; made += 1) {
    const id = addOrder(shop, {
      status: upTo(8) === 0 ? 'cancelled' : 'completed',
      ...(type === 'woocommerce' && upTo(8) === 0 && { currency: 'EUR' }),
      ...(upTo(3) === 0 && { codes: ['tea'] }),
      shipping: [{ title: 'Courier', total: 500, tax: 100 }],
      lines: Array.from({ length: 1 + upTo(4) }, () => {
        const total = 50 + upTo(5000)
        return {
          sku: shop.products[upTo(5)]!.sku,
          quantity: type === 'woocommerce' && upTo(3) === 0 ? 0.25 + upTo(4) : 1 + upTo(4),
          total,
          tax: Math.round(total / 5),
          // WooCommerce stores a cost with most of its orders; Shopify never does.
          ...(upTo(2) === 0 && { cost: 0 }),
          ...(upTo(6) === 0 && { cost: 1 + upTo(3000) / 8 }),
        }
      }),
    })
    if (upTo(3) === 0) giveLineBack(shop, id, next())
    if (upTo(4) === 0) refundOrder(shop, id, 1 + upTo(leftOf(shop, id)))
    if (upTo(10) === 0 && leftOf(shop, id) > 0) refundOrder(shop, id, leftOf(shop, id))
    if (shop.orders.get(id)!.status === 'refunded') modifyOrder(shop, id, { status: 'completed' })
  }
  return shop
}

const leftOf = (shop: Shop, id: number) => {
  const order = shop.orders.get(id)!
  return order.total - order.refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** Refunds half of a line, with its share of the money and without its tax. */
function giveLineBack(shop: Shop, id: number, part: number) {
  const order = shop.orders.get(id)!
  const line = order.lines[Math.floor(part * order.lines.length)]!
  const quantity = Number.isInteger(line.quantity) ? Math.ceil(line.quantity / 2) : line.quantity / 2
  const total = Math.floor(line.total * part)
  const refund = { id: shop.nextId++, orderId: id, reason: '', invoice: null, at: order.createdAt }
  const lines = [{ id: shop.nextItemId++, line, quantity, total }]
  order.refunds = [...order.refunds, { ...refund, atGmt: order.createdGmt, amount: total, lines }]
}

type Sums = CostedSales & { all: number }
const nothing = (): Sums => ({ units: 0, todays_units: 0, revenue: 0, cost: 0, all: 0 })

/**
 * The expected result, from the shop's rows alone. `noted` are costs of lines that were known at the time of
 * sale.
 */
function plainCosts(shop: Shop, type: StoreType, noted = new Map<number, number>()) {
  const total = nothing()
  const products = new Map<string, Sums>()
  for (const order of shop.orders.values()) {
    if (order.status === 'cancelled' || order.currency !== 'GBP') continue
    const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
    if (refunded >= order.total) {
      for (const line of order.lines)
        products.set(line.product!.sku, products.get(line.product!.sku) ?? nothing())
      continue
    }
    const byLines = order.refunds
      .filter(({ lines }) => lines.length > 0)
      .reduce((sum, { amount }) => sum + amount, 0)
    const share = (order.total - refunded) / (order.total - byLines)
    let brought = 0
    for (const sku of new Set(order.lines.map((line) => line.product!.sku))) {
      const lines = order.lines.filter((line) => line.product!.sku === sku)
      const backs = order.refunds.flatMap((refund) => refund.lines).filter(({ line }) => lines.includes(line))
      const sum = (values: number[]) => values.reduce((one, other) => one + other, 0)
      const ordered = sum(lines.map(({ quantity }) => quantity))
      const kept = ordered - sum(backs.map(({ quantity }) => quantity))
      const net = sum(lines.map((line) => line.total)) - sum(backs.map((back) => back.total))
      const unitCosts = lines.map((line) => {
        if (type === 'woocommerce' && line.cost) return { unit: line.cost / line.quantity, late: false }
        if (noted.has(line.id)) return { unit: noted.get(line.id)!, late: false }
        const today = shop.products.find((product) => product.sku === sku)!.cost
        return today == null ? null : { unit: today, late: true }
      })
      const product = products.get(sku) ?? nothing()
      products.set(sku, product)
      product.all += kept
      total.all += kept
      if (unitCosts.includes(null)) continue
      const cost = sum(lines.map((line, index) => line.quantity * unitCosts[index]!.unit)) * (kept / ordered)
      const late = unitCosts.some((known) => known!.late) ? kept : 0
      for (const sums of [product, total]) {
        sums.units += kept
        sums.todays_units += late
        sums.cost += cost
      }
      product.revenue += net
      brought += net
    }
    total.revenue += Math.round(brought * share)
  }
  return { total, products }
}

const near = (value: number) => expect.closeTo(value, 4) as number
const costedOf = ({ units, todays_units, revenue, cost }: CostedSales) => ({
  units: near(units),
  todays_units: near(todays_units),
  revenue,
  cost: near(cost),
})

const shops = { woocommerce: shopWithCosts('woocommerce'), shopify: shopWithCosts('shopify') }
const without = simulatedShop('without-costs')
const used = useTestApi({ connectors: simulatedConnectors([...Object.values(shops), without]) })

test.each<StoreType>(['woocommerce', 'shopify'])(
  'the gross profit of a shop of %s equals a plain calculation, even after costs and refunds change',
  async (type) => {
    const shop = shops[type]
    const team = await used.api.newTeam()
    const store = await connectStore(used.api, team, shop.name, type)
    const { database } = used.opened
    const answer = async (path: string) =>
      (await used.api.request('GET', path, { token: team.token })).json() as Promise<{
        data: unknown
        meta: { totals: SalesTotal[] }
      }>
    const compare = async (noted?: Map<number, number>) => {
      const plain = plainCosts(shop, type, noted)
      const { meta } = await answer('/ecommerce/sales/days')
      const total = meta.totals.find(({ currency }) => currency === 'GBP')!
      expect(total.costed).toEqual(costedOf(plain.total))
      expect(total.units).toBeCloseTo(plain.total.all, 4)
      for (const { currency, costed } of meta.totals)
        if (currency !== 'GBP') expect(costed).toEqual({ units: 0, todays_units: 0, revenue: 0, cost: 0 })
      const products = (await answer('/ecommerce/products?per_page=100')).data as Product[]
      for (const { id, sku, revenue, cost } of products) {
        expect(cost).toBe(shop.products.find((product) => product.sku === sku)!.cost)
        const sold = revenue.find(({ currency }) => currency === 'GBP')
        const expected = plain.products.get(sku!) ?? nothing()
        expect(sold?.costed ?? nothing()).toMatchObject(costedOf(expected))
        const days = (await answer(`/ecommerce/products/${id}/days`)).data as ProductDay[]
        const inPounds = days.filter(({ currency }) => currency === 'GBP').map(({ costed }) => costed)
        expect(inPounds.reduce((sum, { cost: ofDay }) => sum + ofDay, 0)).toBeCloseTo(expected.cost, 4)
        expect(inPounds.reduce((sum, day) => sum + day.revenue, 0)).toBe(expected.revenue)
      }
      const facts = await storeFacts(database, store.id)
      await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
      expect(facts).toEqual(await storeFacts(database, store.id))
      return plain.total
    }
    const first = await compare()
    // The shop contains every case of the calculation.
    expect(first.all).toBeGreaterThan(first.units)
    expect(first.todays_units).toBeGreaterThan(0)
    if (type === 'woocommerce') expect(first.units).toBeGreaterThan(first.todays_units)

    const [fine, free, unknown] = shop.products.map(({ id }) => id)
    modifyProduct(shop, fine!, { cost: 150.000_01 })
    modifyProduct(shop, free!, { cost: null })
    modifyProduct(shop, unknown!, { cost: 77 })
    const [sold] = shop.orders.keys()
    if (leftOf(shop, sold!) > 1) refundOrder(shop, sold!, 1)
    await syncAgain(used.api, team, store)
    await compare()

    // From now on the costs are known when an order is placed.
    const earlier = new Date(Date.now() - hourMs).toISOString()
    await database
      .updateTable('product_costs')
      .set({ noted_at: earlier })
      .where('store_id', '=', store.id)
      .execute()
    const { sku } = shop.products[0]!
    const id = addOrder(shop, { lines: [{ sku, quantity: 3, total: 900, cost: 0 }] })
    await syncAgain(used.api, team, store)
    modifyProduct(shop, fine!, { cost: 5 })
    await syncAgain(used.api, team, store)
    refundOrder(shop, id, 100)
    await syncAgain(used.api, team, store)
    await compare(new Map(shop.orders.get(id)!.lines.map((line) => [line.id, 150.000_01])))
  },
)

test.each<StoreType>(['woocommerce', 'shopify'])(
  'says nothing about profit when a shop of %s has no costs',
  async (type) => {
    const team = await used.api.newTeam()
    const store = await connectStore(used.api, team, 'without-costs', type)
    const answer = await used.api.request('GET', '/ecommerce/sales/days', { token: team.token })
    const { meta } = (await answer.json()) as { meta: { totals: SalesTotal[] } }
    expect(meta.totals.length).toBeGreaterThan(0)
    for (const { costed, units } of meta.totals) {
      expect(units).toBeGreaterThan(0)
      expect(costed).toEqual({ units: 0, todays_units: 0, revenue: 0, cost: 0 })
    }
    const facts = await storeFacts(used.opened.database, store.id)
    expect(facts.products.length).toBeGreaterThan(0)
    expect(new Set(facts.product_costs.map((row) => (row as { cost: unknown }).cost))).toEqual(
      new Set(type === 'shopify' ? [null] : []),
    )
  },
)
