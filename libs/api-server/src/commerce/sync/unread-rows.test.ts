import { breakRow, deleteCategory, deleteOrder, mendRow, modifyOrder } from '@tandem/provider-simulator'
import type { Order, Store, UnreadRow } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const dataset = fewOrders(24)
const shop = simulatedShop('broken', { dataset })
const used = useTestApi({ connectors: simulatedConnectors([shop]) })

const listed = async (team: TestTeam, store: Store) => {
  const path = `/ecommerce/stores/${store.id}/unread-rows`
  const answer = await used.api.request('GET', path, { token: team.token })
  const { data } = (await answer.json()) as { data: UnreadRow[] }
  return data
}

const orderIds = async (team: TestTeam) => {
  const answer = await used.api.request('GET', '/ecommerce/orders?per_page=100', { token: team.token })
  const { data } = (await answer.json()) as { data: Order[] }
  return data.map(({ number }) => Number(number.replace('#', '')))
}

const aMinuteLater = () => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 60_000)
}

const factsOf = (store: Store) => storeFacts(used.opened.database, store.id)

test('keeps unreadable rows, retries them, and never hides a deletion because of them', async () => {
  const team = await used.api.newTeam()
  const [plain] = [...shop.orders.values()].filter(({ refunds }) => refunds.length === 0)
  const refunded = [...shop.orders.values()].find(({ refunds }) => refunds.length > 0)
  const customer = shop.customers.find(({ id }) =>
    [...shop.orders.values()].every((order) => order.customer?.id !== id || order.id !== plain!.id),
  )
  const broken = [
    ['orders', plain!.id, { total: '12,50' }],
    ['refunds', refunded!.refunds[0]!.id, { amount: false }],
    ['customers', customer!.id, { email: ['a'] }],
    ['products', shop.products[0]!.id, { sku: { code: 'A' } }],
    ['products/categories', shop.categories[1]!.id, { name: { text: 'A' } }],
  ] as const
  for (const [kind, id, fields] of broken) breakRow(shop, kind, id, fields)

  // The others are read anyway, and nothing else makes the counts differ.
  const store = await connectStore(used.api, team, 'broken')
  expect(store).toMatchObject({
    orders_count: shop.orders.size - 1,
    products_count: shop.products.length - 1,
    collections_count: shop.categories.length - 1,
    sync: { state: 'succeeded', difference: null, unread_count: 5 },
  })
  const first = await listed(team, store)
  expect(first.map(({ kind, provider_id }) => `${kind} ${provider_id}`).toSorted()).toEqual(
    [
      `orders ${plain!.id}`,
      `refunds ${refunded!.refunds[0]!.id}`,
      `customers ${customer!.id}`,
      `products ${shop.products[0]!.id}`,
      `collections ${shop.categories[1]!.id}`,
    ].toSorted(),
  )
  for (const { reason } of first)
    expect(reason).toMatch(/^The store answered with something we cannot read \(.*\)\. A plugin/)
  expect(first.find(({ kind }) => kind === 'refunds')?.order_provider_id).toBe(String(refunded!.id))

  // A later sync meets none of them by their dates, and tries each.
  aMinuteLater()
  const again = await syncAgain(used.api, team, store)
  expect(again.sync).toMatchObject({ state: 'succeeded', difference: null, unread_count: 5 })
  for (const row of await listed(team, store)) {
    const before = first.find(({ kind }) => kind === row.kind)
    expect(row.first_seen_at, row.kind).toBe(before?.first_seen_at)
    expect(row.last_seen_at > before!.last_seen_at, row.kind).toBe(true)
  }

  // No date changes when a plugin is fixed.
  for (const [kind, id] of broken) mendRow(shop, kind, id)
  aMinuteLater()
  const repaired = await syncAgain(used.api, team, store)
  expect(repaired.sync).toMatchObject({ state: 'succeeded', difference: null, unread_count: 0 })
  const fresh = await connectStore(used.api, await used.api.newTeam(), 'broken')
  expect(await factsOf(store)).toEqual(await factsOf(fresh))

  // Earlier data stays while the row exists but is unreadable, and is deleted with the row.
  breakRow(shop, 'orders', plain!.id, { total: '12,50' })
  modifyOrder(shop, plain!.id, { status: plain!.status === 'completed' ? 'processing' : 'completed' })
  breakRow(shop, 'products/categories', shop.categories[1]!.id, { name: { text: 'A' } })
  aMinuteLater()
  const unreadable = await syncAgain(used.api, team, store)
  expect(unreadable).toMatchObject({
    orders_count: fresh.orders_count,
    collections_count: fresh.collections_count,
    sync: { state: 'succeeded', difference: null, unread_count: 2 },
  })
  deleteOrder(shop, plain!.id)
  deleteCategory(shop, shop.categories[1]!.id)
  aMinuteLater()
  const without = await syncAgain(used.api, team, store)
  expect(without).toMatchObject({
    orders_count: fresh.orders_count - 1,
    collections_count: fresh.collections_count - 1,
    sync: { state: 'succeeded', difference: null, unread_count: 0 },
  })
})

test('a sync keeps an order whose id became unreadable, and removes a deleted one', async () => {
  const lost = simulatedShop('nameless', { dataset })
  used.api.dependencies.connectors.store = simulatedConnectors([lost]).store
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'nameless')
  const [nameless, deleted] = [...lost.orders.values()]
  aMinuteLater()
  modifyOrder(lost, nameless!.id, { status: 'on-hold' })
  breakRow(lost, 'orders', nameless!.id, { id: 'one' })
  deleteOrder(lost, deleted!.id)

  const synced = await syncAgain(used.api, team, store)
  expect(synced).toMatchObject({
    orders_count: store.orders_count - 1,
    sync: { state: 'succeeded', difference: null },
  })
  const kept = await orderIds(team)
  expect(kept).toContain(nameless!.id)
  expect(kept).not.toContain(deleted!.id)
  expect((await listed(team, store)).map(({ kind, provider_id }) => `${kind} ${provider_id}`)).toEqual(
    expect.arrayContaining(['orders null', `orders ${nameless!.id}`]),
  )
})
