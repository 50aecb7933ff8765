import { sql } from 'kysely'
import { addDays, teamDay } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countEstimates } from './count-estimates.ts'
import { countOrders } from './count-orders.ts'
import { holdCounting } from '../../commerce/post-links/hold-counting.ts'
import type { Counting } from '../../commerce/post-links/hold-counting.ts'
import type { TimeRange } from '../../commerce/post-links/due-times.ts'

/** What is usual on a day comes from the days before it, so far back. */
export const baselineDays = 28

/**
 * Counts what posts sold anew: by orders of a range of time, and by estimates of its days and of those for which they
 * are what is usual. Run twice it leaves the same.
 */
export async function countPostSales(db: TeamDatabase, { from, until, now }: TimeRange & { now: Date }) {
  const counting = await holdCounting(db, now)
  await countOrders(db, { from, until })
  const moved = await settleFirstDays(db, counting.timezone)
  await countDays(db, counting, daysOf({ from, until }, counting.timezone, baselineDays))
  for (const days of moved) await countDays(db, counting, days)
  await noteCounted(db, now)
}

/** The days of a range, and some after it. */
export const daysOf = ({ from, until }: TimeRange, timezone: string, after: number): Days => ({
  first: teamDay(from, timezone),
  last: addDays(teamDay(until, timezone), after),
})

export interface Days {
  first: string
  last: string
}

/** Days so far apart are not asked for at once: of a whole life, most have no posts. */
const daysAtOnce = 28

/** Estimates of days, as far as they are over. */
export async function countDays(db: TeamDatabase, { timezone, today }: Counting, { first, last }: Days) {
  await db
    .deleteFrom('post_estimates')
    .where('day', '>=', today)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
  const end = min(last, addDays(today, -1))
  const begin = first < addDays(end, -2 * daysAtOnce) ? max(first, await firstSellingDay(db)) : first
  for (let day = begin; day <= end; day = addDays(day, daysAtOnce)) {
    await countEstimates(db, { first: day, last: min(end, addDays(day, daysAtOnce - 1)), timezone })
  }
}

/** Before it nothing is estimated, nor has been. */
async function firstSellingDay(db: TeamDatabase): Promise<string> {
  const team = currentTeam(db)
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select (min(posted_at) at time zone 'UTC')::date - 1 from social_posts where team_id = ${team} and has_products),
      (select min(day) from post_estimates where team_id = ${team})) as day`.execute(db)
  return rows[0]?.day ?? '9999-01-01'
}

const min = (one: string, other: string) => (one < other ? one : other)
const max = (one: string, other: string) => (one > other ? one : other)

/** Days before a store's first order are no days: answers which days have others to be compared with than before. */
export async function settleFirstDays(db: TeamDatabase, timezone: string): Promise<Days[]> {
  const team = currentTeam(db)
  const { rows } = await sql<{ was: string | null; is: string }>`
    with now as materialized (
      select s.id, (f.first at time zone ${timezone})::date as day from stores s
      cross join lateral (select min(ordered_at) as first from orders where team_id = ${team} and store_id = s.id) as f
      where s.team_id = ${team} and f.first is not null
    ), was as materialized (
      select store_id, first_day from post_sales_stores where team_id = ${team}
    ), kept as (
      insert into post_sales_stores as k (team_id, store_id, first_day) select ${team}, id, day from now
      on conflict (team_id, store_id) do update set first_day = excluded.first_day
      where k.first_day <> excluded.first_day
    )
    select was.first_day as was, now.day as is from now
    left join was on was.store_id = now.id where was.first_day is distinct from now.day`.execute(db)
  return rows.map(({ was, is }) => ({
    first: min(was ?? is, is),
    last: addDays(max(was ?? is, is), baselineDays),
  }))
}

/** Notes when a team was counted. */
export const noteCounted = (db: TeamDatabase, now: Date) =>
  db.updateTable('post_sales_counts').set({ counted_at: now }).execute()
