import { expect, test } from 'vitest'
import { addOrder, breakRow, modifyOrder } from '@tandem/provider-simulator'
import type { Store } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, readStore, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { TestTeam, TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'
import { saleRuleOf } from './sale-rule.ts'

const dataset = fewOrders(12)
const shopCalled = (name: string) => shops.find((shop) => shop.name === name)!
const shops = ['custom', 'told', 'chosen', 'failed', 'turned', 'noticed', 'vendors', 'prefixed'].map((name) =>
  simulatedShop(name, { dataset }),
)
const used = useTestApi({ connectors: simulatedConnectors(shops) })

async function revenueOf({ id }: Store) {
  const { store_day } = await storeFacts(used.opened.database, id)
  return (store_day as { revenue: number }[]).reduce((sum, { revenue }) => sum + revenue, 0)
}

const choose = (team: TestUser, store: Store, excluded: string[] | null) =>
  used.api.request('PUT', `/ecommerce/stores/${store.id}/sales`, { token: team.token, body: { excluded } })

/** The incrementally updated figures equal a calculation from the orders. */
async function expectFiguresOfFacts({ team_id }: TestTeam, { id }: Store) {
  const kept = await storeFacts(used.opened.database, id)
  await inTeam(used.opened.database, team_id, (db) => rebuildFigures(db, { store_id: id }))
  expect(kept).toEqual(await storeFacts(used.opened.database, id))
}

const line = [{ sku: 'none', quantity: 1, total: 100_000 }]

test('a paid order counts when a plugin gave it its own status', async () => {
  const shop = shopCalled('custom')
  const team = await used.api.newTeam()
  const id = addOrder(shop, { status: 'completed', lines: line })
  const store = await connectStore(used.api, team, 'custom')
  const before = await revenueOf(store)
  modifyOrder(shop, id, { status: 'kargoya-verildi' })
  await syncAgain(used.api, team, store)
  expect(await revenueOf(store)).toBe(before)
  await expectFiguresOfFacts(team, store)
})

test("a vendor's part of an order is listed, and only the order counts", async () => {
  const shop = shopCalled('vendors')
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'vendors')
  const before = await revenueOf(store)
  const whole = addOrder(shop, { status: 'completed', lines: line })
  const part = addOrder(shop, { status: 'completed', lines: line })
  breakRow(shop, 'orders', part, { parent_id: whole, created_via: 'dokan' })
  const synced = await syncAgain(used.api, team, store)
  expect(await revenueOf(store)).toBe(before + 100_000)
  expect(synced).toMatchObject({ orders_count: store.orders_count + 2, sync: { difference: null } })
  expect(synced.sales.statuses).toContainEqual({ status: 'vendor-part', is_new: false })
  await expectFiguresOfFacts(team, store)
})

test("a vendor's part that was read before is corrected by the comparison, without a change in the shop", async () => {
  const team = await used.api.newTeam()
  const whole = addOrder(shopCalled('vendors'), { status: 'completed', lines: line })
  const part = addOrder(shopCalled('vendors'), { status: 'completed', lines: line })
  breakRow(shopCalled('vendors'), 'orders', part, { parent_id: whole, created_via: 'dokan' })
  const store = await connectStore(used.api, team, 'vendors')
  const before = await revenueOf(store)
  await used.opened.database
    .updateTable('orders')
    .set({ status: 'completed', fingerprint: 'other' })
    .where('store_id', '=', store.id)
    .where('provider_id', '=', String(part))
    .execute()
  await inTeam(used.opened.database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
  expect(await revenueOf(store)).toBe(before + 100_000)
  await syncAgain(used.api, team, store)
  expect(await revenueOf(store)).toBe(before)
})

test("orders count as in the shop's analytics, even after the shop changed its setting", async () => {
  const shop = shopCalled('told')
  const team = await used.api.newTeam()
  addOrder(shop, { status: 'on-hold', lines: line })
  shop.excludedStatuses = ['pending', 'failed', 'cancelled', 'on-hold']
  const store = await connectStore(used.api, team, 'told')
  expect(store.sales).toMatchObject({ chosen_by: 'shop', excluded: shop.excludedStatuses })
  const before = await revenueOf(store)
  shop.excludedStatuses = ['pending']
  const synced = await syncAgain(used.api, team, store)
  expect(synced.sales).toMatchObject({ chosen_by: 'shop', excluded: ['pending'] })
  expect(await revenueOf(store)).toBeGreaterThanOrEqual(before + 100_000)
  await expectFiguresOfFacts(team, store)
})

test("an admin chooses what doesn't count, the orders are recalculated, and the choice can be reverted", async () => {
  const shop = shopCalled('chosen')
  const team = await used.api.newTeam()
  addOrder(shop, { status: 'kargoya-verildi', email: 'ada@example.test', lines: line })
  const store = await connectStore(used.api, team, 'chosen')
  const before = await revenueOf(store)

  const excluded = ['cancelled', 'failed', 'kargoya-verildi', 'pending']
  expect((await choose(team, store, excluded.toReversed())).status).toBe(200)
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, store.id)).sales).toMatchObject({
    chosen_by: 'team',
    excluded,
  })
  expect(await revenueOf(store)).toBe(before - 100_000)
  await expectFiguresOfFacts(team, store)

  expect((await choose(team, store, null)).status).toBe(200)
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, store.id)).sales.chosen_by).toBe('shop')
  expect(await revenueOf(store)).toBe(before)
  await expectFiguresOfFacts(team, store)
})

