import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createShopify, inProcessFetch } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { Store } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import {
  connectStore,
  connectUnread,
  readStore,
  storeConnection,
  syncAgain,
} from '../../testing/connect-store.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import {
  fewOrders,
  simulatedConnectors,
  simulatedShop,
  simulatedShopify,
} from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { StoreFacts } from '../../testing/store-facts.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueSync, readEverythingAgain } from './queue-sync.ts'
import { syncStore } from './sync-store.ts'

const shops: Shop[] = []
const dataset = fewOrders(8)
const bulkKinds = ['products', 'customers', 'orders', 'refunds']

/** The calls of the connector, and the waits for the store. */
const asked: string[] = []
const waits: number[] = []
let onWait = async () => {}

/** Time only passes by waiting, here and at the shop. */
const used: ReturnType<typeof useTestApi> = useTestApi({
  connectors: simulatedConnectors(shops, {
    now: () => used.api.clock.now.getTime(),
    async wait(ms) {
      waits.push(ms)
      pass(ms)
      await onWait()
    },
    bulkFrom: 1,
    bulkPageBytes: 4000,
  }),
})
type OpenStore = (typeof used)['api']['dependencies']['connectors']['store']

const pass = (ms: number) => {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + ms)
}

/** A large shop whose operations take ten seconds each, at the shared address. */
function newShop(orders = dataset): Shop {
  const shop = simulatedShop('large', { dataset: orders, now: () => used.api.clock.now, bulkSeconds: 10 })
  shops.splice(0, shops.length, shop)
  return shop
}

