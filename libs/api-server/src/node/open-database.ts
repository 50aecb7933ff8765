import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fromPglite, PgBoss } from 'pg-boss'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database, WholeDatabase } from '../database/database.ts'
import { embeddedDatabase, openPGlite } from '../database/embedded.ts'
import { valueParsers } from '../database/value-parsers.ts'
import type { LimiterFactory, Log } from '../dependencies.ts'
import type { Jobs } from '../jobs.ts'
import { limiterOf, memoryLimiter } from '../memory-limiter.ts'
import { bossJobs } from './boss-jobs.ts'
import { lockFolder } from './folder-lock.ts'

/** A database with what depends on its kind: queues, limits, and how it is closed. */
export interface OpenDatabase {
  database: WholeDatabase
  /** Starts the queues; call after `migrate`. */
  openJobs(log: Log): Promise<Jobs>
  limiter: LimiterFactory
  close(): Promise<void>
}

/**
 * The embedded database in a folder, for one process.
 * It survives a killed process, not a loss of power: it does not wait for the disk.
 *
 * @throws FolderInUseError
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder)
  try {
    const pglite = await openPGlite({ folder: join(folder, 'database') })
    const database = embeddedDatabase(pglite)
    return {
      database,
      openJobs: (log) =>
        bossJobs(new PgBoss({ db: fromPglite(pglite), backend: 'pglite', ...bossTiming() }), log, {
          isAlone: true,
        }),
      limiter: memoryLimiter,
      async close() {
        await database.destroy()
        if (!pglite.closed) await pglite.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

interface PostgresOptions {
  poolSize?: number
  /** How often dead workers are looked for. */
  superviseEverySeconds?: number
  /** Hears what the server says beside its answers. */
  onNotice?: (message: string) => void
}

/** A PostgreSQL server (16 or newer), for any number of processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 3_000,
    // Should the server stop answering in the middle: nobody waits longer than a call of a client.
    query_timeout: 31_000,
    options: '-c TimeZone=UTC -c statement_timeout=30000',
    types: typeOverrides(),
  })
  // Without a listener a connection that dies while idle would end the process; the next query reports it.
  pool.on('error', () => undefined)
  const { onNotice } = options
  if (onNotice) pool.on('connect', (client) => client.on('notice', ({ message = '' }) => onNotice(message)))
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    database,
    openJobs: (log) =>
      bossJobs(
        new PgBoss({ connectionString: url, max: 4, ...bossTiming(options.superviseEverySeconds) }),
        log,
        { isAlone: false },
      ),
    limiter: (name, { calls, seconds }) => {
      const limiter = limiterOf(
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix: name,
          points: calls,
          duration: seconds,
        }),
      )
      return {
        take: (key) => limiter.take(shortKey(key)),
        reset: (key) => limiter.reset(shortKey(key)),
      }
    },
    close: () => database.destroy(),
  }
}

/** The table holds keys of 255 characters; an e-mail address with the limiter's name before it may be longer. */
const shortKey = (key: string) => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'))

/** A dead worker is noticed within half a minute, its job taken up again within one. */
const bossTiming = (seconds = 10) => ({
  superviseIntervalSeconds: seconds,
  monitorIntervalSeconds: seconds,
  useListenNotify: true,
})

function typeOverrides() {
  const overrides = new pg.TypeOverrides()
  for (const [oid, parse] of Object.entries(valueParsers)) overrides.setTypeParser(Number(oid), parse)
  return overrides
}