test('a status that was chosen as the database of WooCommerce writes it goes on not counting', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'prefixed')
  await used.opened.database
    .updateTable('stores')
    .set({ excluded_statuses: ['pending', 'wc-pending', 'wc-shipped-by-drone'] })
    .where('id', '=', store.id)
    .execute()
  const { sales } = await readStore(used.api, team, store.id)
  expect(sales.excluded).toEqual(['pending', 'shipped-by-drone'])
  const isSale = await inTeam(used.opened.database, team.team_id, (db) => saleRuleOf(db, store.id))
  expect(['shipped-by-drone', 'wc-shipped-by-drone', 'completed'].map(isSale)).toEqual([false, false, true])
})

test('only an admin chooses what counts, and only for a store of the team', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'failed')
  const editor = await used.api.newUser(team.team_id, { role: 'editor' })
  expect((await choose(editor, store, [])).status).toBe(403)
  expect((await choose(await used.api.newTeam(), store, [])).status).toBe(404)
})

test("a guest with only a failed order isn't a buyer", async () => {
  const shop = shopCalled('failed')
  const team = await used.api.newTeam()
  addOrder(shop, { status: 'failed', email: 'nobody@example.test', lines: line })
  const store = await connectStore(used.api, team, 'failed')
  const { customers, buyer_place } = await storeFacts(used.opened.database, store.id)
  expect(customers).toContainEqual(
    expect.objectContaining({ key: 'mail:nobody@example.test', orders_count: 0, last_order_at: null }),
  )
  const buyers = customers.filter((customer) => (customer as { orders_count: number }).orders_count > 0)
  const places = buyer_place as { customers: number }[]
  expect(places.reduce((sum, place) => sum + place.customers, 0)).toBe(buyers.length)
})

test("a customer's last order is their last sale, even when a later order fails", async () => {
  const shop = shopCalled('turned')
  const team = await used.api.newTeam()
  const email = 'twice@example.test'
  addOrder(shop, { status: 'completed', email, lines: line })
  const later = addOrder(shop, { status: 'processing', email, lines: line })
  const store = await connectStore(used.api, team, 'turned')
  modifyOrder(shop, later, { status: 'failed' })
  await syncAgain(used.api, team, store)
  const { customers } = await storeFacts(used.opened.database, store.id)
  expect(customers).toContainEqual(expect.objectContaining({ key: `mail:${email}`, orders_count: 1 }))
  await expectFiguresOfFacts(team, store)
})

test('a new status is shown until somebody has decided', async () => {
  const shop = shopCalled('noticed')
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'noticed')
  expect(store.sales.statuses.filter(({ is_new }) => is_new)).toEqual([])
  addOrder(shop, { status: 'kargoya-verildi', lines: line })
  const synced = await syncAgain(used.api, team, store)
  expect(synced.sales.statuses).toContainEqual({ status: 'kargoya-verildi', is_new: true })
  await choose(team, store, null)
  await used.api.jobsSettled()
  const { sales } = await readStore(used.api, team, store.id)
  expect(sales.statuses).toContainEqual({ status: 'kargoya-verildi', is_new: false })
})
