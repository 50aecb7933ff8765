import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { SyncContext } from './sync-context.ts'

/** How many rows one transaction may process. */
const batchSize = 250

/** The column that orders the rows, and a value before all of its values. */
type Keys<Key> = { table: 'products' | 'customers'; column: 'provider_id' | 'id'; first: Key }

/** Processes all rows of the store, in the order of their keys and with a transaction for each batch. */
export async function forEachBatch<Key extends string | number>(
  { run, write }: Pick<SyncContext, 'run' | 'write'>,
  { table, column, first }: Keys<Key>,
  work: (db: TeamDatabase, keys: Key[]) => Promise<void>,
) {
  const workAfter = (last: Key) =>
    write(async (db) => {
      const { rows } = await sql<{ key: Key }>`
        select ${sql.ref(column)} as key from ${sql.table(table)}
        where team_id = ${currentTeam(db)} and store_id = ${run.store_id} and ${sql.ref(column)} > ${last}
        order by ${sql.ref(column)} limit ${batchSize}`.execute(db)
      const keys = rows.map(({ key }) => key)
      await work(db, keys)
      return keys.at(-1)
    })
  for (let last: Key | undefined = first; last !== undefined;) last = await workAfter(last)
}
