import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import {
  addOrder,
  deleteOrder,
  deleteProduct,
  modifyCustomer,
  modifyOrder,
  modifyProduct,
  refundOrder,
  shopifyNumber,
  sign,
} from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { StoreType } from '@tandem/api-contract'
import { ReadingStopped } from '@tandem/connectors'
import type { OrderRow } from '@tandem/connectors'
import { hourMs, minuteMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockSyncs } from '../stores/queries.ts'
import { asShown } from '../../testing/as-shown.ts'
import { connectStore, readStore } from '../../testing/connect-store.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { syncWorker } from '../sync/sync-worker.ts'
import { webhookPath } from './webhook-address.ts'
import { keepEvent, readAttributionAgain } from './event-queries.ts'
import { checkSubscriptionAgain, saveSubscription } from './subscription-queries.ts'
import { enqueueDueEvents } from './webhook-worker.ts'

const shops: Shop[] = []
const dataset = fewOrders(10)
const used = useTestApi({
  connectors: simulatedConnectors(shops),
  overrides: { settings: reachableSettings },
})

let team: TestTeam
let shop: Shop
beforeEach(async () => {
  team = await used.api.newTeam()
  shop = freshShop(shops, dataset)
  shop.deliveries.fetch = (input, init) => used.api.fetch(new Request(input, init))
})

/** All reports have arrived and were followed. */
async function settled() {
  await shop.deliveries.settled()
  await used.api.jobsSettled()
}

async function connect(type: StoreType) {
  const store = await connectStore(used.api, team, shop.name, type)
  await settled()
  return store
}

const keyOf = async (store_id: number) => {
  const { key } = await used.opened.database
    .selectFrom('store_webhooks')
    .select('key')
    .where('store_id', '=', store_id)
    .executeTakeFirstOrThrow()
  return key
}

const eventsOf = (store_id: number) =>
  used.opened.database.selectFrom('store_events').selectAll().where('store_id', '=', store_id).execute()

const soldOrders = () =>
  [...shop.orders.values()].filter((order) => order.status === 'completed' && order.refunds.length === 0)

/** What a team that connects the shop now would see. */
async function freshFacts(type: StoreType) {
  const { fetch } = shop.deliveries
  shop.deliveries.fetch = undefined
  const fresh = await connectStore(used.api, await used.api.newTeam(), shop.name, type)
  shop.deliveries.fetch = fetch
  expect(fresh.sync).toMatchObject({ state: 'succeeded', error: null })
  return storeFacts(used.opened.database, fresh.id)
}

test.each(['woocommerce', 'shopify'] as const)(
  'a %s store reports orders, changes, refunds and deletions, and the tables equal a fresh reading',
  async (type) => {
    const store = await connect(type)
    expect(store.updates).toMatchObject({ by: 'webhooks', reason: null })
    const [first, second, third] = soldOrders()
    const [product, gone] = shop.products.filter(({ deleted }) => !deleted)
    addOrder(shop, { email: 'new@example.test', lines: [{ sku: product!.sku, quantity: 2, total: 900 }] })
    modifyOrder(shop, first!.id, { status: 'cancelled' })
    refundOrder(shop, second!.id, 1, { reason: 'broken' })
    deleteOrder(shop, third!.id)
    modifyProduct(shop, product!.id, { name: 'Renamed', price: 4711 })
    deleteProduct(shop, gone!.id)
    modifyCustomer(shop, shop.customers[0]!.id, { firstName: 'Renamed' })
    await settled()
    // A withdrawn refund.
    shop.orders.get(second!.id)!.refunds.splice(0)
    modifyOrder(shop, second!.id, { status: 'processing' })
    await settled()

    const told = await readStore(used.api, team, store.id)
    expect(told.updates.last_event_at).not.toBeNull()
    expect(told.sync.started_at).toBe(store.sync.started_at)
    expect(asShown(await storeFacts(used.opened.database, store.id))).toEqual(asShown(await freshFacts(type)))
  },
)

