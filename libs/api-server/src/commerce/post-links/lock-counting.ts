import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** Use at the beginning of each counting transaction: two at once would both remove and both add. */
export async function lockCounting(db: TeamDatabase) {
  await sql`insert into post_sales_counts (team_id) values (${currentTeam(db)}) on conflict do nothing`.execute(
    db,
  )
  await db.selectFrom('post_sales_counts').select('team_id').forUpdate().execute()
}
