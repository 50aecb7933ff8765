import { CompiledQuery, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely'
import type { DatabaseConnection, PostgresPool, TransactionSettings } from 'kysely'

/** How long the server works on a statement of a transaction; null: as long as it takes. */
interface Limits {
  pool: PostgresPool
  statementMs: number | null
}

/**
 * Kysely on PostgreSQL without any state of a session, so that a pooler may give each transaction another connection
 * of the server.
 */
export class SessionlessDialect extends PostgresDialect {
  readonly #limits: Limits

  constructor(limits: Limits) {
    super(limits)
    this.#limits = limits
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#limits)
  }

  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter()
  }
}

class LimitedDriver extends PostgresDriver {
  readonly #statementMs: number | null

  constructor({ pool, statementMs }: Limits) {
    super({ pool })
    this.#statementMs = statementMs
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    if (this.#statementMs === null) return super.beginTransaction(connection, settings)
    const { isolationLevel, accessMode } = settings
    const begin = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ')
    // One message: a transaction costs no more round trips than before.
    const limit = `set local statement_timeout = ${this.#statementMs}`
    await connection.executeQuery(CompiledQuery.raw(`${begin}; ${limit}`))
  }
}

/** `migrate` takes a lock that ends with its transaction; Kysely's own would belong to the session. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}