test("a delivery that isn't signed with the secret, or has one bit changed, is refused silently, and then the store is polled", async () => {
  const store = await connect('woocommerce')
  shop.deliveries.addFault({ kind: 'alter' })
  const [order] = soldOrders()
  modifyOrder(shop, order!.id, { status: 'cancelled' })
  await settled()
  expect(shop.deliveries.log.at(-1)?.status).toBe(401)
  expect(await eventsOf(store.id)).toEqual([])
  expect((await readStore(used.api, team, store.id)).updates).toMatchObject({ by: 'polling' })

  const address = `https://tandem.test${webhookPath}/${await keyOf(store.id)}`
  const send = (headers: Record<string, string>, body = '{"id":1}') =>
    used.api.fetch(new Request(address, { method: 'POST', headers, body }))
  const topic = { 'X-WC-Webhook-Topic': 'order.updated' }
  const refused = [
    await send({}),
    await send(topic),
    await send({ ...topic, 'X-WC-Webhook-Signature': '' }),
    await send({ ...topic, 'X-WC-Webhook-Signature': await sign('{"id":1}', 'another secret') }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  for (const answer of refused) expect(await answer.text()).toBe('')
  expect((await send({ ...topic }, 'webhook_id=7')).status).toBe(200)
  expect(await eventsOf(store.id)).toEqual([])
})

test('an unknown key, another method and too large a body are refused', async () => {
  const store = await connect('woocommerce')
  const at = (key: string, init: RequestInit = { method: 'POST', body: '{}' }) =>
    used.api.fetch(new Request(`https://tandem.test${webhookPath}/${key}`, init))
  for (const key of ['f'.repeat(64), 'x', '%00', `${await keyOf(store.id)}0`]) {
    expect((await at(key)).status, key).toBe(404)
  }
  const key = await keyOf(store.id)
  expect((await at(key, { method: 'GET' })).status).toBe(405)
  const tooLarge = { method: 'POST', body: 'x'.repeat(5 * 1024 * 1024 + 1) }
  expect((await at(key, tooLarge)).status).toBe(413)
  // A caller without the key is refused before the body is read.
  expect((await at('f'.repeat(64), tooLarge)).status).toBe(404)
})

test('a delivery whose reader was stopped is answered so that the store retries', async () => {
  const store = await connect('woocommerce')
  const { connectors } = used.api.dependencies
  const { readWebhook } = connectors
  onTestFinished(() => void (connectors.readWebhook = readWebhook))
  connectors.readWebhook = () => Promise.reject(new ReadingStopped())
  const address = `https://tandem.test${webhookPath}/${await keyOf(store.id)}`
  const answer = await used.api.fetch(new Request(address, { method: 'POST', body: '{}' }))
  expect(answer.status).toBe(503)
})

/** Sends what the shop could have sent, under any topic: only the body is signed. */
const sendSigned = async (store_id: number, topic: string, body: object) => {
  const text = JSON.stringify(body)
  const headers = {
    'X-Shopify-Topic': topic,
    'X-Shopify-Hmac-Sha256': await sign(text, 'client-secret-test'),
    'X-Shopify-Webhook-Id': crypto.randomUUID(),
  }
  const address = `https://tandem.test${webhookPath}/${await keyOf(store_id)}`
  const answer = await used.api.fetch(new Request(address, { method: 'POST', headers, body: text }))
  await used.api.jobsSettled()
  return answer.status
}

test('the deletion of an order too old for the key is believed, but not a body sent for another topic', async () => {
  const store = await connect('shopify')
  shop.apps[0]!.scopes = ['read_products', 'read_customers', 'read_orders']
  const idsHere = async () =>
    (
      await used.opened.database
        .selectFrom('orders')
        .select('provider_id')
        .where('store_id', '=', store.id)
        .execute()
    ).map(({ provider_id }) => provider_id)
  const before = await idsHere()
  const [kept, gone] = soldOrders()
  const numberOf = ({ id }: { id: number }) => shopifyNumber('Order', id)

  modifyOrder(shop, kept!.id, { status: 'cancelled' })
  await settled()
  const { body } = shop.deliveries.log.find(({ topic }) => topic === 'orders/updated')!
  const captured = JSON.parse(body) as { id: number }
  expect(captured.id).toBe(numberOf(kept!))
  expect(await sendSigned(store.id, 'orders/delete', captured)).toBe(200)
  const customer = { id: numberOf(kept!), admin_graphql_api_id: 'gid://shopify/Customer/1' }
  expect(await sendSigned(store.id, 'orders/delete', customer)).toBe(200)
  expect(await sendSigned(store.id, 'orders/updated', { id: numberOf(kept!) })).toBe(200)
  expect(await idsHere()).toEqual(before)

  deleteOrder(shop, gone!.id)
  await settled()
  expect(await idsHere()).toEqual(before.filter((id) => id !== String(numberOf(gone!))))
  // A replayed deletion of a readable row changes nothing: the row is read.
  shop.apps[0]!.scopes = undefined
  expect(await sendSigned(store.id, 'orders/delete', { id: numberOf(kept!) })).toBe(200)
  expect(await idsHere()).toContain(String(numberOf(kept!)))
})

// The embedded database does one thing at a time, so nothing can wait there.
test.runIf(inject('database') === 'postgres')(
  "changing a store and following its reports don't deadlock",
  async () => {
    const { database } = used.opened
    const store = await connect('shopify')
    const event = { kind: 'orders', provider_id: '1', delivery_id: 'd', is_deletion: false } as const
    const tell = (db: TeamDatabase) => keepEvent(db, store.id, event, used.api.clock.now)
    const distrust = (db: TeamDatabase) =>
      saveSubscription(db, store.id, { is_on: false, reason: 'x', checked_at: null })
    for (const told of [tell, distrust]) {
      const many = Array.from({ length: 1000 }, (_, index) => ({ ...event, delivery_id: `${index}` }))
      const at = used.api.clock.now
      await inTeam(database, team.team_id, async (db) => {
        const rows = many.map((row) => ({ ...row, store_id: store.id, received_at: at, due_at: at }))
        await db
          .insertInto('store_events')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await db.updateTable('store_syncs').set({ next_sync_at: '2100-01-01T00:00:00Z' }).execute()
      })
      let telling: Promise<unknown> | undefined
      await inTeam(database, team.team_id, async (db) => {
        await lockSyncs(db, [store.id])
        telling = inTeam<unknown>(database, team.team_id, told)
        await untilSomebodyWaits(database)
        await checkSubscriptionAgain(db, store.id)
      })
      await telling
    }
    await used.api.jobsSettled()
  },
)

test('one delivery repeated ten times at once changes nothing more', async () => {
  const store = await connect('shopify')
  const [order] = soldOrders()
  modifyOrder(shop, order!.id, { status: 'cancelled' })
  await settled()
  const events = await eventsOf(store.id)
  const { address, body, deliveryId, topic } = shop.deliveries.log.at(-1)!
  const send = async () =>
    used.api.fetch(
      new Request(address, {
        method: 'POST',
        headers: {
          'X-Shopify-Topic': topic,
          'X-Shopify-Hmac-Sha256': await sign(body, 'client-secret-test'),
          'X-Shopify-Webhook-Id': deliveryId,
          'X-Shopify-Event-Id': deliveryId,
        },
        body,
      }),
    )
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  let readings = 0
  connectors.store = (input) => {
    const connector = open(input)
    return {
      ...connector,
      readOne: (...asked) => {
        readings += 1
        return connector.readOne(...asked)
      },
    }
  }
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  await settled()
  connectors.store = open
  expect(readings).toBe(0)
  expect(await eventsOf(store.id)).toEqual(events)
  expect(events.every((event) => event.due_at === null)).toBe(true)
})

test('deliveries of an archived store are accepted but not followed, and followed again once restored', async () => {
  const store = await connect('woocommerce')
  const facts = await storeFacts(used.opened.database, store.id)
  shop.faults.add({ kind: 'status', status: 500, match: { path: '/webhooks' }, times: Infinity })
  const change = (path: string) =>
    used.api.request('POST', `/ecommerce/stores/${path}`, { token: team.token, body: { ids: [store.id] } })
  await change('archive')
  await used.api.jobsSettled()
  shop.faults.clear()
  const [order, other] = soldOrders()
  modifyOrder(shop, order!.id, { status: 'cancelled' })
  await settled()
  expect(shop.deliveries.log.at(-1)?.status).toBe(200)
  expect(await storeFacts(used.opened.database, store.id)).toEqual(facts)

  await change('restore')
  await settled()
  modifyOrder(shop, other!.id, { status: 'cancelled' })
  await settled()
  expect(await storeFacts(used.opened.database, store.id)).toEqual(await freshFacts('woocommerce'))
  await change('archive')
  await used.api.jobsSettled()
  const address = `https://tandem.test${webhookPath}/${await keyOf(store.id)}`
  expect(shop.deliveries.webhooks.filter((webhook) => webhook.address === address)).toHaveLength(0)
})

test('a store that answers with an older state than known reverts nothing', async () => {
  const store = await connect('woocommerce')
  const facts = await storeFacts(used.opened.database, store.id)
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  connectors.store = (input) => {
    const connector = open(input)
    return {
      ...connector,
      async readOne(kind, ...asked) {
        const single = await connector.readOne(kind, ...asked)
        if (single && single !== 'unknown' && 'total' in single.row) {
          Object.assign(single.row, { total: 1, modified_at: '2001-01-01T00:00:00.000Z' })
        }
        return single
      },
    }
  }
  modifyOrder(shop, soldOrders()[0]!.id, { status: 'cancelled' })
  await settled()
  connectors.store = open
  expect(await storeFacts(used.opened.database, store.id)).toEqual(facts)
  expect(await eventsOf(store.id)).toMatchObject([{ due_at: null }])
})

/** Holds syncs in the middle of a store until they are released. */
function holdAtOrders() {
  const { connectors } = used.api.dependencies
  const { store: open } = connectors
  const [gate, began] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  connectors.store = (input) => {
    const connector = open(input)
    return {
      ...connector,
      async read(kind, ...asked) {
        const page = await connector.read(kind, ...asked)
        if (kind !== 'orders') return page
        began.resolve()
        await gate.promise
        return page
      },
    }
  }
  const goOn = () => {
    connectors.store = open
    gate.resolve()
  }
  return { began: began.promise, goOn }
}

test('an order that the token may no longer see stays, and one that it would see is deleted', async () => {
  shop.apps[0]!.scopes = ['read_orders', 'read_all_orders', 'read_customers', 'read_products']
  const recent = addOrder(shop, {
    email: 'new@example.test',
    lines: [{ sku: 'new', quantity: 1, total: 900 }],
  })
  const store = await connect('shopify')
  const facts = await storeFacts(used.opened.database, store.id)
  shop.apps[0]!.scopes = ['read_orders', 'read_customers', 'read_products']
  const [old] = soldOrders()
  modifyOrder(shop, old!.id, { status: 'cancelled' })
  await settled()
  expect(shop.deliveries.log.at(-1)).toMatchObject({ topic: 'orders/cancelled', status: 200 })
  expect(await storeFacts(used.opened.database, store.id)).toEqual(facts)
  deleteOrder(shop, recent)
  await settled()
  const after = await storeFacts(used.opened.database, store.id)
  expect(after.orders).toHaveLength(facts.orders!.length - 1)
})

test('reports during a sync wait for its end', async () => {
  const store = await connect('woocommerce')
  const sync = holdAtOrders()
  // Reads everything again.
  shop.currency = 'EUR'
  await used.api.request('PUT', `/ecommerce/stores/${store.id}`, {
    token: team.token,
    body: { currency_id: 978 },
  })
  shop.currency = 'GBP'
  await sync.began
  modifyOrder(shop, soldOrders()[0]!.id, { status: 'cancelled' })
  await shop.deliveries.settled()
  await readStore(used.api, team, store.id)
  expect(await eventsOf(store.id)).toMatchObject([{ due_at: expect.any(String) }])
  sync.goOn()
  await used.api.jobsSettled()
  const { orders } = asShown(await storeFacts(used.opened.database, store.id))
  expect(orders).toEqual(asShown(await freshFacts('woocommerce')).orders)
  expect((await eventsOf(store.id)).every(({ due_at }) => due_at === null)).toBe(true)
})

test('more reports during a sync than can be followed start another sync immediately', async () => {
  const store = await connect('woocommerce')
  const sync = holdAtOrders()
  await used.api.request('POST', '/ecommerce/stores/sync', { token: team.token, body: { ids: [store.id] } })
  await sync.began
  const [order, other] = soldOrders()
  const at = used.api.clock.now
  const told = { store_id: store.id, kind: 'orders', provider_id: String(order!.id) } as const
  const events = Array.from({ length: 1000 }, (_, index) => ({ ...told, delivery_id: `many ${index}` }))
  await inTeam(used.opened.database, team.team_id, (db) =>
    db
      .insertInto('store_events')
      .values(events.map((event) => ({ ...event, received_at: at, due_at: at })))
      .execute(),
  )
  modifyOrder(shop, other!.id, { status: 'cancelled' })
  await shop.deliveries.settled()
  sync.goOn()
  await used.api.jobsSettled()
  const { next_sync_at } = (await readStore(used.api, team, store.id)).updates
  expect(Date.parse(next_sync_at ?? '')).toBeLessThanOrEqual(used.api.clock.now.getTime())
  await lookForRuns(used.api.dependencies, syncWorker)
  await used.api.jobsSettled()
  const later = (await readStore(used.api, team, store.id)).updates.next_sync_at
  expect(Date.parse(later ?? '')).toBeGreaterThan(used.api.clock.now.getTime())
})

test('an order is read once more when its shop knows where it came from, whatever is reported before', async () => {
  const store = await connect('shopify')
  const [order] = soldOrders()
  modifyOrder(shop, order!.id, { status: 'on-hold' })
  await settled()
  const provider_id = (await eventsOf(store.id))[0]?.provider_id
  const pending = {
    provider_id,
    modified_at: used.api.clock.now.toISOString(),
    attribution_is_pending: true,
  } as OrderRow
  await inTeam(used.opened.database, team.team_id, (db) => readAttributionAgain(db, store.id, [pending]))
  modifyOrder(shop, order!.id, { status: 'cancelled' })
  await settled()
  const events = await eventsOf(store.id)
  const again = events.find(({ delivery_id }) => delivery_id.startsWith('attribution:'))
  expect(events.filter((event) => event !== again).every(({ due_at }) => due_at === null)).toBe(true)
  expect(Date.parse(again?.due_at ?? '')).toBe(used.api.clock.now.getTime() + 30 * minuteMs)
})

test('an unreadable row is retried with growing waits, and then left to a sync', async () => {
  const store = await connect('woocommerce')
  const [order] = soldOrders()
  shop.faults.add({ kind: 'status', status: 500, match: { path: `/orders/${order!.id}` }, times: Infinity })
  modifyOrder(shop, order!.id, { status: 'cancelled' })
  await settled()
  const [event] = await eventsOf(store.id)
  expect(event).toMatchObject({ tries: 1 })
  expect(Date.parse(event?.due_at ?? '')).toBe(used.api.clock.now.getTime() + 30_000)
  const start = used.api.clock.now
  for (let hours = 1; hours <= 4; hours += 1) {
    used.api.clock.now = new Date(start.getTime() + hours * hourMs)
    await enqueueDueEvents(used.api.dependencies)
    await used.api.jobsSettled()
  }
  expect(await eventsOf(store.id)).toMatchObject([{ tries: 5, due_at: null }])
  const { next_sync_at } = (await readStore(used.api, team, store.id)).updates
  expect(Date.parse(next_sync_at ?? '')).toBeLessThanOrEqual(used.api.clock.now.getTime())
  used.api.clock.now = start
})

test('the reason why a store is only polled is given in words', async () => {
  shop.keys.splice(0, 1, { consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' })
  const store = await connect('woocommerce')
  expect((await readStore(used.api, team, store.id)).updates.reason).toContain('The key may only read')

  const { settings } = used.api.dependencies
  used.api.dependencies.settings = { ...settings, webhookUrl: null }
  const unreachable = await connectStore(used.api, await used.api.newTeam(), shop.name, 'shopify')
  used.api.dependencies.settings = settings
  expect(unreachable.updates).toMatchObject({ by: 'polling', reason: expect.stringContaining('over HTTPS') })
})

test('secrets and the unguessable part of the address are never returned', async () => {
  const store = await connect('woocommerce')
  const { secret, key } = await used.opened.database
    .selectFrom('store_webhooks')
    .select(['secret', 'key'])
    .where('store_id', '=', store.id)
    .executeTakeFirstOrThrow()
  expect(secret).not.toContain(shop.deliveries.webhooks[0]?.secret)
  const list = await used.api.request('GET', '/ecommerce/stores', { token: team.token })
  expect(await list.text()).not.toContain(key)
  expect(JSON.stringify(used.api.log)).not.toContain(shop.deliveries.webhooks[0]?.secret)
  expect(JSON.stringify(used.api.log)).not.toContain(key)
})
