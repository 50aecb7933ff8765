import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countOrders } from './count-orders.ts'
import { lockCounting } from '../../commerce/post-links/lock-counting.ts'
import { writePostSorts } from './post-sorts.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'

/** Recounts the orders of a range of time for posts. Running it twice has the same result. */
export async function countPostSales(db: TeamDatabase, { from, until, now }: TimeRange & { now: Date }) {
  await lockCounting(db)
  await countOrders(db, { from, until })
  await endCount(db, now)
}

/** Ends a count: writes what lists of posts are sorted by, and records when the team was counted. */
export async function endCount(db: TeamDatabase, now: Date) {
  await writePostSorts(db)
  await recordCount(db, now)
}

/** Records when a team was counted. Its lifts are then estimated again, at most once an hour. */
export async function recordCount(db: TeamDatabase, now: Date) {
  await sql`
    update post_sales_counts set counted_at = ${now},
      next_at = least(next_at, greatest(${now}::timestamptz, lifted_at + interval '1 hour'))
    where team_id = ${currentTeam(db)}`.execute(db)
}
