import { sql } from 'kysely'
import { instagramWindow, provenWindows } from '@tandem/api-contract'
import { hourMs } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** A range of time without its end. */
export interface TimeRange {
  from: string
  until: string
}

/** Before and after everything. */
export const allTime: TimeRange = { from: '1970-01-01T00:00:00.000Z', until: '9999-01-01T00:00:00.000Z' }

/** How long after a post an order from Instagram that doesn't name it can come. */
export const windowHours = instagramWindow * 24

/** The windows of orders that name a post, in days from the post on; later orders count in none. */
export const provenDays = provenWindows.map(Number)
/** The longest of them. */
export const longestDays = Math.max(...provenDays)

/** Only posts of own accounts have sales: without one there is nothing to count. */
const hasOwnAccount = (db: TeamDatabase) =>
  sql`exists (select from social_accounts where team_id = ${currentTeam(db)} and service = 'social')`

/**
 * Marks these times for recalculation of sales. Used in the transaction that changes orders; stores whole UTC
 * days, joining adjacent ones.
 */
export async function countTimesAgain(db: TeamDatabase, moments: string[]) {
  if (moments.length === 0) return
  await sql`
    insert into post_sales_due (from_at, until_at)
    select lower(part), upper(part) from (
      select unnest(range_agg(tstzrange(day, day + interval '24 hours'))) as part
      from (select date_trunc('day', moment, 'UTC') as day from unnest(${moments}::timestamptz[]) as moment) as days
    ) as parts where ${hasOwnAccount(db)}`.execute(db)
}

/** Marks the times of some orders, like `countTimesAgain`. */
export async function countOrdersAgain(db: TeamDatabase, orderIds: number[]) {
  const orders = await db.selectFrom('orders').select('ordered_at').where('id', 'in', orderIds).execute()
  await countTimesAgain(
    db,
    orders.map((order) => order.ordered_at),
  )
}

/** Marks everything from an instant on for recalculation. */
export async function countSinceAgain(db: TeamDatabase, from: string) {
  await sql`
    insert into post_sales_due (from_at, until_at)
    select ${from}, ${allTime.until} where ${hasOwnAccount(db)}`.execute(db)
}

/** Marks the time in which orders count for some posts for recalculation. */
export async function countWindowsAgain(db: TeamDatabase, postIds: number[]) {
  if (postIds.length === 0) return
  await sql`
    insert into post_sales_due (from_at, until_at)
    select lower(part), upper(part) from (
      select unnest(range_agg(tstzrange(posted_at, posted_at + make_interval(days => ${longestDays}::int)))) as part
      from social_posts where team_id = ${currentTeam(db)} and id = any(${postIds}::bigint[])
    ) as parts`.execute(db)
}

/**
 * Used before accounts are deleted with their posts: orders that count for these posts may belong to others, and so may
 * orders that name them too late to count for any.
 */
export async function countPostsOfAgain(db: TeamDatabase, accountIds: number[]) {
  const first = await db
    .selectFrom('social_posts')
    .select('posted_at')
    .where('account_id', 'in', accountIds)
    .where('service', '=', 'social')
    .orderBy('posted_at')
    .limit(1)
    .executeTakeFirst()
  if (first) await countSinceAgain(db, first.posted_at)
}

/** The time in which an order from Instagram may belong to a post. */
export const windowOf = ({ posted_at }: { posted_at: string }): TimeRange => ({
  from: posted_at,
  until: new Date(Date.parse(posted_at) + windowHours * hourMs).toISOString(),
})
