import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { TimeInDatabase } from '../platform/request/time-in-database.ts'
import { StatementTimeoutError } from './postgres-client.ts'
import type { PostgresClient } from './postgres-client.ts'
import type { RequestTime } from './request-time.ts'
import type { Statement } from './statements-together.ts'

interface Limits {
  /** How long one statement may take. */
  statementMs: number
  /**
   * How long everything on one connection may take in all, and the wait for that connection; endless where it is left
   * out. In a request: on all its connections together.
   */
  wholeMs?: number
  /** Knows the request that is answered. */
  requestTime?: RequestTime
  /** Finds out whether statements are kept from one transaction of a connection to the next; until then none is. */
  keepsStatements?: () => Promise<boolean>
}

/** After a failure to find that out. */
const askAgainAfterMs = 60_000

const withoutNames = (statements: readonly Statement[]) =>
  statements.map(({ text, values }): Statement => ({ text, values }))

/** The statement of a name is gone, is another one, or was made for tables that have changed since. */
const isNameLost = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === '26000' || code === '42P05' || (code === '0A000' && String(message).startsWith('cached plan'))
  )
}

/** Connections of a pool, for work that may take so long. Several of these may share one pool. */
export class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #limits: Limits
  #keeps = false
  #askAt = 0

  constructor(pool: pg.Pool, limits: Limits) {
    this.#pool = pool
    this.#limits = limits
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): ReturnType<PostgresPool['connect']> {
    const { client, timeLeft, release } = await this.#take()
    const query = (text: string, values: unknown[]) => client.queryWithin(timeLeft(), text, values)
    return { query: query as never, release }
  }

  /** Runs one statement outside a transaction. */
  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const { client, timeLeft, release } = await this.#take()
    try {
      return await client.queryWithin(timeLeft(), text, values)
    } finally {
      // The pool throws away what has died by itself.
      release()
    }
  }

  /**
   * Runs statements that only read in one trip, as one transaction. Their names are used where the server, or a pooler
   * before it, keeps statements; where it has lost or outgrown one, all are run again without.
   */
  async readTogether(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    this.#findOutWhetherKept()
    const { client, timeLeft, release } = await this.#take()
    let isBroken = false
    try {
      return await client.readWithin(timeLeft(), this.#keeps ? statements : withoutNames(statements))
    } catch (error) {
      if (!isNameLost(error)) throw error
      isBroken = true
    } finally {
      release(isBroken)
    }
    return this.readTogether(withoutNames(statements))
  }

  #findOutWhetherKept() {
    if (performance.now() < this.#askAt) return
    this.#askAt = Infinity
    this.#limits.keepsStatements?.().then(
      (keeps) => (this.#keeps = keeps),
      () => (this.#askAt = performance.now() + askAgainAfterMs),
    )
  }

  /** The pool is ended by whoever made it. */
  async end(): Promise<void> {}

  /** A connection, and the time that is left for its next statement. @throws StatementTimeoutError */
  async #take() {
    const { statementMs, wholeMs, requestTime } = this.#limits
    const time = requestTime?.current() ?? new TimeInDatabase()
    const left = () => (wholeMs ?? Infinity) - time.milliseconds
    const stop = time.start()
    try {
      const client = await this.#connectWithin(left())
      return {
        client,
        // A connection whose time is over gets one statement more that ends it: it never goes back in a transaction.
        timeLeft: () => Math.max(1, Math.min(statementMs, left())),
        release: (destroy?: boolean) => {
          stop()
          client.release(destroy)
        },
      }
    } catch (error) {
      stop()
      throw error
    }
  }

  async #connectWithin(milliseconds: number): Promise<PostgresClient & pg.PoolClient> {
    const { wholeMs } = this.#limits
    if (wholeMs !== undefined && milliseconds <= 0) throw new StatementTimeoutError(wholeMs)
    const taken = this.#pool.connect() as unknown as Promise<PostgresClient & pg.PoolClient>
    if (wholeMs === undefined) return taken
    const isLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      isLate.reject(new StatementTimeoutError(wholeMs))
      // Nobody waits for it any more.
      taken.then(
        (client) => client.release(),
        () => undefined,
      )
    }, milliseconds)
    try {
      return await Promise.race([taken, isLate.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
