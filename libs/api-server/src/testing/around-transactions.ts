import type { Transaction } from 'kysely'
import type { Database, WholeDatabase } from '../platform/database/database.ts'

/** The work inside a transaction. */
type Work = (transaction: Transaction<Database>) => Promise<unknown>

/** A database whose transactions are begun by `around`, which receives the work of each. */
export const aroundTransactions = (
  database: WholeDatabase,
  around: (work: Work) => Promise<unknown>,
): WholeDatabase =>
  new Proxy(database, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: around })
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