async function ask<Data>(shop: Shop, query: string, variables: object = {}): Promise<Data> {
  const fetch = inProcessFetch(createShopify({ shops: [shop] }))
  const answer = await fetch(`https://${shop.name}.myshopify.com/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Access-Token': simulatedShopify(shop.name).shopify_access_token,
    },
    body: JSON.stringify({ query, variables }),
  })
  return ((await answer.json()) as { data: Data }).data
}

/** The status of each operation in a shop, oldest first. */
async function operationsOf(shop: Shop): Promise<string[]> {
  const { bulkOperations } = await ask<{ bulkOperations: { nodes: { status: string }[] } }>(
    shop,
    '{ bulkOperations(first: 50) { nodes { status } } }',
  )
  return bulkOperations.nodes.toReversed().map(({ status }) => status)
}

/** Other software uses the same app. */
const startOther = (shop: Shop) =>
  ask(
    shop,
    'mutation { bulkOperationRunQuery(query: "{ orders { edges { node { id } } } }") { userErrors { code } } }',
  )

const completed = (count: number) => Array.from({ length: count }, () => 'COMPLETED')

/** The kinds that were read, each once and in order. */
const kindsRead = () => [...new Set(asked.filter((what) => what !== 'begin'))]

const factsOf = (store: Store) => storeFacts(used.opened.database, store.id)

async function beginningOf(store_id: number): Promise<string[] | undefined> {
  const { place } = await used.opened.database
    .selectFrom('store_syncs')
    .select('place')
    .where('store_id', '=', store_id)
    .executeTakeFirstOrThrow()
  return place?.begun && Object.keys(place.begun).toSorted()
}

let oneByOne: StoreFacts
let oneByOneWaits: number[]
let openShop: OpenStore
let team: TestTeam

beforeAll(async () => {
  const { connectors } = used.api.dependencies
  const open = connectors.store
  openShop = (input) => {
    const connector = open(input)
    return {
      ...connector,
      begin(...given) {
        asked.push('begin')
        return connector.begin(...given)
      },
      read(kind, ...given) {
        asked.push(kind)
        return connector.read(kind, ...given)
      },
    }
  }
  connectors.store = (input) => ({ ...openShop(input), begin: async () => ({}) })
  const shop = newShop()
  const store = await connectStore(used.api, await used.api.newTeam(), shop.name, 'shopify')
  expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
  oneByOne = await factsOf(store)
  oneByOneWaits = [...waits]
  connectors.store = openShop
})

beforeEach(async () => {
  team = await used.api.newTeam()
  onWait = async () => {}
  asked.length = 0
  waits.length = 0
})

test('a first sync starts every kind before it reads one, waits for the slowest, and reads them one by one', async () => {
  const shop = newShop()
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(asked[0]).toBe('begin')
  expect(kindsRead()).toEqual(['collections', ...bulkKinds])
  expect(await operationsOf(shop)).toEqual(completed(4))
  expect(await factsOf(store)).toEqual(oneByOne)
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  expect([oneByOneWaits.length, sum(oneByOneWaits)]).toEqual([16, 65_000])
  expect([waits.length, sum(waits)]).toEqual([4, 16_250])
  // Later changes need no operation.
  await syncAgain(used.api, team, store)
  expect(await operationsOf(shop)).toEqual(completed(4))
})

test('the database analyses tables once their first rows are written, and again at their end', async () => {
  const shop = newShop(fewOrders(40))
  const store_id = await connectUnread(used.api, team, shop.name, 'shopify')
  await inTeam(used.opened.database, team.team_id, (db) => queueSync(db, store_id))
  const { dependencies } = used.api
  // The shop is still writing its orders when they are first requested.
  const connectors = {
    ...dependencies.connectors,
    store: (input: Parameters<OpenStore>[0]) => ({ ...openShop(input), begin: async () => ({}) }),
  }
  const done: string[] = []
  const database = dependencies.database.withPlugin({
    transformQuery({ node }) {
      const statement = JSON.stringify(node)
      if (statement.includes('insert into order_lines')) done.push('write')
      else if (statement.includes('analyze ') && statement.includes('"order_lines"')) done.push('look')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const job = { team_id: team.team_id, store_id }
  await syncStore({ ...dependencies, database, connectors }, job, new AbortController().signal)
  expect(done.slice(0, 3)).toEqual(['write', 'look', 'write'])
  expect(done.slice(2, -1)).not.toContain('look')
  expect(done.at(-1)).toBe('look')
})

test('a killed sync continues with the operations that it started, whether or not it stored them', async () => {
  const shop = newShop()
  const store_id = await connectUnread(used.api, team, shop.name, 'shopify')
  const job = { team_id: team.team_id, store_id }
  await inTeam(used.opened.database, team.team_id, (db) => queueSync(db, store_id))
  const { dependencies } = used.api
  const killedAt = async (transaction: number) => {
    const { database, signal } = dyingDatabase(dependencies.database, transaction)
    // What a connector had learned is lost with its process too.
    const connectors = {
      ...dependencies.connectors,
      store: (input: Parameters<OpenStore>[0]) => openShop(input),
    }
    const killed = syncStore({ ...dependencies, database, connectors }, job, signal)
    await expect(killed).rejects.toBeInstanceOf(Killed)
  }
  let transaction = 1
  for (; (await operationsOf(shop)).length === 0; transaction += 1) await killedAt(transaction)
  expect(await operationsOf(shop)).toHaveLength(4)
  expect(await beginningOf(store_id)).toBeUndefined()

  await killedAt(transaction)
  expect(await operationsOf(shop)).toHaveLength(4)
  expect(await beginningOf(store_id)).toEqual(bulkKinds.toSorted())
  const begins = asked.filter((what) => what === 'begin').length
  expect(kindsRead()).toEqual([])

  for (const later of [8, 12]) await killedAt(later)
  await syncStore(dependencies, job, new AbortController().signal)
  const store = await readStore(used.api, team, store_id)
  expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(asked.filter((what) => what === 'begin')).toHaveLength(begins)
  expect(await operationsOf(shop)).toEqual(completed(4))
  expect(await factsOf(store)).toEqual(oneByOne)
})

test('a sync that can start only one kind or none reads the others in turn', async () => {
  const busy = newShop()
  for (let count = 0; count < 4; count += 1) await startOther(busy)
  const store = await connectStore(used.api, team, busy.name, 'shopify')
  expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(await factsOf(store)).toEqual(oneByOne)
  expect(await operationsOf(busy)).toEqual(completed(8))

  const full = newShop()
  for (let count = 0; count < 5; count += 1) await startOther(full)
  const paged = await connectStore(used.api, await used.api.newTeam(), full.name, 'shopify')
  expect(paged.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(await factsOf(paged)).toEqual(oneByOne)
  expect(await operationsOf(full)).toHaveLength(5)
})

test('when an operation fails during another read, pages replace it, and the next full sync starts again', async () => {
  const shop = newShop()
  shop.faults.add({ kind: 'bulk-failure', skip: 2 })
  const store = await connectStore(used.api, team, shop.name, 'shopify')
  expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(await operationsOf(shop)).toEqual(['COMPLETED', 'COMPLETED', 'FAILED', 'COMPLETED'])
  expect(await factsOf(store)).toEqual(oneByOne)

  pass(600_000)
  await inTeam(used.opened.database, team.team_id, (db) => readEverythingAgain(db, store.id))
  const again = await syncAgain(used.api, team, store)
  expect(again.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect((await operationsOf(shop)).slice(4)).toEqual(completed(4))
  expect(await factsOf(store)).toEqual(oneByOne)
})

test("a store archived while its operations run isn't read further, and continues with them when restored", async () => {
  const shop = newShop()
  const send = (what: 'archive' | 'restore', id: number) =>
    used.api.request('POST', `/ecommerce/stores/${what}`, { token: team.token, body: { ids: [id] } })
  const connected = await used.api.request('POST', '/ecommerce/stores', {
    token: team.token,
    body: storeConnection(shop.name, 'shopify'),
  })
  const { data: store } = (await connected.json()) as { data: Store }
  let archived = 0
  onWait = async () => {
    onWait = async () => {}
    archived = (await send('archive', store.id)).status
  }
  await used.api.jobsSettled()
  expect(archived).toBe(200)
  const put = await readStore(used.api, team, store.id)
  expect(put).toMatchObject({ products_count: 0, sync: { state: 'never', error: null } })
  expect(kindsRead()).toEqual(['collections', 'products'])

  expect((await send('restore', store.id)).status).toBe(200)
  await used.api.jobsSettled()
  const back = await readStore(used.api, team, store.id)
  expect(back.sync).toMatchObject({ state: 'succeeded', difference: null })
  expect(await factsOf(back)).toEqual(oneByOne)
  expect(await operationsOf(shop)).toEqual(completed(4))
})
