import { addOrder, modifyOrder, modifyProduct } from '@tandem/provider-simulator'
import type { SalesTotal } from '@tandem/api-contract'
import { expect, test } from 'vitest'
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

test.each([80, null])(
  'an order keeps the cost that was known when it was placed, also when %s is read with it',
  async (cost) => {
    const shop = shops.between
    const [product] = shop.products
    modifyProduct(shop, product!.id, { cost: 50 })
    const team = await used.api.newTeam()
    const store = await connectStore(used.api, team, shop.name)
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await used.opened.database
      .updateTable('product_costs')
      .set({ noted_at: hourAgo })
      .where('store_id', '=', store.id)
      .execute()

    const id = addOrder(shop, { lines: [{ sku: product!.sku, quantity: 2, total: 1000, cost: 0 }] })
    modifyProduct(shop, product!.id, { cost })
    await syncAgain(used.api, team, store)
    expect(await costOfSales(team.token)).toMatchObject({ units: 2, todays_units: 0, cost: 100 })
    shop.orders.delete(id)
  },
)
