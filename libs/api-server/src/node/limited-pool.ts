import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { StatementTimeoutError } from './postgres-client.ts'
import type { PostgresClient } from './postgres-client.ts'

interface Limits {
  /** How long one statement may take. */
  statementMs: number
  /** How long everything on one connection may take in all, and the wait for that connection; endless where it is left out. */
  wholeMs?: number
}

/** Connections of a pool, for work that may take so long. Several of these may share one pool. */
export class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #limits: Limits

  constructor(pool: pg.Pool, limits: Limits) {
    this.#pool = pool
    this.#limits = limits
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): ReturnType<PostgresPool['connect']> {
    const timeLeft = this.#startClock()
    const client = await this.#take()
    const query = (text: string, values: unknown[]) => client.queryWithin(timeLeft(), text, values)
    return {
      query: query as never,
      release: (destroy) => client.release(destroy),
    }
  }

  /** Runs one statement outside a transaction. */
  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const timeLeft = this.#startClock()
    const client = await this.#take()
    try {
      return await client.queryWithin(timeLeft(), text, values)
    } finally {
      // The pool throws away what has died by itself.
      client.release()
    }
  }

  /** The pool is ended by whoever made it. */
  async end(): Promise<void> {}

  /** Tells how long the next statement may take. */
  #startClock(): () => number {
    const { statementMs, wholeMs = Infinity } = this.#limits
    const end = performance.now() + wholeMs
    return () => Math.max(1, Math.min(statementMs, end - performance.now()))
  }

  async #take(): Promise<PostgresClient & pg.PoolClient> {
    const { wholeMs } = this.#limits
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
    }, wholeMs)
    try {
      return await Promise.race([taken, isLate.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
