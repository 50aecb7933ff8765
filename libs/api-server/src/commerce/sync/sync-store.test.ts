import { expect, onTestFinished, test } from 'vitest'
import { addOrder, deleteOrder, modifyOrder, refundOrder, trashOrder } from '@tandem/provider-simulator'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, readStore, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { rebuildFigures } from './rebuild-figures.ts'

const dataset = fewOrders(24)
const shops = [
  simulatedShop('first'),
  ...['changing', 'guests', 'products', 'counted', 'currency'].map((name) =>
    simulatedShop(name, { dataset }),
  ),
]
const used = useTestApi({ connectors: simulatedConnectors(shops) })

const shopCalled = (name: string) => {
  const shop = shops.find((candidate) => candidate.name === name)
  if (!shop) throw new Error(`No shop ${name}`)
  return shop
}

/** Every incrementally updated figure equals a calculation from the facts. */
async function expectFiguresOfFacts(team_id: number, store_id: number) {
  const kept = await storeFacts(used.opened.database, store_id)
  await inTeam(used.opened.database, team_id, (db) => rebuildFigures(db, { store_id }))
  expect(kept).toEqual(await storeFacts(used.opened.database, store_id))
}

test('a first sync reads everything in a store, shows its progress, and counts as the store does', async () => {
  const shop = shopCalled('first')
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'first')

  expect(store.sync).toMatchObject({ state: 'succeeded', error: null, difference: null })
  expect(store.sync.progress.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'collections done',
    'products done',
    'customers done',
    'orders done',
    'refunds done',
  ])
  for (const { done, total } of store.sync.progress) expect(done).toBe(total)
  expect(store).toMatchObject({ orders_count: shop.orders.size, products_count: shop.products.length })

  const facts = await storeFacts(used.opened.database, store.id)
  const inShop = [...shop.orders.values()]
  expect(facts.orders).toHaveLength(inShop.length)
  expect(facts.orders.map((order) => (order as { total: number }).total).reduce((a, b) => a + b)).toBe(
    inShop.reduce((sum, order) => sum + order.total, 0),
  )
  expect(facts.order_lines).toHaveLength(inShop.reduce((sum, order) => sum + order.lines.length, 0))
  expect(facts.refunds).toHaveLength(inShop.reduce((sum, order) => sum + order.refunds.length, 0))
  await expectFiguresOfFacts(team.team_id, store.id)
})

test('a later sync brings what was added, changed, refunded, trashed and deleted, as a fresh one would', async () => {
  const shop = shopCalled('changing')
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'changing')
  const [first, second, third, fourth] = [...shop.orders.values()].filter(
    (order) => order.status === 'completed' && order.refunds.length === 0,
  )
  const sku = shop.products[0]?.sku ?? ''
  addOrder(shop, { email: 'Guest@Example.test', lines: [{ sku, quantity: 3, total: 900 }] })
  modifyOrder(shop, first!.id, { status: 'cancelled' })
  refundOrder(shop, second!.id, 1, { reason: 'broken' })
  trashOrder(shop, third!.id)
  deleteOrder(shop, fourth!.id)

  const synced = await syncAgain(used.api, team, store)
  expect(synced.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(synced.orders_count).toBe(store.orders_count - 1)
  const fresh = await connectStore(used.api, await used.api.newTeam(), 'changing')
  expect(await storeFacts(used.opened.database, store.id)).toEqual(
    await storeFacts(used.opened.database, fresh.id),
  )
  await expectFiguresOfFacts(team.team_id, store.id)
})

test('guests are one customer per email in any case, and orders without name and email have none', async () => {
  const shop = shopCalled('guests')
  const team = await used.api.newTeam()
  addOrder(shop, { email: 'Ada@Example.test', lines: [{ sku: 'x', quantity: 1, total: 100 }] })
  addOrder(shop, { email: 'ada@example.test', lines: [{ sku: 'x', quantity: 1, total: 100 }] })
  addOrder(shop, { lines: [{ sku: 'x', quantity: 1, total: 100 }] })
  const store = await connectStore(used.api, team, 'guests')

  const { customers, orders } = await storeFacts(used.opened.database, store.id)
  expect(customers).toContainEqual(
    expect.objectContaining({ key: 'mail:ada@example.test', is_registered: false, orders_count: 2 }),
  )
  expect(orders).toContainEqual(expect.objectContaining({ customer_key: null, total: 100 }))
})

