import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countOrders } from './count-orders.ts'
import { holdCounting } from '../../commerce/post-links/hold-counting.ts'
import { settlePostSorts } from './settle-post-sorts.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'

/** Recounts the orders of a range of time for posts. Running it twice has the same result. */
export async function countPostSales(db: TeamDatabase, { from, until, now }: TimeRange & { now: Date }) {
  await holdCounting(db)
  await countOrders(db, { from, until })
  await noteCounted(db, now)
}

/** Records when a team was counted. Its lifts are then estimated again, at most once an hour. */
export async function noteCounted(db: TeamDatabase, now: Date) {
  await settlePostSorts(db)
  await sql`
    update post_sales_counts set counted_at = ${now},
      next_at = least(next_at, greatest(${now}::timestamptz, lifted_at + interval '1 hour'))
    where team_id = ${currentTeam(db)}`.execute(db)
}
