import { addOrder, modifyOrder, modifyProduct } from '@tandem/provider-simulator'
import type { SalesTotal } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const emptyShop = (name: string) => {
  const shop = simulatedShop(name, { costs: true })
  shop.orders.clear()
  return shop
}
const shops = { lines: emptyShop('lines-of-one-product'), between: emptyShop('cost-between-syncs') }
const used = useTestApi({ connectors: simulatedConnectors(Object.values(shops)) })

async function costOfSales(token: string) {
  const answer = await used.api.request('GET', '/ecommerce/sales/days', { token })
  const { meta } = (await answer.json()) as { meta: { totals: SalesTotal[] } }
  return meta.totals[0]!.costed
}

test('lines of one product keep their own costs when their order changes', async () => {
  const shop = shops.lines
  const [product] = shop.products
  modifyProduct(shop, product!.id, { cost: 50 })
  const { sku } = product!
  const id = addOrder(shop, {
    status: 'processing',
    lines: [
      { sku, quantity: 1, total: 1000, cost: 0 },
      { sku, quantity: 1, total: 1000, cost: 700 },
    ],
  })
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, shop.name)
  expect(await costOfSales(team.token)).toMatchObject({ units: 2, cost: 750 })

  modifyOrder(shop, id, { status: 'completed' })
  await syncAgain(used.api, team, store)
  expect(await costOfSales(team.token)).toMatchObject({ units: 2, cost: 750 })
})

/** Says that a store's current costs were known an hour ago. */
async function knowCostsSinceAnHour(store_id: number) {
  const noted_at = new Date(Date.now() - hourMs).toISOString()
  await used.opened.database
    .updateTable('product_costs')
    .set({ noted_at })
    .where('store_id', '=', store_id)
    .execute()
}

test('a line keeps its own cost when the line before it is deleted, and when a plugin writes it again', async () => {
  const shop = shops.lines
  shop.orders.clear()
  const [product] = shop.products
  const costs = (cost: number) => modifyProduct(shop, product!.id, { cost })
  costs(50)
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, shop.name)
  await knowCostsSinceAnHour(store.id)
  const id = addOrder(shop, {
    status: 'processing',
    lines: [
      { sku: product!.sku, quantity: 1, total: 1000, cost: 700 },
      { sku: product!.sku, quantity: 1, total: 1000, cost: 0 },
    ],
  })
  await syncAgain(used.api, team, store)
  expect(await costOfSales(team.token)).toMatchObject({ units: 2, cost: 750 })

  const order = shop.orders.get(id)!
  order.lines = order.lines.slice(1)
  modifyOrder(shop, id, { status: 'completed' })
  await syncAgain(used.api, team, store)
  expect(await costOfSales(team.token)).toMatchObject({ units: 1, cost: 50 })

  for (const cost of [80, 90]) {
    costs(cost)
    await syncAgain(used.api, team, store)
  }
  order.lines = order.lines.map((line) => ({ ...line, id: line.id + 1_000_000 }))
  modifyOrder(shop, id, { status: 'processing' })
  await syncAgain(used.api, team, store)
  expect(await costOfSales(team.token)).toMatchObject({ units: 1, todays_units: 0, cost: 50 })
})

test.each([80, null])(
  'an order keeps the cost that was known when it was placed, also when %s is read with it',
  async (cost) => {
    const shop = shops.between
    const [product] = shop.products
    modifyProduct(shop, product!.id, { cost: 50 })
    const team = await used.api.newTeam()
    const store = await connectStore(used.api, team, shop.name)
    await knowCostsSinceAnHour(store.id)

    const id = addOrder(shop, { lines: [{ sku: product!.sku, quantity: 2, total: 1000, cost: 0 }] })
    modifyProduct(shop, product!.id, { cost })
    await syncAgain(used.api, team, store)
    expect(await costOfSales(team.token)).toMatchObject({ units: 2, todays_units: 0, cost: 100 })
    shop.orders.delete(id)
  },
)
