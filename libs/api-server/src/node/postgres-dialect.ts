import { CompiledQuery, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely'
import type { DatabaseConnection, Driver, PostgresPool, QueryResult, TransactionSettings } from 'kysely'
import { readAs } from '../platform/database/reading.ts'
import type { ReadsTogether } from '../platform/database/reading.ts'
import type { LimitedPool } from './limited-pool.ts'
import { Trips } from './trips.ts'

/** How long the server may work on a statement of a transaction; null for no limit. */
type Limits = { pool: LimitedPool; statementMs: number } | { pool: PostgresPool; statementMs: null }

/**
 * Kysely on PostgreSQL without session state, so that a pooler may give each transaction another connection of the
 * server.
 */
export class SessionlessDialect extends PostgresDialect {
  readonly #limits: Limits

  constructor(limits: Limits) {
    super(limits)
    this.#limits = limits
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#limits)
  }

  override createAdapter(): PostgresAdapter {
    return this.#limits.statementMs === null ? new SessionlessAdapter() : new ReadingAdapter()
  }
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0]

/** Kysely's driver, which takes a connection from the pool only when it is needed. */
class LimitedDriver implements Driver {
  readonly #driver: PostgresDriver
  readonly #statementMs: number | null
  readonly #trips: Trips | null

  constructor(limits: Limits) {
    this.#driver = new PostgresDriver({ pool: limits.pool })
    this.#statementMs = limits.statementMs
    this.#trips = limits.statementMs === null ? null : new Trips(limits.pool, limits.statementMs)
  }

  async init() {
    await this.#driver.init()
  }

  async acquireConnection(): Promise<LateConnection> {
    return new LateConnection(this.#driver, this.#trips)
  }

  async beginTransaction(connection: LateConnection, settings: TransactionSettings) {
    const taken = await connection.taken()
    if (this.#statementMs === null) return this.#driver.beginTransaction(taken, settings)
    const { isolationLevel, accessMode } = settings
    const begin = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ')
    // Both go in one message, so that a transaction needs no additional round trip.
    const limit = `set local statement_timeout = ${this.#statementMs}`
    return connection.executeQuery(CompiledQuery.raw(`${begin}; ${limit}`)).then(() => undefined)
  }

  async commitTransaction(connection: LateConnection) {
    await this.#driver.commitTransaction(connection as never)
  }

  async rollbackTransaction(connection: LateConnection) {
    await this.#driver.rollbackTransaction(await connection.taken())
  }

  async releaseConnection(connection: LateConnection) {
    await connection.release()
  }

  async destroy() {
    await this.#driver.destroy()
  }
}

/**
 * A connection that is taken from the pool at its first statement, and not at all when its statements go with
 * others.
 */
class LateConnection implements DatabaseConnection {
  readonly #driver: PostgresDriver
  readonly #trips: Trips | null
  #taken: Promise<PostgresConnection> | null = null

  constructor(driver: PostgresDriver, trips: Trips | null) {
    this.#driver = driver
    this.#trips = trips
  }

  taken(): Promise<PostgresConnection> {
    return (this.#taken ??= this.#driver.acquireConnection() as Promise<PostgresConnection>)
  }

  async release() {
    const connection = await this.#taken?.catch(() => null)
    if (connection) await this.#driver.releaseConnection(connection)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const as = readAs(query)
    if (!as) return (await this.taken()).executeQuery<Row>(query)
    if (!this.#trips) throw new Error('This connection takes no statements of a reading')
    return this.#trips.take(query, as)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.taken()).streamQuery<Row>(query, chunkSize)
  }
}

/** `migrate` takes a lock that ends with its transaction; Kysely's own lock would belong to the session. */
class SessionlessAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class ReadingAdapter extends SessionlessAdapter implements ReadsTogether {
  readonly readsTogether = true
}
