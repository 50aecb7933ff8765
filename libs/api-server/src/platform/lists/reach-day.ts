import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'

/** The day where a walk stops, and how many rows come before it. */
export interface ReachedDay {
  day: string
  before: number
}

/**
 * Adds up the counts of days until they exceed `ahead` rows; null when there are fewer. `days` has a `day` and its
 * number of `rows`, with any number of entries per day. The sum runs along an index of days and stops early, while
 * grouping by day would read all of them.
 */
export async function reachDay(
  db: TeamDatabase,
  days: RawBuilder<unknown>,
  { isDown, ahead }: { isDown: boolean; ahead: number },
): Promise<ReachedDay | null> {
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const { rows } = await sql<ReachedDay>`
    select day, coalesce(before, 0)::bigint as before from (
      select day, sum(rows) over (order by day ${direction}) as reached,
        sum(rows) over (order by day ${direction} groups between unbounded preceding and 1 preceding) as before
      from (${days}) as days
    ) as days
    where reached > ${ahead} order by day ${direction} limit 1`.execute(db)
  return rows[0] ?? null
}
