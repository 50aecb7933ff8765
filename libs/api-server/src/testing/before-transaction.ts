import type { WholeDatabase } from '../platform/database/database.ts'
import { aroundTransactions } from './around-transactions.ts'

/** A database on which something happens right before the n-th transaction; `begun` says how many there were. */
export function beforeTransaction(database: WholeDatabase, nth: number, happen: () => Promise<unknown>) {
  let begun = 0
  const watched = aroundTransactions(database, async (work) => {
    if (++begun === nth) await happen()
    return database.transaction().execute(work)
  })
  return { database: watched, begun: () => begun }
}
