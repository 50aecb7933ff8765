import { settleSpent } from './figures.ts'
import type { SyncContext } from './sync-context.ts'

/** How many customers one transaction may write. */
const batchSize = 250

/**
 * Writes what all customers of the store are sorted by: with another currency of the store it changes although their orders
 * don't.
 */
export async function settleAllSpent({ run, write }: Pick<SyncContext, 'run' | 'write'>) {
  const settleFrom = (last: number) =>
    write(async (db) => {
      const customers = await db
        .selectFrom('customers')
        .select('id')
        .where('store_id', '=', run.store_id)
        .where('id', '>', last)
        .orderBy('id')
        .limit(batchSize)
        .execute()
      const ids = customers.map((customer) => customer.id)
      await settleSpent(db, ids)
      return ids.at(-1)
    })
  for (let last: number | undefined = 0; last !== undefined;) last = await settleFrom(last)
}
