import { sql } from 'kysely'
import { teamDay } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** Who counts, and by which days. */
export interface Counting {
  timezone: string
  /** The team's day on which it is counted: it is not over. */
  today: string
}

/** Stands at the beginning of each transaction that counts: two of them would both remove and both add. */
export async function holdCounting(db: TeamDatabase, now: Date): Promise<Counting> {
  await sql`insert into post_sales_counts (team_id) values (${currentTeam(db)}) on conflict do nothing`.execute(
    db,
  )
  await db.selectFrom('post_sales_counts').select('team_id').forUpdate().execute()
  const { timezone } = await db.selectFrom('teams').select('timezone').executeTakeFirstOrThrow()
  return { timezone, today: teamDay(now.toISOString(), timezone) }
}
