import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fromPglite, PgBoss } from 'pg-boss'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database, WholeDatabase } from '../database/database.ts'
import { embeddedDatabase, openPGlite } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { valueParsers } from '../database/value-parsers.ts'
import type { LimiterFactory, Log } from '../dependencies.ts'
import type { Jobs } from '../jobs.ts'
import { limiterOf, memoryLimiter } from '../memory-limiter.ts'
import { bossJobs } from './boss-jobs.ts'
import { lockFolder } from './folder-lock.ts'

/** A database with what depends on its kind: queues, limits, and how it is closed. */
export interface OpenDatabase {
  database: WholeDatabase
  /** Brings the schema up to date, however long that takes. */
  migrate(): Promise<void>
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
      migrate: () => migrate(database),
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
  /** How long a statement may take. */
  statementMs?: number
  /** How often dead workers are looked for. */
  superviseEverySeconds?: number
  /** Hears what the server says beside its answers. */
  onNotice?: (message: string) => void
}

/** A PostgreSQL server (16 or newer), for any number of processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { statementMs = 30_000 } = options
  const poolOf = (limits: pg.PoolConfig, milliseconds: number) =>
    new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      options: `-c TimeZone=UTC -c statement_timeout=${milliseconds}`,
      types: typeOverrides(),
      ...limits,
    })
  const pool = poolOf(
    // Should the server stop answering in the middle: nobody waits longer than a call of a client.
    { max: options.poolSize ?? 10, query_timeout: statementMs + 1000 },
    statementMs,
  )
  // Without a listener a connection that dies while idle would end the process; the next query reports it.
  pool.on('error', () => undefined)
  const { onNotice } = options
  if (onNotice) pool.on('connect', (client) => client.on('notice', ({ message = '' }) => onNotice(message)))
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    database,
    async migrate() {
      // Without limits: a large table is written anew for minutes, and other processes wait until that is done.
      const patient = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf({ max: 2 }, 0) }) })
      try {
        await migrate(patient)
      } finally {
        await patient.destroy()
      }
    },
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
