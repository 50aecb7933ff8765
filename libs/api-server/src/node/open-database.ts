import { mkdir } from 'node:fs/promises'
import { Kysely } from 'kysely'
import pg from 'pg'
import { fromPglite, PgBoss } from 'pg-boss'
import { notingFailures } from '../platform/database/database-failure.ts'
import type { Database, WholeDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { valueParsers } from '../platform/database/value-parsers.ts'
import type { DatabaseTime, LimiterFactory, Log } from '../platform/dependencies/dependencies.ts'
import type { Jobs } from '../platform/runs/jobs.ts'
import { memoryLimiter } from '../platform/limits/memory-limiter.ts'
import { bossDatabase, executorOf } from './boss-database.ts'
import { bossJobs } from './boss-jobs.ts'
import { checkRoute } from './check-route.ts'
import { openDatabaseFolder } from './database-folder.ts'
import { databaseLimiter } from './database-limiter.ts'
import { explainStatement } from './explain-statement.ts'
import { lockFolder } from './folder-lock.ts'
import type { JobOperations } from './job-operations.ts'
import { keepsStatements } from './keeps-statements.ts'
import { LimitedPool } from './limited-pool.ts'
import { oneLimiterPerName } from './one-limiter-per-name.ts'
import { PostgresClient } from './postgres-client.ts'
import { SessionlessDialect } from './postgres-dialect.ts'
import { RequestTime } from './request-time.ts'
import { slowQueries } from './slow-queries.ts'
import type { SlowQuery } from './slow-queries.ts'

/** A database with everything that depends on its kind: queues, limits, and closing. */
export interface OpenDatabase {
  /**
   * For requests: a transaction that takes longer than five seconds, including the wait for its connection,
   * fails.
   */
  database: WholeDatabase
  /** Applies these five seconds to a request as a whole. */
  databaseTime: DatabaseTime
  /** The same database for jobs, exports and backups, whose statements may take half a minute. */
  patientDatabase: WholeDatabase
  /**
   * The same database on a separate connection, which distinguishes a full pool from a database that is down.
   */
  probeDatabase: WholeDatabase
  /** Brings the schema up to date, without a time limit. */
  migrate(): Promise<void>
  /** Starts the queues; call it after `migrate`. */
  openJobs(log: Log): Promise<Jobs & JobOperations>
  limiter: LimiterFactory
  /** How the connections for requests are used; null for the embedded database, which has none. */
  connections(): PoolUse | null
  /** The latest slow statements, the newest first; empty when they are not watched. */
  slowQueries(): SlowQuery[]
  close(): Promise<void>
}

/** How many connections a process has, and how many callers wait for one. */
export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

interface WatchOptions {
  /** Logs statements that take at least this long, and their plans. */
  slowQueries?: { log: Log; fromMs: number }
}

/** Records the slow statements of a database opened with these options. */
function watching({ slowQueries: watched }: WatchOptions, explainIn: () => WholeDatabase) {
  const slow =
    watched &&
    slowQueries({ ...watched, explain: (statement, team) => explainStatement(explainIn(), statement, team) })
  return { log: slow ? { log: slow.watch } : {}, latest: () => slow?.latest() ?? [] }
}

/**
 * The embedded database in a folder, for one process.
 * It survives a killed process but not a power failure, because it does not wait for the disk.
 *
 * @throws FolderInUseError, DamagedFolderError
 */
export async function openEmbedded(folder: string, options: WatchOptions = {}): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  try {
    // Imported only here, because a process with a server needs no embedded database.
    const { embeddedDatabase, openPGlite } = await import('../platform/database/embedded.ts')
    const pglite = await openDatabaseFolder(folder, (path) => openPGlite({ folder: path }))
    const slow = watching(options, () => database)
    const database: WholeDatabase = embeddedDatabase(pglite, slow.log)
    return {
      slowQueries: slow.latest,
      database,
      databaseTime: new RequestTime(),
      patientDatabase: database,
      probeDatabase: database,
      migrate: () => migrate(database),
      openJobs: (log) =>
        bossJobs(new PgBoss({ db: fromPglite(pglite), backend: 'pglite', ...bossTiming() }), log, {
          isAlone: true,
        }),
      limiter: oneLimiterPerName(memoryLimiter),
      connections: () => null,
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

interface PostgresOptions extends WatchOptions {
  /** The address of the same database without a pooler: for migrations and notifications of new jobs. */
  directUrl?: string | undefined
  poolSize?: number
  /** How long the database may delay a request. */
  requestMs?: number
  /** How long the server may take to accept a connection: three seconds by default. */
  connectMs?: number
  /** How often to look for dead workers. */
  superviseEverySeconds?: number
  /** Receives messages that the server sends besides its answers. */
  onNotice?: (message: string) => void
}

/** Statements of jobs, exports and backups may take longer than those of requests, but not forever. */
const patientMs = 30_000
/** The server stops a slow statement this much earlier than the client gives up the connection. */
const earlierMs = 500

/** A PostgreSQL server (16 or newer), for any number of processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { requestMs = 5_000, connectMs = 3_000, directUrl = url } = options
  const keeps = () => keepsStatements(url)
  const requestTime = new RequestTime()
  const ofRequests = { statementMs: requestMs, wholeMs: requestMs, requestTime, keepsStatements: keeps }
  const pools = openPools({ connectMs, onNotice: options.onNotice })
  const kyselyOn = (pool: LimitedPool, milliseconds: number) =>
    new Kysely<Database>({
      dialect: notingFailures(
        new SessionlessDialect({ pool, statementMs: Math.max(milliseconds - earlierMs, 1) }),
      ),
      ...slow.log,
    })
  const pool = pools.open(url, options.poolSize ?? 10)
  const requests = new LimitedPool(pool, ofRequests)
  // Planning on another pool takes no time from the request whose statement was slow.
  const slow = watching(options, () => patientDatabase)
  const patientDatabase: WholeDatabase = kyselyOn(
    new LimitedPool(pool, { statementMs: patientMs, keepsStatements: keeps }),
    patientMs,
  )
  return {
    database: kyselyOn(requests, requestMs),
    databaseTime: requestTime,
    slowQueries: slow.latest,
    patientDatabase,
    probeDatabase: kyselyOn(new LimitedPool(pools.open(url, 1), ofRequests), requestMs),
    async migrate() {
      // No limits: rewriting a large table takes minutes, and other processes wait for it.
      const unlimited = pools.open(directUrl, 2)
      const database = new Kysely<Database>({
        dialect: new SessionlessDialect({ pool: unlimited, statementMs: null }),
      })
      try {
        await migrate(database)
      } finally {
        await pools.end(unlimited)
      }
    },
    async openJobs(log) {
      const canListen = options.directUrl !== undefined || !(await checkRoute(url)).isPooled
      if (!canListen) {
        log.warn(
          {},
          'new jobs are found by polling: DATABASE_URL leads through a pooler, set DATABASE_DIRECT_URL too',
        )
      }
      const jobs = new LimitedPool(pools.open(url, 4), { statementMs: patientMs })
      const db = bossDatabase(jobs, { directUrl, log })
      const boss = new PgBoss({
        db,
        ...bossTiming(options.superviseEverySeconds),
        useListenNotify: canListen,
      })
      return bossJobs(boss, log, { isAlone: false, sender: executorOf(requests) })
    },
    limiter: oneLimiterPerName(databaseLimiter(requests)),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pools.endAll(),
  }
}

/** The pools of one database; `endAll` ends those that are still open. */
function openPools({ connectMs, onNotice }: { connectMs: number; onNotice: PostgresOptions['onNotice'] }) {
  const opened: pg.Pool[] = []
  return {
    open(address: string, max: number): pg.Pool {
      const pool = new pg.Pool({
        connectionString: address,
        connectionTimeoutMillis: connectMs,
        keepAlive: true,
        types: typeOverrides(),
        Client: PostgresClient as never,
        max,
      })
      // A connection that dies while idle is replaced by the pool.
      pool.on('error', () => undefined)
      if (onNotice)
        pool.on('connect', (client) => client.on('notice', ({ message = '' }) => onNotice(message)))
      opened.push(pool)
      return pool
    },
    async end(pool: pg.Pool) {
      opened.splice(opened.indexOf(pool), 1)
      await pool.end()
    },
    async endAll() {
      await Promise.all(opened.splice(0).map((each) => each.end()))
    },
  }
}

/** A dead worker is noticed within half a minute, and its job is taken again within a minute. */
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
