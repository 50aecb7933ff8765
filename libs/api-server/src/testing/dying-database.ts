import type { WholeDatabase } from '../platform/database/database.ts'
import { aroundTransactions } from './around-transactions.ts'

/** Thrown to code that uses a database that has gone. */
export class Killed extends Error {}

/**
 * A database that disappears at the n-th transaction, as for a killed process: committed changes stay, others
 * are lost, and nobody is notified. `signal` aborts whatever waits for something else.
 */
export function dyingDatabase(database: WholeDatabase, transactions: number) {
  let left = transactions
  const abort = new AbortController()
  const dying = aroundTransactions(database, (work) =>
    database.transaction().execute(async (transaction) => {
      if (abort.signal.aborted) throw new Killed()
      const result = await work(transaction)
      left -= 1
      if (left > 0) return result
      abort.abort(new Killed())
      throw new Killed()
    }),
  )
  return { database: dying, signal: abort.signal }
}
