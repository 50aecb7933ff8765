import { beforeEach, expect, test } from 'vitest'
import { addOrder, modifyOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import type { Store, SyncRecord } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, readStore, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, freshShop, simulatedConnectors } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { openRecord } from '../../platform/runs/run-records.ts'
import { noRows } from './sync-records.ts'
import { syncRuns } from './sync-runs.ts'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { syncWorker } from './sync-worker.ts'

const shops: Shop[] = []
const dataset = fewOrders(20)
const used: ReturnType<typeof useTestApi> = useTestApi({
  connectors: simulatedConnectors(shops, { now: () => used.api.clock.now.getTime() }),
})

let team: TestTeam
let shop: Shop
beforeEach(async () => {
  team = await used.api.newTeam()
  shop = freshShop(shops, dataset)
})

async function syncsOf(store: Store, search = ''): Promise<{ data: SyncRecord[]; meta: { total: number } }> {
  const path = `/ecommerce/stores/${store.id}/syncs${search}`
  const answer = await used.api.request('GET', path, { token: team.token })
  return (await answer.json()) as { data: SyncRecord[]; meta: { total: number } }
}

const rowsOf = (record: SyncRecord | undefined, kind: string) =>
  record?.rows.find((rows) => rows.kind === kind)

/** Moves the clock and takes up what is due, in several processes at once. */
async function pass(minutes: number) {
  used.api.clock.now = new Date(used.api.clock.now.getTime() + minutes * minuteMs)
  await Promise.all([1, 2, 3].map(() => lookForRuns(used.api.dependencies, syncWorker)))
  await used.api.jobsSettled()
}

const nextSyncOf = async (store: Store) => {
  const { next_sync_at } = (await readStore(used.api, team, store.id)).updates
  return next_sync_at && (Date.parse(next_sync_at) - used.api.clock.now.getTime()) / 60_000
}

test("the history shows each sync's cause, who requested it, what was read, and what hadn't changed", async () => {
  const store = await connectStore(used.api, team, shop.name)
  const [first] = (await syncsOf(store)).data
  expect(first).toMatchObject({ cause: 'connected', state: 'succeeded', is_whole: true, error: null })
  expect(first?.asked_by).toMatch(/^Person/)
  expect(rowsOf(first, 'orders')).toEqual({ kind: 'orders', read: shop.orders.size, compared: 0, skipped: 0 })
  for (const { compared, skipped } of first?.rows ?? []) expect([compared, skipped]).toEqual([0, 0])

  modifyOrder(shop, [...shop.orders.keys()][0] ?? 0, { status: 'on-hold' })
  await syncAgain(used.api, team, store)
  const { data, meta } = await syncsOf(store)
  expect(meta).toMatchObject({ total: 2, current_page: 1 })
  expect(data[0]).toMatchObject({ cause: 'person', is_whole: false, state: 'succeeded' })
  const customers = rowsOf(data[0], 'customers')
  expect(customers?.compared).toBe(customers?.read)
  const orders = rowsOf(data[0], 'orders')
  expect((orders?.read ?? 0) - (orders?.compared ?? 0)).toBe(1)
  expect(data[1]?.id).toBe(first?.id)
})

test('the latest 100 syncs of a store are kept, in pages', async () => {
  const store = await connectStore(used.api, team, shop.name)
  await inTeam(used.opened.database, team.team_id, async (db) => {
    const taken = {
      id: store.id,
      attempt: 2,
      tries: 1,
      failures: 0,
      record_id: null,
      cause: 'schedule',
      asked_by: null,
      started_at: '2026-01-01T00:00:00Z',
    } as const
    for (let count = 0; count < 104; count += 1) {
      await openRecord(db, syncRuns, taken, { rows: noRows(), own: { is_whole: false } })
    }
  })
  const { data, meta } = await syncsOf(store, '?page=10&per_page=10')
  expect(meta).toMatchObject({ total: 100, last_page: 10 })
  expect(data).toHaveLength(10)
})

test('a store is synced automatically, once however many processes check', async () => {
  const store = await connectStore(used.api, team, shop.name)
  expect(await nextSyncOf(store)).toBe(15)
  await pass(14)
  expect((await syncsOf(store)).data).toHaveLength(1)
  addOrder(shop, { lines: [{ sku: 'x', quantity: 1, total: 100 }] })
  await pass(1)
  const { data } = await syncsOf(store)
  expect(data).toMatchObject([{ cause: 'schedule', asked_by: null, state: 'succeeded' }, {}])
  expect((await readStore(used.api, team, store.id)).orders_count).toBe(store.orders_count + 1)
})

test('a failed sync is retried with growing waits until it succeeds, but not with invalid credentials', async () => {
  const store = await connectStore(used.api, team, shop.name)
  shop.faults.add({ kind: 'status', status: 500, times: Infinity })
  await pass(15)
  const waits = [await nextSyncOf(store)]
  for (const minutes of [5, 15, 60]) {
    await pass(minutes)
    waits.push(await nextSyncOf(store))
  }
  expect(waits).toEqual([5, 15, 60, 360])
  const [failed] = (await syncsOf(store)).data
  expect(failed).toMatchObject({ state: 'failed', cause: 'schedule', error: expect.stringMatching(/\w/) })
  shop.faults.clear()
  await pass(360)
  expect(await nextSyncOf(store)).toBe(15)

  shop.keys.splice(0)
  await pass(15)
  expect((await readStore(used.api, team, store.id)).sync.error?.needs_reconnect).toBe(true)
  expect(await nextSyncOf(store)).toBeNull()
  await pass(24 * 60)
  expect((await syncsOf(store)).data[0]).toMatchObject({ state: 'failed', cause: 'schedule' })
  expect((await syncsOf(store)).meta.total).toBe(7)
})

test('a store synced while the clock was wrong is synced as soon as it is right again', async () => {
  const store = await connectStore(used.api, team, shop.name)
  const right = used.api.clock.now
  used.api.clock.now = new Date('2100-01-01T12:00:00Z')
  await pass(0)
  used.api.clock.now = right
  expect(await nextSyncOf(store)).toBeGreaterThan(24 * 60)
  await pass(0)
  expect(await nextSyncOf(store)).toBe(15)
})

test("another team can't see the history of a store", async () => {
  const store = await connectStore(used.api, team, shop.name)
  const other = await used.api.newTeam()
  const path = `/ecommerce/stores/${store.id}/syncs`
  expect((await used.api.request('GET', path, { token: other.token })).status).toBe(404)
})
