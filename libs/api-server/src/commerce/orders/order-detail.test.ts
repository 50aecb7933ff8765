import { expect, test } from 'vitest'
import type { Order, OrderDetail, Product } from '@tandem/api-contract'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi({ connectors: simulatedConnectors([simulatedShop('oak')]) })

test('a line of an order has the picture of its product, at our own address', async () => {
  const team = await used.api.newTeam()
  const read = async <Data>(path: string) => {
    const answer = await used.api.request('GET', path, { token: team.token })
    return ((await answer.json()) as { data: Data }).data
  }
  await connectStore(used.api, team, 'oak')
  const [order] = await read<Order[]>('/ecommerce/orders?sort=-total')
  const { lines } = await read<OrderDetail>(`/ecommerce/orders/${order!.id}`)
  const line = lines.find(({ product_id }) => product_id !== null)!
  const product = await read<Product>(`/ecommerce/products/${line.product_id}`)
  expect(line.image_url).toBe(product.image_url)
  expect(line.image_url).toMatch(/\/pictures\/products\/\d+\/\d+\/[0-9a-f]{64}$/)
})
