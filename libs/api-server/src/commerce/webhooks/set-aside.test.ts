import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addOrder, modifyOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { ReadingStopped } from '@tandem/connectors'
import type { StoreConnector } from '@tandem/connectors'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { connectStore, readStore, syncAgain } from '../../testing/connect-store.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { reachableSettings } from '../../testing/reachable-settings.ts'
import {
  fewOrders,
  freshShop,
  simulatedConnectors,
  simulatedCredentials,
} from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { syncRuns } from '../sync/sync-runs.ts'
import { followEvents } from './follow-events.ts'
import { settleSubscription, subscriptionSetAside } from './settle-subscription.ts'

const shops: Shop[] = []
const used = useTestApi({
  connectors: simulatedConnectors(shops),
  overrides: { settings: reachableSettings },
})
let team: TestTeam
let shop: Shop
let storeId: number

/** A connected store that no worker follows by itself. */
beforeEach(async () => {
  team = await used.api.newTeam()
  shop = freshShop(shops, fewOrders(10))
  shop.deliveries.fetch = (input, init) => used.api.fetch(new Request(input, init))
  storeId = (await connectStore(used.api, team, shop.name)).id
  await shop.deliveries.settled()
  await used.api.jobsSettled()
  const { jobs } = used.api.dependencies
  const { enqueue } = jobs
  jobs.enqueue = async (queue, ...rest) => (queue === 'store-events' ? false : enqueue(queue, ...rest))
  onTestFinished(() => void (jobs.enqueue = enqueue))
})

const job = () => ({ team_id: team.team_id, store_id: storeId })
const never = new AbortController().signal
const follow = (replaced: Partial<ApiDependencies> = {}) =>
  followEvents({ ...used.api.dependencies, ...replaced }, job(), never)
const subscribe = (replaced: Partial<ApiDependencies> = {}) =>
  settleSubscription({ ...used.api.dependencies, ...replaced }, job(), never)

/** A separate process, killed at its n-th transaction. */
const dyingProcess = (transactions: number) => ({
  jobs: { ...used.api.dependencies.jobs },
  database: dyingDatabase(used.opened.database, transactions).database,
})
const followAndDie = (transactions = 2) => expect(follow(dyingProcess(transactions))).rejects.toThrow(Killed)
const subscribeAndDie = () => expect(subscribe(dyingProcess(3))).rejects.toThrow(Killed)

const syncOf = async () => (await readStore(used.api, team, storeId)).sync
const openEvents = async () => {
  const events = await used.opened.database
    .selectFrom('store_events')
    .select('id')
    .where('store_id', '=', storeId)
    .where('due_at', 'is not', null)
    .execute()
  return events.length
}

/** The shop reports changed orders. */
async function tell(orders = 1) {
  for (const { id } of [...shop.orders.values()].slice(0, orders))
    modifyOrder(shop, id, { status: 'on-hold' })
  await shop.deliveries.settled()
  expect(await openEvents()).toBe(orders)
}

/** Connectors of the store with some calls replaced. */
function connectorsWith(replaced: Partial<StoreConnector>): Pick<ApiDependencies, 'connectors'> {
  const { connectors } = used.api.dependencies
  return { connectors: { ...connectors, store: (input) => ({ ...connectors.store(input), ...replaced }) } }
}
const stopped = () => Promise.reject(new ReadingStopped())

test("a row that ends its process twice isn't read again, and the card of its store says why", async () => {
  await tell()
  await followAndDie()
  await followAndDie()
  await follow(connectorsWith({ readOne: () => Promise.reject(new Error('it was read again')) }))
  expect(await syncOf()).toMatchObject({ state: 'failed', error: { message: syncRuns.setAside } })
  expect(await openEvents()).toBe(0)
})

