import { beforeEach, expect, test } from 'vitest'
import {
  addCustomer,
  addOrder,
  mergeCustomers,
  modifyCustomer,
  modifyOrder,
} from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { Customer, FavoriteCategory, Note, Order, Store } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { asShown } from '../../testing/as-shown.ts'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

const shops: Shop[] = []
const used = useTestApi({
  connectors: simulatedConnectors(shops),
  overrides: { settings: reachableSettings },
})

let team: TestTeam
let shop: Shop
beforeEach(async () => {
  team = await used.api.newTeam()
  shop = freshShop(shops, fewOrders(6))
})

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await used.api.request(method, path, { token: team.token, ...(body && { body }) })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return ((await answer.json()) as { data: T }).data
}

const customersOf = (store: Store, text = '') =>
  ask<Customer[]>(
    'GET',
    `/ecommerce/customers?store_id=${store.id}&per_page=100${text && `&search_term=${encodeURIComponent(text)}`}`,
  )

const facts = async (store: Store) => asShown(await storeFacts(used.opened.database, store.id))

const order = (
  email: string,
  total: number,
  more: { status?: 'completed' | 'cancelled'; customerId?: number } = {},
) => addOrder(shop, { email, lines: [{ sku: 'x', quantity: 1, total }], status: 'completed', ...more })

/** The sales of a shop's customers: one person for all spellings of an address. */
function expectedPeople() {
  const people = new Map<string, { orders: number; spent: number; last: string }>()
  for (const each of shop.orders.values()) {
    if (!['completed', 'processing', 'refunded', 'on-hold'].includes(each.status)) continue
    const listed = shop.customers.find(({ id }) => id === each.customer?.id)
    const mail = (listed ?? each.customer ?? each.guest)?.email.trim().toLowerCase()
    if (!mail) continue
    const back = each.refunds.reduce((sum, { amount }) => sum + amount, 0)
    const before = people.get(mail) ?? { orders: 0, spent: 0, last: '' }
    people.set(mail, {
      orders: before.orders + 1,
      spent: before.spent + each.total - back,
      last: before.last > each.createdGmt ? before.last : each.createdGmt,
    })
  }
  return people
}

const shownPeople = async (store: Store) =>
  new Map(
    (await customersOf(store))
      .filter(({ orders_count }) => orders_count > 0)
      .map(({ email, orders_count, spent, last_order_at }) => [
        email?.trim().toLowerCase(),
        { orders: orders_count, spent: spent[0]?.amount ?? 0, last: last_order_at?.slice(0, 19) ?? '' },
      ]),
  )

test('merges a guest and the account with their address into one person, with figures, search, stars, notes and links', async () => {
  order('ada@example.test', 1000)
  order('ADA@Example.test', 2000)
  const cancelled = order('ada@example.test', 4000, { status: 'cancelled' })
  const store = await connectStore(used.api, team, shop.name)
  const [guest, ...more] = await customersOf(store, 'ada@')
  expect(more).toEqual([])
  expect(guest).toMatchObject({ orders_count: 2, spent: [{ amount: 3000 }] })
  const on = { notable_type: 'customer', notable_id: guest!.id }
  await ask<Note>('POST', '/notes', { ...on, content: 'Prefers parcels', visible_to_team: true })
  const { id: category_id } = await ask<FavoriteCategory>('POST', '/favorites/categories', {
    type: 'customer',
    name: 'Best',
  })
  const star = { category_id, favoritable_type: 'customer', favoritable_id: guest!.id }
  await ask('POST', '/favorites/add-to-favorite', star)

  const account = addCustomer(shop, { firstName: 'Ada', lastName: 'Hill', email: 'Ada@example.TEST' })
  order('', 500, { customerId: account })
  await syncAgain(used.api, team, store)
  const [person, ...others] = await customersOf(store, 'ada')
  expect(others).toEqual([])
  expect(person).toMatchObject({
    name: 'Ada Hill',
    orders_count: 3,
    spent: [{ amount: 3500 }],
    notes_count: 1,
  })
  expect(await shownPeople(store)).toEqual(expectedPeople())
  // Links to the guest lead to the person.
  expect(await ask<Customer>('GET', `/ecommerce/customers/${guest!.id}`)).toMatchObject({ id: person!.id })
  const orders = await ask<Order[]>('GET', `/ecommerce/orders?customer_id=${guest!.id}`)
  expect(orders).toHaveLength(4)
  expect(orders.every(({ customer_id }) => customer_id === person!.id)).toBe(true)
  expect(await ask<FavoriteCategory[]>('GET', '/favorites/categories')).toMatchObject([
    { items: [{ favoritable_id: person!.id }] },
  ])
  expect(await ask<Note[]>('GET', `/notes?notable_type=customer&notable_id=${person!.id}`)).toHaveLength(1)

  const after = await facts(store)
  await syncAgain(used.api, team, store)
  expect(await facts(store)).toEqual(after)
  await inTeam(used.opened.database, team.team_id, (db) => rebuildFigures(db, { store_id: store.id }))
  expect(await facts(store)).toEqual(after)
  const fresh = await connectStore(used.api, await used.api.newTeam(), shop.name)
  expect(await facts(fresh)).toEqual(after)

  // Somebody with a new address keeps their earlier orders, even when an order is written again.
  modifyCustomer(shop, account, { email: 'hill@example.test' })
  modifyOrder(shop, cancelled, { status: 'completed' })
  await syncAgain(used.api, team, store)
  expect(await customersOf(store, 'ada')).toMatchObject([
    { id: person!.id, email: 'hill@example.test', orders_count: 4 },
  ])
})

