import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'

/** The day that a walk reaches, and how many rows come before it. */
export interface ReachedDay {
  day: string
  before: number
}

/**
 * Adds up figures of days until more than `ahead` rows are reached; null where there are not so many. `days` has a
 * `day` and the number of its `rows`, any number of times. Added up along an index of days, which ends where enough
 * are reached; groups of days would all be made first.
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
