import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Dataset } from '@tandem/provider-simulator'
import { openSample } from '@tandem/provider-simulator/node'
import type { StoreType } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { connectStore, connectUnread, readStore } from '../../testing/connect-store.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import type { StoreFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueSync } from './queue-sync.ts'
import { syncStore } from './sync-store.ts'

/** Small orders, so that several pages are read quickly; slightly more than a page of the rest. */
async function severalPages(): Promise<Dataset> {
  const sample = await openSample()
  const orders = sample.orders.filter((order) => order.lines.length <= 2).slice(0, 230)
  return {
    ...sample,
    orders,
    products: sample.products.slice(0, 110),
    customers: sample.customers.slice(0, 120),
  }
}

const used = useTestApi({ connectors: simulatedConnectors([]) })
type OpenStore = (typeof used)['api']['dependencies']['connectors']['store']
let undisturbed: Record<StoreType, StoreFacts>
let openShop: OpenStore

beforeAll(async () => {
  const shop = simulatedShop('several-pages', { dataset: await severalPages() })
  // So that a Shopify shop of this size is read in bulk, in several parts.
  openShop = simulatedConnectors([shop], { bulkFrom: 1, bulkPageBytes: 40_000 }).store
  used.api.dependencies.connectors.store = openShop
  const team = await used.api.newTeam()
  const factsOf = async (type: StoreType) => {
    const store = await connectStore(used.api, team, 'several-pages', type)
    expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
    return storeFacts(used.opened.database, store.id)
  }
  undisturbed = { woocommerce: await factsOf('woocommerce'), shopify: await factsOf('shopify') }
})

/** What a process leaves behind when killed at the n-th transaction. */
function diesAt(transactions: number) {
  const { dependencies } = used.api
  const { database, signal } = dyingDatabase(dependencies.database, transactions)
  // What a connector had learned is lost with its process too.
  const connectors = {
    ...dependencies.connectors,
    store: (input: Parameters<OpenStore>[0]) => openShop(input),
  }
  return { dependencies: { ...dependencies, database, connectors }, signal }
}

test.each([
  ['woocommerce', 4],
  ['shopify', 3],
] as const)(
  'a sync of %s that is killed anywhere, repeatedly, ends with the tables of an undisturbed one',
  async (type, numRuns) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 6 }),
        async (kills) => {
          const fresh = await used.api.newTeam()
          const store_id = await connectUnread(used.api, fresh, 'several-pages', type)
          const job = { team_id: fresh.team_id, store_id }
          await inTeam(used.opened.database, fresh.team_id, (db) => queueSync(db, store_id))
          for (const at of kills) {
            const { dependencies, signal } = diesAt(at)
            await syncStore(dependencies, job, signal).catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error
            })
          }
          await syncStore(used.api.dependencies, job, new AbortController().signal)
          // The server's own worker looks for abandoned syncs, and may have continued with this one instead.
          await used.api.jobsSettled()
          const store = await readStore(used.api, fresh, store_id)
          expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
          expect(await storeFacts(used.opened.database, store_id)).toEqual(undisturbed[type])
        },
      ),
      { numRuns, seed: 20260, endOnFailure: true },
    )
  },
  120_000,
)

test('a sync that meets a full disk stays in the queue, and ends once there is space', async () => {
  const team = await used.api.newTeam()
  const store_id = await connectUnread(used.api, team, 'several-pages', 'woocommerce')
  const job = { team_id: team.team_id, store_id }
  await inTeam(used.opened.database, team.team_id, (db) => queueSync(db, store_id))
  const { dependencies } = used.api
  const { signal } = new AbortController()
  for (const nth of [2, 4, 6]) {
    const database = fullDiskAt(used.opened.database, nth)
    await expect(syncStore({ ...dependencies, database }, job, signal)).rejects.toThrow('No space left')
    expect((await readStore(used.api, team, store_id)).sync).toMatchObject({ state: 'running', error: null })
  }
  await syncStore(dependencies, job, signal)
  expect((await readStore(used.api, team, store_id)).sync).toMatchObject({
    state: 'succeeded',
    difference: null,
  })
  expect(await storeFacts(used.opened.database, store_id)).toEqual(undisturbed.woocommerce)
})
