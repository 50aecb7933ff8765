import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import type { PostgresClient } from './postgres-client.ts'

/** Connections of a pool, for statements that may take so long. Several of these may share one pool. */
export class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #milliseconds: number

  constructor(pool: pg.Pool, milliseconds: number) {
    this.#pool = pool
    this.#milliseconds = milliseconds
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): ReturnType<PostgresPool['connect']> {
    const client = await this.#take()
    const query = (text: string, values: unknown[]) => client.queryWithin(this.#milliseconds, text, values)
    return {
      query: query as never,
      release: (destroy) => client.release(destroy),
    }
  }

  /** Runs one statement outside a transaction. */
  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#take()
    try {
      return await client.queryWithin(this.#milliseconds, text, values)
    } finally {
      // The pool throws away what has died by itself.
      client.release()
    }
  }

  /** The pool is ended by whoever made it. */
  async end(): Promise<void> {}

  async #take() {
    return (await this.#pool.connect()) as unknown as PostgresClient & pg.PoolClient
  }
}
