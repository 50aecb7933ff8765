import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Fault, Shop } from '@tandem/provider-simulator'
import type { Store, StoreType } from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { connectStore, readStore, storeConnection, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { sampled } from '../../testing/sampled.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { StoreFacts } from '../../testing/store-facts.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { syncWorker } from './sync-worker.ts'

const shops: Shop[] = []
const dataset = fewOrders(8)
let requests = 0

/** Time only passes by waiting, here and at the shop. */
const used: ReturnType<typeof useTestApi> = useTestApi({
  connectors: simulatedConnectors(shops, {
    now: () => used.api.clock.now.getTime(),
    async wait(ms) {
      used.api.clock.now = new Date(used.api.clock.now.getTime() + ms)
    },
    bulkFrom: 1,
    bulkPageBytes: 4000,
    onRequest: () => {
      requests += 1
    },
  }),
})

let shop: Shop
let team: TestTeam
let undisturbed: Record<StoreType, StoreFacts>
beforeAll(async () => {
  shop = simulatedShop('faulty', { dataset, now: () => used.api.clock.now })
  shops.push(shop)
  team = await used.api.newTeam()
  const factsOf = async (type: StoreType) => {
    const store = await connectStore(used.api, team, shop.name, type)
    return storeFacts(used.opened.database, store.id)
  }
  undisturbed = { woocommerce: await factsOf('woocommerce'), shopify: await factsOf('shopify') }
  await endSchedule()
})
beforeEach(async () => {
  team = await used.api.newTeam()
  requests = 0
})
afterEach(() => endSchedule())

/** A later case moves the clock by a day, which must not start syncs of earlier cases' stores. */
const endSchedule = () =>
  inTeam(used.opened.database, team.team_id, (db) =>
    db.updateTable('store_syncs').set({ next_sync_at: null }).execute(),
  )

const orders = { path: '/orders', query: { orderby: 'modified' } }
const bulkFile = { path: '/bulk-file' }

const wooCommerceFaults: Fault[] = [
  { kind: 'status', status: 429, retryAfter: 30 },
  { kind: 'status', status: 429, retryAfter: 86_400 },
  { kind: 'status', status: 401, times: 1 },
  { kind: 'status', status: 503, times: 7 },
  { kind: 'html', times: 7 },
  { kind: 'half-body' },
  { kind: 'reset', times: 7 },
  { kind: 'refused' },
  { kind: 'wrong-schema', times: 7 },
  { kind: 'empty-page-with-next' },
  { kind: 'duplicate-rows' },
  { kind: 'invalid-utf8', times: 7 },
].map((fault) => ({ ...fault, match: orders }) as Fault)

const shopifyFaults: Fault[] = [
  { kind: 'throttled', times: 3, match: { path: '/customers' } },
  { kind: 'status', status: 502, times: 7, match: bulkFile },
  { kind: 'half-body', match: bulkFile },
  { kind: 'bulk-failure' },
  { kind: 'bulk-missing-lines' },
]

const cases = [
  ...wooCommerceFaults.map((fault) => ['woocommerce', fault] as const),
  ...shopifyFaults.map((fault) => ['shopify', fault] as const),
].map(([type, fault]) => [type, fault.kind, fault.status ?? '', fault.times ?? 1, fault] as const)

test.each(sampled(cases, 6))(
  'a sync of %s with %s %s %d times ends with a message or succeeds, and the next one completes it',
  async (type, _kind, _status, _times, fault) => {
    const answer = await used.api.request('POST', '/ecommerce/stores', {
      token: team.token,
      body: storeConnection(shop.name, type),
    })
    shop.faults.add(fault)
    const began = used.api.clock.now.getTime()
    const { data: store } = (await answer.json()) as { data: Store }
    await used.api.jobsSettled()
    const { sync } = await readStore(used.api, team, store.id)
    expect(['succeeded', 'failed']).toContain(sync.state)
    if (sync.state === 'failed') expect(sync.error?.message).toMatch(/^[A-Z].{20,}\.$/)
    // A result that is polled is requested once a second at most.
    expect(requests).toBeLessThan(200 + (used.api.clock.now.getTime() - began) / 1000)

    shop.faults.clear()
    if (sync.error?.needs_reconnect) await syncAgain(used.api, team, store)
    // The longest wait that a store may ask for.
    used.api.clock.now = new Date(used.api.clock.now.getTime() + dayMs)
    if (sync.state === 'failed') await lookForRuns(used.api.dependencies, syncWorker)
    await used.api.jobsSettled()
    expect((await readStore(used.api, team, store.id)).sync).toMatchObject({
      state: 'succeeded',
      difference: null,
    })
    expect(await storeFacts(used.opened.database, store.id)).toEqual(undisturbed[type])
  },
)

test("a store that asks for an hour isn't called again after five minutes", async () => {
  const store = await connectStore(used.api, team, shop.name)
  shop.faults.add({ kind: 'status', status: 429, retryAfter: 3600, match: orders })
  await syncAgain(used.api, team, store)
  const { sync, updates } = await readStore(used.api, team, store.id)
  shop.faults.clear()
  expect(sync.state).toBe('failed')
  expect(Date.parse(updates.next_sync_at ?? '') - Date.parse(sync.finished_at ?? '')).toBe(hourMs)
})
