import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { createShop, createShopify, createWooCommerce, tinySample } from '@tandem/provider-simulator'
import { serveSimulator } from '@tandem/provider-simulator/node'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { StoreAccess } from '../../platform/dependencies/dependencies.ts'
import { aesSecrets } from '../../platform/secrets/secrets.ts'
import { sealCredentials } from '../stores/credentials.ts'
import { insertStore } from '../stores/queries.ts'
import { openSharedDatabase } from '../../testing/shared-database.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { queueSync } from './queue-sync.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const key = { consumerKey: 'ck_test', consumerSecret: 'cs_test', permission: 'read' } as const
const app = {
  clientId: 'client-test',
  clientSecret: 'secret-test',
  accessToken: 'shpat_test',
  // Waits are skipped, so no points would come back.
  maximumAvailable: 1_000_000,
}

/** A way in which a store is read. */
interface Way {
  type: StoreAccess['type']
  environment: Record<string, string>
  /** Whether a request asks for a part of the orders. */
  isForOrders: (request: { url: string; body: string }) => boolean
  /** At which of them the process is killed. */
  killAt: number
}

const ways: Record<string, Way> = {
  WooCommerce: {
    type: 'woocommerce',
    environment: {},
    isForOrders: ({ url }) => /\/orders\?.*orderby=modified/.test(url),
    killAt: 8,
  },
  'Shopify by pages': {
    type: 'shopify',
    environment: { BULK_FROM: '100000' },
    isForOrders: ({ body }) => body.includes('page: orders'),
    killAt: 4,
  },
  'Shopify in bulk': {
    type: 'shopify',
    environment: { BULK_FROM: '1' },
    isForOrders: ({ url }) => url.includes('/__bulk/3/'),
    killAt: 3,
  },
}

/** A shop over HTTP that gives small pages; `onOrders` hears of each part of the orders that is asked for. */
async function serveShop({ type, isForOrders }: Way) {
  const shop = createShop({ name: 'shop', keys: [key], apps: [app], dataset: tinySample() })
  const shops = [shop]
  const provider = type === 'shopify' ? createShopify({ shops }) : createWooCommerce({ shops })
  let onOrders: () => void = () => undefined
  const heard = new Hono().all('*', async ({ req }) => {
    const body = await req.raw.clone().text()
    if (isForOrders({ url: req.url, body })) onOrders()
    return provider.fetch(req.raw)
  })
  // A failure makes the connector ask for less at a time: several pages of few orders.
  for (let halved = 0; halved < 4 && type === 'woocommerce'; halved += 1) {
    const match = { path: '/orders', query: { orderby: 'modified' } }
    shop.faults.add({ kind: 'status', status: 500, match })
  }
  const server = await serveSimulator(heard, 0)
  cleanUps.push(() => server.close())
  const url = `${server.origin}/shop`
  const access: StoreAccess =
    type === 'shopify'
      ? { type, credentials: { shopify_store_name: 'shop', shopify_access_token: app.accessToken } }
      : { type, credentials: { url, consumer_key: key.consumerKey, consumer_secret: key.consumerSecret } }
  return {
    origin: server.origin,
    url,
    access,
    hear: (listener: () => void) => {
      onOrders = listener
    },
  }
}

/** A store whose first sync waits in the queue. */
async function addStore(
  database: WholeDatabase,
  { url, access }: { url: string; access: StoreAccess },
): Promise<number> {
  const created_at = new Date()
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Team', timezone: 'Europe/Istanbul', created_at })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const secrets = await aesSecrets(new Uint8Array(32))
  const credentials = await sealCredentials(secrets, team_id, access.credentials)
  return inTeam(database, team_id, async (db) => {
    const { type } = access
    const store = { type, name: 'Shop', url, default_currency: 'GBP', currency_id: 826 } as const
    const id = await insertStore(db, { ...store, credentials, created_at })
    if (id === null) throw new Error('The store is there already')
    await queueSync(db, id)
    return id
  })
}

function startSyncing(environment: Record<string, string>) {
  const file = join(import.meta.dirname, '../../testing/sync-process.ts')
  const child = spawn(process.execPath, ['--liftoff-only', '--conditions=@tandem/source', file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  cleanUps.push(() => child.exitCode === null && child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit') }
}

/** As if a dead worker had given no sign of life for long; on the embedded database nobody waits for one. */
async function ageHeartbeats(database: WholeDatabase) {
  if (inject('database') === 'postgres') {
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`.execute(
      database,
    )
  }
}

// Each way once, and each database at least once: processes take long to start.
const cases = Object.entries(ways).filter(
  ([way]) => (way === 'Shopify by pages') === (inject('database') === 'postgres'),
)

test.each(cases)(
  'a process that is killed in the middle of a sync of %s loses nothing: the next one goes on to the same tables',
  { timeout: 150_000 },
  async (_name, way) => {
    const shop = await serveShop(way)
    const shared = await openSharedDatabase()
    cleanUps.push(shared.close)
    const environment = { ...shared.environment, ...way.environment, SHOPIFY_ORIGIN: shop.origin }
    const killed = await shared.use((database) => addStore(database, shop))

    const first = startSyncing(environment)
    let parts = 0
    shop.hear(() => {
      parts += 1
      if (parts === way.killAt) first.child.kill('SIGKILL')
    })
    const [, signal] = (await first.exit) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    shop.hear(() => undefined)
    const undisturbed = await shared.use(async (database) => {
      const left = await database.selectFrom('store_syncs').select(['state', 'place']).execute()
      expect(left).toMatchObject([{ state: 'running', place: { kind: 'orders' } }])
      expect(left[0]?.place?.cursor).not.toBeNull()
      await ageHeartbeats(database)
      return addStore(database, shop)
    })

    expect((await startSyncing(environment).exit)[0]).toBe(0)
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
