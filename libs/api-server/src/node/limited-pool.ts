import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { minuteMs } from '@tandem/format'
import { TimeInDatabase } from '../platform/request/time-in-database.ts'
import { StatementTimeoutError } from './postgres-client.ts'
import type { PostgresClient } from './postgres-client.ts'
import type { RequestTime } from './request-time.ts'
import type { Statement } from './statements-together.ts'

interface Limits {
  /** The time limit of one statement. */
  statementMs: number
  /**
   * The time limit for all work on one connection, including the wait for it; no limit when left out. In a request,
   * the limit is for all its connections together.
   */
  wholeMs?: number
  /** Knows the request that is being answered, and how long it has used the database. */
  requestTime?: RequestTime
  /** Finds out whether prepared statements stay known between transactions; until then none is used. */
  keepsStatements?: () => Promise<boolean>
}

/** How long to wait after that check failed. */
const askAgainAfterMs = minuteMs

const withoutNames = (statements: readonly Statement[]) =>
  statements.map(({ text, values }): Statement => ({ text, values }))

/** Whether the named statement is unknown, has another text, or was prepared before its tables changed. */
const isNameLost = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === '26000' || code === '42P05' || (code === '0A000' && String(message).startsWith('cached plan'))
  )
}

/** Connections of a pool for work with these time limits. Several of these objects may share one pool. */
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
    // Kysely's type also takes a cursor, which no pool of ours is given.
    return { query: query as never, release }
  }

  /** Runs one statement outside a transaction. */
  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const { client, timeLeft, release } = await this.#take()
    try {
      return await client.queryWithin(timeLeft(), text, values)
    } finally {
      // The pool itself discards a dead connection.
      release()
    }
  }

  /**
   * Runs read-only statements in one round trip, as one transaction. Names are used when the server, or a pooler in
   * between, keeps statements; when it lost or outdated one, all are run again without names.
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

  /** Does nothing: the code that created the pool ends it. */
  async end(): Promise<void> {}

  /** Takes a connection, with the time left for its next statement. @throws StatementTimeoutError */
  async #take() {
    const { statementMs, wholeMs, requestTime } = this.#limits
    const time = requestTime?.current() ?? new TimeInDatabase()
    const left = () => (wholeMs ?? Infinity) - time.milliseconds
    const stop = time.start()
    try {
      const client = await this.#connectWithin(left())
      return {
        client,
        // When the time is over, one more statement may still end the transaction, so that the connection is
        // returned clean.
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
    const taken = this.#pool.connect() as Promise<PostgresClient & pg.PoolClient>
    if (wholeMs === undefined) return taken
    const isLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      isLate.reject(new StatementTimeoutError(wholeMs))
      // Nobody waits for the connection any more, so it is returned.
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
