import { expect, test } from 'vitest'
import { addOrder } from '@tandem/provider-simulator'
import type { EndpointData, getOrder, getProduct, Product } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

const shop = simulatedShop('metres', { dataset: fewOrders(8) })
const stand = simulatedShop('variations', { dataset: fewOrders(8) })
const used = useTestApi({ connectors: simulatedConnectors([shop, stand]) })

test('stores everything when a shop sells metres and has half a kilogram in stock', async () => {
  const [product] = shop.products
  product!.stock = 12.5
  const { sku } = product!
  addOrder(shop, {
    lines: [
      { sku, quantity: 1.5, total: 900 },
      { sku, quantity: 0.1, total: 100 },
      { sku, quantity: 0.2, total: 200 },
    ],
  })
  shop.version += 1
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'metres')
  expect(store.sync).toMatchObject({ state: 'succeeded', error: null, difference: null })
  expect(store.orders_count).toBe(shop.orders.size)

  const facts = await storeFacts(used.opened.database, store.id)
  expect(facts.orders).toContainEqual(expect.objectContaining({ items_count: 1.8 }))
  expect(facts.products).toContainEqual(expect.objectContaining({ sku, stock_quantity: 12.5 }))
  await inTeam(used.opened.database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
  expect(facts).toEqual(await storeFacts(used.opened.database, store.id))

  const { id } = await used.opened.database
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', store.id)
    .where('items_count', '=', 1.8)
    .executeTakeFirstOrThrow()
  const order = await read<EndpointData<typeof getOrder>>(`/ecommerce/orders/${id}`)
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([1.5, 0.1, 0.2])
  const shown = await read<EndpointData<typeof getProduct>>(
    `/ecommerce/products/${order.lines[0]!.product_id}`,
  )
  expect(shown.stock_quantity).toBe(12.5)
  expect(Math.round(shown.units_sold * 10) % 10).toBe(8)

  async function read<T>(path: string): Promise<T> {
    const answer = await used.api.request('GET', path, { token: team.token })
    return ((await answer.json()) as { data: T }).data
  }
})

test("shows a product's variation costs and stock, and whether it can be bought", async () => {
  const [sized, gone, backordered] = stand.products
  sized!.variations = [
    { id: 9001, price: 1000, stock: 2 },
    { id: 9002, price: 1550, stock: 5.5 },
    { id: 9003, price: 1200 },
  ]
  gone!.stockStatus = 'outofstock'
  backordered!.stock = -4
  backordered!.stockStatus = 'onbackorder'
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'variations')
  const products = async (query = '') => {
    const answer = await used.api.request(
      'GET',
      `/ecommerce/products?store_id=${store.id}&per_page=100${query}`,
      {
        token: team.token,
      },
    )
    return ((await answer.json()) as { data: Product[] }).data
  }
  const bySku = new Map((await products()).map((product) => [product.sku, product]))
  expect(bySku.get(sized!.sku)).toMatchObject({
    price: 1000,
    price_max: 1550,
    stock_quantity: 7.5,
    stock_state: 'in_stock',
  })
  expect(bySku.get(gone!.sku)).toMatchObject({ stock_quantity: null, stock_state: 'out_of_stock' })
  expect(bySku.get(backordered!.sku)).toMatchObject({ stock_quantity: -4, stock_state: 'on_backorder' })
  expect((await products('&stock=on_backorder')).map(({ sku }) => sku)).toEqual([backordered!.sku])
  expect((await products('&stock=out_of_stock')).map(({ sku }) => sku)).toEqual([gone!.sku])
})