test('merges people at the next sync whom an older version kept separate', async () => {
  const account = addCustomer(shop, { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.test' })
  order('', 700, { customerId: account })
  order('ada@example.test', 300)
  const store = await connectStore(used.api, team, shop.name)
  const after = await facts(store)
  const { database } = used.opened
  await inTeam(database, team.team_id, async (db) => {
    await db.deleteFrom('customer_keys').execute()
    const { id } = await db
      .insertInto('customers')
      .values({
        store_id: store.id,
        key: 'mail: ada@example.test',
        is_registered: false,
        name: 'Ada',
        email: ' ada@example.test',
        email_key: 'ada@example.test',
        search_text: ' ada',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('orders').set({ customer_id: id }).where('total', '=', 300).execute()
    await rebuildFigures(db, { store_id: store.id })
  })
  expect(await customersOf(store, 'ada')).toHaveLength(2)
  await syncAgain(used.api, team, store)
  expect(await facts(store)).toEqual(after)
})

test('follows a Shopify merge once, however often it is sent, and keeps others separate', async () => {
  const scopes = ['read_orders', 'read_all_orders', 'read_customers', 'read_products', 'read_customer_merge']
  shop.apps[0]!.scopes = scopes
  shop.deliveries.fetch = (input, init) => used.api.fetch(new Request(input, init))
  const kept = addCustomer(shop, { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.test' })
  const gone = addCustomer(shop, { firstName: 'A.', lastName: 'Hill', email: 'hill@example.test' })
  const other = addCustomer(shop, { firstName: 'Bo', lastName: 'Lund', email: 'bo@example.test' })
  for (const [customerId, total] of [
    [kept, 100],
    [gone, 200],
    [other, 400],
  ] as const)
    order('', total, { customerId })
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  const [before] = await customersOf(store, 'hill@example')
  shop.deliveries.addFault({ kind: 'duplicate', topic: 'customers/merge' })
  mergeCustomers(shop, kept, gone)
  await shop.deliveries.settled()
  await used.api.jobsSettled()
  const found = await customersOf(store, 'hill')
  expect(found).toMatchObject([{ email: 'ada@example.test', orders_count: 2, spent: [{ amount: 300 }] }])
  expect(await ask<Customer>('GET', `/ecommerce/customers/${before!.id}`)).toMatchObject({ id: found[0]!.id })
  expect(await shownPeople(store)).toEqual(expectedPeople())
  const synced = await syncAgain(used.api, team, store)
  expect(synced.sync).toMatchObject({ state: 'succeeded', difference: null })
  const fresh = await connectStore(used.api, await used.api.newTeam(), shop.name, 'shopify')
  expect(await facts(store)).toEqual(await facts(fresh))
})
