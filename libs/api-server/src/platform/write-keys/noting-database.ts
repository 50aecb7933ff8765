import type { IsolationLevel, Transaction, TransactionBuilder } from 'kysely'
import type { Database, WholeDatabase } from '../database/database.ts'

type Work<T> = (transaction: Transaction<Database>) => Promise<T>

/** A database whose transactions each end with `note` before the commit. */
export function notingDatabase(
  database: WholeDatabase,
  note: (transaction: Transaction<Database>) => Promise<void>,
): WholeDatabase {
  const noting = (builder: TransactionBuilder<Database>): TransactionBuilder<Database> =>
    replacing(builder, {
      execute: <T>(work: Work<T>) =>
        builder.execute(async (transaction) => {
          const result = await work(transaction)
          await note(transaction)
          return result
        }),
      setIsolationLevel: (level: IsolationLevel) => noting(builder.setIsolationLevel(level)),
    })
  return replacing(database, { transaction: () => noting(database.transaction()) })
}

/** A copy of the object with some of its functions replaced. */
function replacing<T extends object>(original: T, replaced: Partial<Record<keyof T, unknown>>): T {
  return new Proxy(original, {
    get(target, name) {
      if (Object.hasOwn(replaced, name)) return replaced[name as keyof T]
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