test("reports while a store is set aside aren't followed, and the sync that a person starts reads them", async () => {
  await tell()
  await followAndDie()
  await followAndDie()
  await follow()
  addOrder(shop, {
    email: 'new@example.test',
    lines: [{ sku: shop.products[0]!.sku, quantity: 1, total: 500 }],
  })
  await shop.deliveries.settled()
  await follow(connectorsWith({ readOne: () => Promise.reject(new Error('it was read')) }))
  expect(await openEvents()).toBe(0)

  const store = await readStore(used.api, team, storeId)
  expect((await syncAgain(used.api, team, store)).sync).toMatchObject({ state: 'succeeded', error: null })
  expect((await readStore(used.api, team, storeId)).orders_count).toBe(shop.orders.size)
  await tell(2)
  await follow()
  expect(await openEvents()).toBe(0)
})

test("a store isn't set aside when a row was written between two ends", async () => {
  await tell(4)
  // The first row is written, and the process ends with the second one.
  for (const _ of [1, 2, 3]) await followAndDie(3)
  await follow()
  expect(await syncOf()).toMatchObject({ state: 'succeeded', error: null })
  expect(await openEvents()).toBe(0)
})

test("a store isn't set aside when the database was unavailable each time", async () => {
  await tell()
  for (const _ of [1, 2, 3]) {
    const database = fullDiskAt(used.opened.database, 2)
    await expect(follow({ database })).rejects.toThrow('No space left')
  }
  await follow()
  expect(await syncOf()).toMatchObject({ state: 'succeeded' })
  expect(await openEvents()).toBe(0)
})

test("a store isn't set aside when the process lived but couldn't write the end of its attempt", async () => {
  await tell()
  for (const _ of [1, 2, 3]) {
    const { database } = dyingDatabase(used.opened.database, 2)
    await expect(follow({ database })).rejects.toThrow(Killed)
  }
  await follow()
  expect(await syncOf()).toMatchObject({ state: 'succeeded' })
})

test('a row that stops the reader twice is left to a sync', async () => {
  await tell()
  const { now } = used.api.clock
  onTestFinished(() => void (used.api.clock.now = now))
  await follow(connectorsWith({ readOne: stopped }))
  expect(await openEvents()).toBe(1)
  used.api.clock.now = new Date(now.getTime() + 60_000)
  await follow(connectorsWith({ readOne: stopped }))
  expect(await openEvents()).toBe(0)
  const { next_sync_at } = (await readStore(used.api, team, storeId)).updates
  expect(Date.parse(next_sync_at ?? '')).toBeLessThanOrEqual(used.api.clock.now.getTime())
})

test("a subscription that ends its process twice isn't tried again until the credentials are entered again", async () => {
  await subscribeAndDie()
  await subscribeAndDie()
  const refusing = connectorsWith({ subscribe: () => Promise.reject(new Error('it was asked again')) })
  for (const _ of [1, 2]) await subscribe(refusing)
  const { updates } = await readStore(used.api, team, storeId)
  expect(updates).toMatchObject({ by: 'polling', reason: subscriptionSetAside })

  const { woocommerce_consumer_key, woocommerce_consumer_secret } = simulatedCredentials(shop.name)
  const body = { woocommerce_consumer_key, woocommerce_consumer_secret }
  const answer = await used.api.request('PUT', `/ecommerce/stores/${storeId}`, { token: team.token, body })
  expect(answer.status).toBe(200)
  await used.api.jobsSettled()
  expect((await readStore(used.api, team, storeId)).updates).toMatchObject({ by: 'webhooks', reason: null })
})

test('a subscription whose answers stop the reader twice is set aside', async () => {
  for (const _ of [1, 2, 3]) await subscribe(connectorsWith({ subscribe: stopped }))
  expect((await readStore(used.api, team, storeId)).updates).toMatchObject({ reason: subscriptionSetAside })
})

test("a subscription isn't set aside when the process lived each time", async () => {
  for (const _ of [1, 2, 3]) {
    const { database } = dyingDatabase(used.opened.database, 3)
    await expect(subscribe({ database })).rejects.toThrow(Killed)
  }
  await subscribe()
  expect((await readStore(used.api, team, storeId)).updates).toMatchObject({ by: 'webhooks', reason: null })
})
