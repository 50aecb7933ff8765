import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Database, WholeDatabase } from '../platform/database/database.ts'

/**
 * A database that throws when work in a transaction asks for a second connection. PGlite has one connection, so such
 * work would wait forever there; this finds it on PostgreSQL too.
 */
export function oneConnection(database: WholeDatabase): WholeDatabase {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()

  async function inTransaction<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    const transaction = { isOpen: true }
    try {
      return await database
        .transaction()
        .execute((opened) => current.run(transaction, async () => work(opened)))
    } finally {
      transaction.isOpen = false
    }
  }

  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        if (current.getStore()?.isOpen === true)
          throw new Error(
            `A transaction asks for a second connection (${String(name)}): PGlite would wait for ever`,
          )
        return name === 'transaction' ? { execute: inTransaction } : value.apply(target, given)
      }
    },
  })
}