test('a product deleted in the shop is deleted here, and the lines of its orders stay', async () => {
  const shop = shopCalled('products')
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'products')
  const before = await storeFacts(used.opened.database, store.id)
  const [gone] = shop.products.splice(0, 1)
  shop.version += 1

  const synced = await syncAgain(used.api, team, store)
  expect(synced.products_count).toBe(store.products_count - 1)
  expect(synced.sync.difference).toBeNull()
  const after = await storeFacts(used.opened.database, store.id)
  expect(after.products).not.toContainEqual(expect.objectContaining({ provider_id: String(gone?.id) }))
  expect(after.order_lines).toHaveLength(before.order_lines.length)
  await expectFiguresOfFacts(team.team_id, store.id)
})

test('a wrong count in the shop that no reading fixes is explained in words', async () => {
  const team = await used.api.newTeam()
  const connectors = simulatedConnectors(shops)
  const { store: open } = used.api.dependencies.connectors
  used.api.dependencies.connectors.store = (input) => {
    const connector = connectors.store(input)
    return { ...connector, counts: async () => ({ ...(await connector.counts()), orders: 4000 }) }
  }
  const store = await connectStore(used.api, team, 'counted')
  used.api.dependencies.connectors.store = open
  expect(store.sync.state).toBe('succeeded')
  expect(store.sync.difference).toMatch(/^The store counts 4.000 orders, \d+ were read\.$/)
})

test("another currency chosen during a sync makes everything be read with it, though the sync couldn't continue", async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'currency')
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  const asked: string[] = []
  connectors.store = (input) => {
    const connector = open(input)
    return {
      ...connector,
      async read(kind, ...from) {
        asked.push(`${kind} in ${input.currency}`)
        if (input.currency === 'GBP' && kind === 'refunds') throw new Error('the line is down')
        if (input.currency === 'GBP' && kind === 'orders') {
          shopCalled('currency').currency = 'EUR'
          await used.api.request('PUT', `/ecommerce/stores/${store.id}`, {
            token: team.token,
            body: { currency_id: 978 },
          })
        }
        return connector.read(kind, ...from)
      },
    }
  }
  const { sync } = await syncAgain(used.api, team, store)
  if (sync.state === 'failed') await syncAgain(used.api, team, store)
  connectors.store = open
  expect(asked).toContain('products in EUR')
  expect((await readStore(used.api, team, store.id)).sync).toMatchObject({
    state: 'succeeded',
    difference: null,
  })
})

test('a sync that is refused with old keys says nothing about new ones', async () => {
  const team = await used.api.newTeam()
  const shop = simulatedShop('replaced', { dataset })
  const connectors = simulatedConnectors([shop])
  const { store: open } = used.api.dependencies.connectors
  let isReplaced = false
  used.api.dependencies.connectors.store = (input) => {
    const connector = connectors.store(input)
    return {
      ...connector,
      async read(kind, cursor, options) {
        if (kind !== 'orders' || isReplaced) return connector.read(kind, cursor, options)
        isReplaced = true
        const { token } = team
        const listed = await used.api.request('GET', '/ecommerce/stores', { token })
        const [connected] = ((await listed.json()) as { data: { id: number }[] }).data
        const answer = await used.api.request('PUT', `/ecommerce/stores/${connected!.id}`, {
          token,
          body: { woocommerce_consumer_key: 'ck_test', woocommerce_consumer_secret: 'cs_test' },
        })
        expect(answer.status).toBe(200)
        const keys = shop.keys.splice(0)
        try {
          return await connector.read(kind, cursor, options)
        } finally {
          shop.keys.push(...keys)
        }
      },
    }
  }
  const { id } = await connectStore(used.api, team, 'replaced')
  used.api.dependencies.connectors.store = open
  expect(isReplaced).toBe(true)
  const { sync } = await readStore(used.api, team, id)
  expect(sync).toMatchObject({ state: 'succeeded', error: null })
})

