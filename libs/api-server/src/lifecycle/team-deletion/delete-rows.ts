import { sql } from 'kysely'
import type { Database, TeamTables, WholeDatabase } from '../../platform/database/database.ts'
import { filePlace } from '../../platform/files/files.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { teamData } from '../team-exports/team-data.ts'
import { directoryTables } from './directory-tables.ts'

/** How many rows one transaction deletes. */
const batchSize = 1000

/** These are deleted last, with the team; see end-deletion.ts. */
const lastTables: readonly (keyof Database)[] = ['users', 'teams']

/** Every other table with rows of a team, referring tables first. */
export const tablesToEmpty: readonly (keyof Database)[] = [
  ...(Object.keys(teamData) as (keyof TeamTables)[]).toReversed(),
  ...directoryTables,
].filter((table) => !lastTables.includes(table))

/** A pause between two transactions, so that other users of this database are served. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 2))

/** Deletes the files of a team, wherever they are stored. */
export async function deleteFiles(
  dependencies: Pick<ApiDependencies, 'database' | 'files'>,
  team_id: number,
  signal: AbortSignal,
): Promise<void> {
  const place = filePlace(dependencies)
  for (;;) {
    signal.throwIfAborted()
    const file = await dependencies.database
      .selectFrom('files')
      .select(['team_id', 'id'])
      .where('team_id', '=', team_id)
      .limit(1)
      .executeTakeFirst()
    if (!file) return
    await place.delete(file)
    await dependencies.database
      .deleteFrom('files')
      .where('team_id', '=', team_id)
      .where('id', '=', file.id)
      .execute()
  }
}

/** Deletes the rows of a team, a limited number per transaction. */
export async function deleteRows(
  database: WholeDatabase,
  team_id: number,
  signal: AbortSignal,
): Promise<void> {
  for (const table of tablesToEmpty) {
    for (let removed = batchSize; removed === batchSize;) {
      signal.throwIfAborted()
      removed = await deleteSome(database, table, team_id)
      await rest()
    }
  }
}

/** As the owner: nobody else may delete entries of the audit log. */
const deleteSome = (database: WholeDatabase, table: keyof Database, team_id: number): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    // Through the key, not past all the rows deleted before.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      transaction,
    )
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where team_id = ${team_id} limit ${batchSize}))`.execute(
      transaction,
    )
    return Number(numAffectedRows ?? 0)
  })
