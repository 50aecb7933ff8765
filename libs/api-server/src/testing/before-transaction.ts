import type { WholeDatabase } from '../platform/database/database.ts'
import { aroundTransactions } from './around-transactions.ts'

/**
 * A database on which something happens just before the n-th transaction; `begun` is the number of
 * transactions so far.
 */
export function beforeTransaction(database: WholeDatabase, nth: number, happen: () => Promise<unknown>) {
  let begun = 0
  const watched = aroundTransactions(database, async (work) => {
    if (++begun === nth) await happen()
    return database.transaction().execute(work)
  })
  return { database: watched, begun: () => begun }
}