test('a failing provider leaves the data, the position, and a message to act on, and the next sync continues', async () => {
  const shop = simulatedShop('failing', { dataset })
  const connectors = simulatedConnectors([shop])
  const { store: open } = used.api.dependencies.connectors
  used.api.dependencies.connectors.store = connectors.store
  const team = await used.api.newTeam()
  shop.faults.add({ kind: 'html', match: { path: '/refunds', query: { per_page: '100' } }, times: Infinity })
  const store = await connectStore(used.api, team, 'failing')
  expect(store.sync).toMatchObject({ state: 'failed', error: { needs_reconnect: false }, succeeded_at: null })
  expect(store.sync.error?.message).toContain('Your existing data is kept.')
  expect(store.products_count).toBe(shop.products.length)
  await expectFiguresOfFacts(team.team_id, store.id)

  shop.faults.clear()
  shop.keys.splice(0)
  const refused = await syncAgain(used.api, team, store)
  expect(refused.sync).toMatchObject({ state: 'failed', error: { needs_reconnect: true } })

  shop.keys.push({ consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' })
  const synced = await syncAgain(used.api, team, store)
  expect(synced.sync).toMatchObject({ state: 'succeeded', error: null, difference: null })
  expect(synced.orders_count).toBe(shop.orders.size)
  used.api.dependencies.connectors.store = open
  await expectFiguresOfFacts(team.team_id, store.id)
})

test("doesn't mention earlier data when the first sync fails immediately", async () => {
  const shop = simulatedShop('silent', { dataset })
  const { store: open } = used.api.dependencies.connectors
  onTestFinished(() => {
    used.api.dependencies.connectors.store = open
  })
  used.api.dependencies.connectors.store = simulatedConnectors([shop]).store
  shop.faults.add({ kind: 'html', match: { path: '/products/categories' }, times: Infinity })
  const { sync } = await connectStore(used.api, await used.api.newTeam(), 'silent')
  expect(sync.state).toBe('failed')
  expect(sync.error?.message).not.toContain('What was read before')
})

test('twenty simultaneous requests start one sync, and the others are told that it is running', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'first')
  const { store: open } = used.api.dependencies.connectors
  const gate = Promise.withResolvers<void>()
  used.api.dependencies.connectors.store = (input) => {
    const connector = open(input)
    return { ...connector, read: (...asked) => gate.promise.then(() => connector.read(...asked)) }
  }
  onTestFinished(() => {
    gate.resolve()
    used.api.dependencies.connectors.store = open
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      used.api.request('POST', '/ecommerce/stores/sync', { token: team.token, body: { ids: [store.id] } }),
    ),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([
    202,
    ...Array.from({ length: 19 }, () => 409),
  ])
  // Queued until a worker has taken it.
  await expect.poll(async () => (await readStore(used.api, team, store.id)).sync.state).toBe('running')
  gate.resolve()
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, store.id)).sync.state).toBe('succeeded')
})

test('an archived store is left alone, even in the middle of a sync', async () => {
  const team = await used.api.newTeam()
  const shop = simulatedShop('archived', { dataset })
  const connectors = simulatedConnectors([shop])
  const { store: open } = used.api.dependencies.connectors
  used.api.dependencies.connectors.store = (input) => {
    const connector = connectors.store(input)
    return {
      ...connector,
      async read(kind, cursor, options) {
        if (kind === 'orders') {
          await inTeam(used.opened.database, team.team_id, (db) =>
            db.updateTable('stores').set({ archived_at: used.api.clock.now }).execute(),
          )
        }
        return connector.read(kind, cursor, options)
      },
    }
  }
  const store = await connectStore(used.api, team, 'archived')
  used.api.dependencies.connectors.store = open
  expect(store.sync.state).toBe('never')
  expect(store.orders_count).toBe(0)
  const answer = await used.api.request('POST', '/ecommerce/stores/sync', {
    token: team.token,
    body: { ids: [store.id] },
  })
  expect(answer.status).toBe(422)
})

test("a shop's text is stored even when the database couldn't hold it as it is", async () => {
  const shop = simulatedShop('hostile', { dataset })
  const { store: open } = used.api.dependencies.connectors
  used.api.dependencies.connectors.store = simulatedConnectors([shop]).store
  shop.products[0]!.name = 'half \uD800 and nothing \u0000'
  const store = await connectStore(used.api, await used.api.newTeam(), 'hostile')
  used.api.dependencies.connectors.store = open
  expect(store.sync.state).toBe('succeeded')
})
