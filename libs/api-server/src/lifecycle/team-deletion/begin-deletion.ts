import { sql } from 'kysely'
import { lockReadings } from '../../social/accounts/queries.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { putAside } from '../../platform/runs/end-run.ts'
import { lockSyncs } from '../../commerce/stores/queries.ts'
import { syncRuns } from '../../commerce/sync/sync-runs.ts'
import { readingRuns } from '../../social/accounts/reading-runs.ts'
import { directoryTables } from './directory-tables.ts'

/** The tables that sign people in; ownership of accounts is released when the network has been informed. */
const signIns = directoryTables.filter((table) => table !== 'account_owners')

/**
 * The point of no return, in one transaction: from here on nobody of the team is signed in or can sign in,
 * and every reader of a store, an account or the team's export has lost its run. False when there is nothing
 * to delete (any more).
 */
export async function beginDeletion(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  team_id: number,
): Promise<boolean> {
  const at = now()
  return database.transaction().execute(async (transaction) => {
    // In everybody's order: runs, then the team, then its members, then what they sign in with.
    await asTeam(transaction, team_id, lockRuns)
    const begun = await transaction
      .updateTable('teams')
      .set({ deletion_began_at: sql<string>`coalesce(deletion_began_at, ${at})` })
      .where('team_id', '=', team_id)
      .where((is) =>
        is.or([is('deletes_at', '<=', at.toISOString()), is('deletion_began_at', 'is not', null)]),
      )
      .returning('team_id')
      .executeTakeFirst()
    if (!begun) return false
    // Somebody signing in by a link has finished before, or fails.
    await transaction
      .selectFrom('users')
      .select('id')
      .where('team_id', '=', team_id)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    for (const table of signIns) {
      await sql`delete from ${sql.table(table)} where team_id = ${team_id}`.execute(transaction)
    }
    // Also deletes unused links and pending registrations.
    for (const table of ['links', 'social_registrations']) {
      await sql`
        delete from ${sql.table(table)} where user_id in (select id from users where team_id = ${team_id})`.execute(
        transaction,
      )
    }
    await asTeam(transaction, team_id, (db) => stopWorkers(db, at))
    return true
  })
}

/** Waits for running writes of stores and accounts: they lock their run first, then the team. */
async function lockRuns(db: TeamDatabase) {
  const stores = await idsOf(db, 'stores')
  if (stores.length > 0) await lockSyncs(db, stores)
  const accounts = await idsOf(db, 'social_accounts')
  if (accounts.length > 0) await lockReadings(db, accounts)
}

const idsOf = async (db: TeamDatabase, table: 'stores' | 'social_accounts'): Promise<number[]> =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)

/**
 * Stores and accounts become like archived ones, which nobody reads; each worker finds out at its next step.
 */
async function stopWorkers(db: TeamDatabase, at: Date) {
  await db.updateTable('stores').set({ archived_at: at }).where('archived_at', 'is', null).execute()
  for (const id of await idsOf(db, 'stores')) await putAside(db, syncRuns, id, at)
  await db.updateTable('social_accounts').set({ archived_at: at }).where('archived_at', 'is', null).execute()
  for (const id of await idsOf(db, 'social_accounts')) await putAside(db, readingRuns, id, at)
  await db.deleteFrom('team_exports').execute()
  await db.deleteFrom('zone_changes').execute()
}
