import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { idleJobs } from '../../testing/idle-jobs.ts'
import { triedKinds } from '../../testing/run-kinds.ts'
import { runConnectors, serveShop } from '../../testing/run-providers.ts'
import type { TriedKind } from '../../testing/tried-kind.ts'
import { openSharedDatabase } from '../../testing/shared-database.ts'
import { createTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { WholeDatabase } from '../database/database.ts'
import { aesSecrets } from '../secrets/secrets.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const now = '2026-03-20T09:00:00Z'
const onPostgres = inject('database') === 'postgres'

/** Opens a server whose workers do nothing, so that only the test's processes work. */
async function withApi<T>(
  database: WholeDatabase,
  kind: TriedKind,
  origin: string,
  use: (api: TestApi) => Promise<T>,
) {
  const secrets = await aesSecrets(new Uint8Array(32))
  const connectors = runConnectors(kind, origin)
  const api = await createTestApi({ database, connectors, overrides: { jobs: idleJobs, secrets } })
  api.clock.now = new Date(now)
  try {
    return await use(api)
  } finally {
    await api.close()
  }
}

function startRuns(environment: Record<string, string>) {
  const file = join(import.meta.dirname, '../../testing/run-process.ts')
  const child = spawn(process.execPath, ['--liftoff-only', '--conditions=@tandem/source', file], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NOW: now,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUps.push(() => child.exitCode === null && child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit') as Promise<[number | null, string | null]> }
}

/** Makes a dead worker's last heartbeat old; the embedded database does not wait for heartbeats. */
async function ageHeartbeats(database: WholeDatabase) {
  if (!onPostgres) return
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`.execute(
    database,
  )
}

// Starting processes is slow, so every kind is tested only on PostgreSQL. PGlite, which only one process can
// use at a time, tests the kinds that continue in the middle of a provider's answer.
const onPglite = ['a sync of WooCommerce', 'a sync of Shopify in bulk']
const cases = Object.entries(triedKinds).filter(([name]) => onPglite.includes(name) !== onPostgres)

test.each(cases)(
  'does %s once when its process is killed, with the same result as an undisturbed one',
  { timeout: 150_000 },
  async (name, kind) => {
    const shop = await serveShop()
    cleanUps.push(() => shop.close())
    const { origin } = shop
    const shared = await openSharedDatabase()
    cleanUps.push(shared.close)
    const environment = { ...shared.environment, KIND: name, ORIGIN: origin }
    const add = () =>
      shared.use((database) =>
        withApi(database, kind, origin, (api) => kind.add(api, origin, { isLong: true })),
      )
    const killed = await add()

    const first = startRuns({ ...environment, HOLDS: 'yes' })
    await Promise.race([once(first.child.stdout, 'data'), first.exit])
    first.child.kill('SIGKILL')
    expect((await first.exit)[1]).toBe('SIGKILL')
    await shared.use(ageHeartbeats)
    const undisturbed = await add()

    const others = (onPostgres ? [1, 2] : [1]).map(() => startRuns(environment))
    for (const { exit } of others) expect(await exit).toEqual([0, null])
    await shared.use(async (database) => {
      expect(await kind.worker.findOpen(database, new Date(now))).toEqual([])
      const facts = await kind.factsOf(database, undisturbed)
      expect(facts).toMatchObject(kind.done)
      expect(await kind.factsOf(database, killed)).toEqual(facts)
    })
  },
)
