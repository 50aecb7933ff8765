import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createShop } from '@tandem/provider-simulator'
import type { Dataset } from '@tandem/provider-simulator'
import { openSample } from '@tandem/provider-simulator/node'
import { inTeam } from '../database/team-scope.ts'
import { connectStore, readStore } from '../testing/connect-store.ts'
import { simulatedConnectors } from '../testing/simulated-connectors.ts'
import { storeFacts } from '../testing/store-facts.ts'
import type { StoreFacts } from '../testing/store-facts.ts'
import type { TestTeam } from '../testing/test-api.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { queueSync } from './sync-state.ts'
import { syncStore } from './sync-store.ts'

/** Small orders, so that several pages of them are read quickly. */
async function severalPages(): Promise<Dataset> {
  const sample = await openSample()
  const orders = sample.orders.filter((order) => order.lines.length <= 4).slice(0, 260)
  return {
    ...sample,
    orders,
    products: sample.products.slice(0, 150),
    customers: sample.customers.slice(0, 220),
  }
}

const used = useTestApi({ connectors: simulatedConnectors([]) })
let undisturbed: StoreFacts
let team: TestTeam
let openShop: (typeof used)['api']['dependencies']['connectors']['store']

beforeAll(async () => {
  const dataset = await severalPages()
  const shop = createShop({
    name: 'several-pages',
    keys: [{ consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' }],
    dataset,
  })
  openShop = simulatedConnectors([shop]).store
  used.api.dependencies.connectors.store = openShop
  team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'several-pages')
  expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
  undisturbed = await storeFacts(used.opened.database, store.id)
})

class Killed extends Error {}

/**
 * A database that is gone at the n-th transaction, as for a process that is killed: what was committed stays,
 * what was not is lost, and nobody is told.
 */
function diesAt(transactions: number) {
  const { dependencies } = used.api
  let left = transactions
  const abort = new AbortController()
  const database = new Proxy(dependencies.database, {
    get(target, name) {
      if (name !== 'transaction') {
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return () => ({
        execute: (work: (transaction: never) => Promise<unknown>) =>
          target.transaction().execute(async (transaction) => {
            if (abort.signal.aborted) throw new Killed()
            const result = await work(transaction as never)
            left -= 1
            if (left > 0) return result
            abort.abort(new Killed())
            throw new Killed()
          }),
      })
    },
  })
  return { dependencies: { ...dependencies, database }, signal: abort.signal }
}

test('a sync that is killed anywhere, again and again, ends with the tables of an undisturbed one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 6 }),
      async (kills) => {
        const fresh = await used.api.newTeam()
        const store_id = await connectUnread(fresh)
        const job = { team_id: fresh.team_id, store_id }
        await inTeam(used.opened.database, fresh.team_id, (db) => queueSync(db, store_id))
        for (const at of kills) {
          const { dependencies, signal } = diesAt(at)
          await syncStore(dependencies, job, signal).catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error
          })
        }
        await syncStore(used.api.dependencies, job, new AbortController().signal)
        const store = await readStore(used.api, fresh, store_id)
        expect(store.sync).toMatchObject({ state: 'succeeded', difference: null })
        expect(await storeFacts(used.opened.database, store_id)).toEqual(undisturbed)
      },
    ),
    { numRuns: 5, seed: 20260, endOnFailure: true },
  )
}, 120_000)

/** A store that was proved and then not read, so that the readings of a test are the only ones. */
async function connectUnread(user: TestTeam): Promise<number> {
  const { connectors } = used.api.dependencies
  let isProved = false
  connectors.store = (input) => {
    if (isProved) throw new Error('not read yet')
    isProved = true
    return openShop(input)
  }
  const store = await connectStore(used.api, user, 'several-pages')
  connectors.store = openShop
  return store.id
}
