import { addOrder, refundOrder } from '@tandem/provider-simulator'
import type { OrderDetail, SalesSplit, SalesTotal, StoreType } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

/**
 * Two orders of a shop with 20 % tax: £138.00 with a code, a fee and shipping, and £4.00, of which £1.00 was
 * refunded.
 */
function shopOfTwoOrders(name: string, pricesIncludeTax: boolean) {
  const shop = simulatedShop(name, { pricesIncludeTax })
  shop.orders.clear()
  const [lamp, vase] = shop.products
  addOrder(shop, {
    codes: ['tea'],
    lines: [
      { sku: lamp!.sku, quantity: 2, total: 9000, tax: 1800 },
      { sku: vase!.sku, quantity: 1, total: 1800, tax: 360 },
    ],
    shipping: [{ title: 'Courier', total: 500, tax: 100 }],
    fees: [{ title: 'Gift wrap', total: 200, tax: 40 }],
  })
  const small = addOrder(shop, { lines: [{ sku: vase!.sku, quantity: 1, total: 333, tax: 67 }] })
  refundOrder(shop, small, 100)
  return shop
}

const shops = [shopOfTwoOrders('tax-inside', true), shopOfTwoOrders('tax-on-top', false)]
const used = useTestApi({ connectors: simulatedConnectors(shops) })

/**
 * Calculated by hand: 90 + 18 + 3.33 are the items after discounts, of which a code took £12.00 off, without
 * tax.
 */
const byHand = {
  gross: 12_333,
  discounts: 1200,
  fees: 200,
  shipping: 500,
  tax: 2367,
  other: 0,
  refunded: 100,
}

test.each<[string, StoreType, SalesSplit]>([
  ['tax-inside', 'woocommerce', byHand],
  ['tax-on-top', 'woocommerce', byHand],
  // Fees in Shopify are lines; when prices include tax, so do the £12.00 discount of the code.
  ['tax-inside', 'shopify', { ...byHand, gross: 12_333, discounts: 1000, fees: 0 }],
  ['tax-on-top', 'shopify', { ...byHand, gross: 12_533, fees: 0 }],
])('revenue of %s, a shop of %s, is split into its parts', async (name, type, parts) => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, name, type)
  const read = async <Body>(path: string): Promise<Body> =>
    (await (await used.api.request('GET', path, { token: team.token })).json()) as Body
  const total = async () => {
    const { meta } = await read<{ meta: { totals: SalesTotal[] } }>('/ecommerce/sales/days')
    return meta.totals[0]
  }
  expect(await total()).toMatchObject({ orders: 2, revenue: 14_100, refunds: 100, unsplit: 0, split: parts })

  const { database } = used.opened
  const { id } = await database
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', store.id)
    .where('total', '=', 13_800)
    .executeTakeFirstOrThrow()
  const { data: order } = await read<{ data: OrderDetail }>(`/ecommerce/orders/${id}`)
  const fees = order.fee_total ?? Number.NaN
  expect(order.lines_total + fees + order.shipping_total + order.tax_total).toBe(13_800)
  expect(order).toMatchObject({ fee_total: parts.fees, shipping_total: 500, discount_total: parts.discounts })

  const facts = await storeFacts(database, store.id)
  await database
    .updateTable('orders')
    .set({ items_total: null, fee_total: null, has_details: false, fingerprint: null })
    .where('id', '=', id)
    .execute()
  await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
  expect(await total()).toMatchObject({ revenue: 14_100, unsplit: 1, split: null })
  await database
    .updateTable('store_syncs')
    .set({ read_until: null })
    .where('store_id', '=', store.id)
    .execute()
  await syncAgain(used.api, team, store)
  expect(await storeFacts(database, store.id)).toEqual(facts)
})

test.each<StoreType>(['woocommerce', 'shopify'])(
  'products of a fully refunded order of %s count as returned, although no refund names them',
  async (type) => {
    const shop = shops[0]!
    const [lamp, vase] = shop.products
    const lines = [{ sku: lamp!.sku, quantity: 146, total: 31_078 }]
    const whole = addOrder(shop, { lines })
    refundOrder(shop, whole, 31_078)
    // It isn't known which product a part of the money was for.
    const part = addOrder(shop, { lines: [{ sku: vase!.sku, quantity: 3, total: 900 }] })
    refundOrder(shop, part, 899)
    const team = await used.api.newTeam()
    const store = await connectStore(used.api, team, shop.name, type)
    const { database } = used.opened
    const facts = await storeFacts(database, store.id)
    const sold = await database
      .selectFrom('products')
      .select(['sku', 'units_sold'])
      .where('store_id', '=', store.id)
      .where('sku', 'in', [lamp!.sku, vase!.sku])
      .execute()
    expect(Object.fromEntries(sold.map(({ sku, units_sold }) => [sku, units_sold]))).toEqual({
      [lamp!.sku]: 2,
      [vase!.sku]: 1 + 1 + 3,
    })
    await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
    expect(await storeFacts(database, store.id)).toEqual(facts)
    shop.orders.delete(whole)
    shop.orders.delete(part)
  },
)
