import { sql } from 'kysely'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { tablesToEmpty } from './delete-rows.ts'

/**
 * Deletes the team and its members, and informs them, in one transaction, so that the mail is true. False
 * when something of the team was written in the meantime.
 */
export async function endDeletion(
  dependencies: Pick<ApiDependencies, 'database' | 'secrets' | 'mail' | 'now'>,
  team_id: number,
): Promise<boolean> {
  return dependencies.database.transaction().execute(async (transaction) => {
    // A transaction that still adds a row of the team waits now, and fails afterwards.
    const team = await transaction
      .selectFrom('teams')
      .select('name')
      .where('team_id', '=', team_id)
      .forUpdate()
      .executeTakeFirst()
    if (!team) return true
    if (await hasRows(transaction, team_id)) return false
    const members = await transaction
      .deleteFrom('users')
      .where('team_id', '=', team_id)
      .returning(['name', 'email', 'language', 'status'])
      .execute()
    await transaction.deleteFrom('teams').where('team_id', '=', team_id).execute()
    for (const { name, email: to, language, status } of members) {
      if (status !== 'active') continue
      const mail: Mail = { template: 'team-deleted', to, language, name, team: team.name }
      await queueMail(transaction, mail, dependencies)
    }
    return true
  })
}

async function hasRows(db: WholeDatabase, team_id: number): Promise<boolean> {
  const found = tablesToEmpty.map(
    (table) => sql`exists (select from ${sql.table(table)} where team_id = ${team_id})`,
  )
  const { rows } = await sql<{ is_left: boolean }>`select ${sql.join(found, sql` or `)} as is_left`.execute(
    db,
  )
  return rows[0]?.is_left ?? false
}
