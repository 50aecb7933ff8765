import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createShop, createWooCommerce, tinySample } from '@tandem/provider-simulator'
import { serveSimulator } from '@tandem/provider-simulator/node'
import type { WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'
import { aesSecrets } from '../secrets.ts'
import { sealCredentials } from '../stores/credentials.ts'
import { insertStore } from '../stores/queries.ts'
import { openSharedDatabase } from '../testing/shared-database.ts'
import { storeFacts } from '../testing/store-facts.ts'
import { queueSync } from './queue-sync.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const key = { consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' } as const

/** A shop over HTTP that gives small pages; `onOrders` hears of each page of orders that is asked for. */
async function serveShop() {
  const shop = createShop({ name: 'shop', keys: [key], dataset: tinySample() })
  let onOrders: () => void = () => undefined
  const app = createWooCommerce({
    shops: [shop],
    onRequest({ path, query }) {
      if (path.endsWith('/orders') && new URLSearchParams(query).get('orderby') === 'modified') onOrders()
    },
  })
  // A failure makes the connector ask for less at a time: several pages of few orders.
  const shrink = () => {
    for (let halved = 0; halved < 4; halved += 1) {
      shop.faults.add({
        kind: 'status',
        status: 500,
        match: { path: '/orders', query: { orderby: 'modified' } },
      })
    }
  }
  const server = await serveSimulator(app, 0)
  cleanUps.push(() => server.close())
  return {
    url: `${server.origin}/shop`,
    shrink,
    hear: (listener: () => void) => {
      onOrders = listener
    },
  }
}

/** A store whose first sync waits in the queue. */
async function addStore(database: WholeDatabase, url: string): Promise<number> {
  const created_at = new Date()
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Team', timezone: 'Europe/Istanbul', created_at })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const credentials = await sealCredentials(await aesSecrets(new Uint8Array(32)), team_id, {
    url,
    consumer_key: key.consumerKey,
    consumer_secret: key.consumerSecret,
  })
  return inTeam(database, team_id, async (db) => {
    const store = {
      type: 'woocommerce',
      name: 'Shop',
      url,
      default_currency: 'GBP',
      currency_id: 826,
    } as const
    const id = await insertStore(db, { ...store, credentials, created_at })
    if (id === null) throw new Error('The store is there already')
    await queueSync(db, id)
    return id
  })
}

function startSyncing(environment: Record<string, string>) {
  const file = join(import.meta.dirname, '../testing/sync-process.ts')
  const child = spawn(process.execPath, ['--conditions=@tandem/source', file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  cleanUps.push(() => child.exitCode === null && child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit') }
}

test(
  'a process that is killed in the middle of a sync loses nothing: the next one goes on to the same tables',
  { timeout: 150_000 },
  async () => {
    const shop = await serveShop()
    const shared = await openSharedDatabase()
    cleanUps.push(shared.close)
    const killed = await shared.use((database) => addStore(database, shop.url))

    shop.shrink()
    const first = startSyncing(shared.environment)
    let pages = 0
    shop.hear(() => {
      pages += 1
      if (pages === 8) first.child.kill('SIGKILL')
    })
    const [, signal] = (await first.exit) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    shop.hear(() => undefined)
    const left = await shared.use((database) =>
      database
        .selectFrom('store_syncs')
        .select(['state', 'place'])
        .where('store_id', '=', killed)
        .executeTakeFirstOrThrow(),
    )
    expect(left.state).toBe('running')
    expect(left.place?.kind).toBe('orders')
    expect(left.place?.cursor).not.toBeNull()

    expect((await startSyncing(shared.environment).exit)[0]).toBe(0)
    const undisturbed = await shared.use((database) => addStore(database, shop.url))
    expect((await startSyncing(shared.environment).exit)[0]).toBe(0)

    await shared.use(async (database) => {
      const states = await database.selectFrom('store_syncs').select(['state', 'difference']).execute()
      expect(states).toEqual([
        { state: 'succeeded', difference: null },
        { state: 'succeeded', difference: null },
      ])
      expect(await storeFacts(database, killed)).toEqual(await storeFacts(database, undisturbed))
    })
  },
)
