import { sql } from 'kysely'
import { favoritableRows } from '@tandem/api-contract'
import { lockSyncs } from '../../commerce/stores/queries.ts'
import type { SyncStoreJob } from '../../commerce/sync/sync-store.ts'
import { handOverAddress } from '../../commerce/webhooks/hand-over-address.ts'
import { leaveStore } from '../../commerce/webhooks/leave-store.ts'
import { recordAudit } from '../../identity/audit/audit.ts'
import { countDue } from '../../insight/post-sales/count-due.ts'
import { currentTeam, inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { favoritableTables } from '../../workspace/favorites/favoritable-rows.ts'
import { forgetRows } from '../../workspace/favorites/items.ts'
import { storeTables } from './store-tables.ts'

/** How many rows one transaction deletes, with what refers to them: the embedded database does nothing else meanwhile. */
const batchSize = 250

/** A pause between two transactions, so that other users of this database are served. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 2))

/**
 * Deletes a store that was marked for it, with everything that was read from it. Each step finds what is left by itself:
 * after an interruption it continues; running it once more does nothing.
 */
export async function deleteStoreData(
  dependencies: ApiDependencies,
  { team_id, store_id }: SyncStoreJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, log } = dependencies
  const team = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team_id, work)
  if (!(await team((db) => findMarked(db, store_id)))) return
  await handOverAddress(dependencies, { team_id, store_id })
  await leaveStore(dependencies, { team_id, store_id }, signal)
  // Its orders leave the sales of posts in the way of an archived store's, in short transactions.
  await countDue({ database, now }, team_id, signal)
  for (const table of storeTables) {
    for (let removed = batchSize; removed === batchSize;) {
      signal.throwIfAborted()
      removed = await team((db) => deleteSome(db, table, store_id))
      await rest()
    }
  }
  signal.throwIfAborted()
  if (await team((db) => endDeletion(db, store_id, now())))
    log.warn({ team_id, store_id }, 'a store was deleted')
}

/** A store that is to be deleted; undefined when it is gone. */
const findMarked = (db: TeamDatabase, id: number) =>
  db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', id)
    .where('deletion_began_at', 'is not', null)
    .executeTakeFirst()

/** Locks the sync first, as everybody who writes rows of a store does. */
async function deleteSome(
  db: TeamDatabase,
  table: (typeof storeTables)[number],
  id: number,
): Promise<number> {
  await lockSyncs(db, [id])
  // Through an index, not past all the rows deleted before.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
    db,
  )
  const kind = favoritableRows.find((row) => favoritableTables[row] === table)
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where team_id = ${currentTeam(db)} and store_id = ${id}
      limit ${batchSize}))
    returning ${kind ? sql.ref('id') : sql`0`} as id`.execute(db)
  if (kind)
    await forgetRows(
      db,
      kind,
      rows.map(({ id: row }) => row),
    )
  return rows.length
}

/** Deletes the store itself, and records it in the same transaction. False when another worker did. */
async function endDeletion(db: TeamDatabase, id: number, at: Date): Promise<boolean> {
  await lockSyncs(db, [id])
  const store = await db
    .deleteFrom('stores')
    .where('id', '=', id)
    .where('deletion_began_at', 'is not', null)
    .returning('name')
    .executeTakeFirst()
  if (!store) return false
  await forgetRows(db, 'store', [id])
  await recordAudit(db, {
    action: 'store.deleted',
    subject: 'store',
    subject_id: id,
    subject_name: store.name,
    details: {},
    at,
    user_id: null,
    address: null,
    request_id: null,
  })
  return true
}
