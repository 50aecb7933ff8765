import { sql } from 'kysely'
import { instagramWindow, provenWindows } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** A range of time, its end not included. */
export interface TimeRange {
  from: string
  until: string
}

/** Before and after everything. */
export const allTime: TimeRange = { from: '1970-01-01T00:00:00.000Z', until: '9999-01-01T00:00:00.000Z' }

/** Orders from Instagram that do not name a post may come so long after it. */
export const windowHours = instagramWindow * 24

/** Orders that name a post count by these windows, in days from the post on; in none after the last. */
export const provenDays = provenWindows.map(Number)
/** The longest of them. */
export const longestDays = Math.max(...provenDays)

/** Only posts of own accounts sell: without one there is nothing to count. */
const hasOwnAccount = (db: TeamDatabase) =>
  sql`exists (select from social_accounts where team_id = ${currentTeam(db)} and service = 'social')`

/**
 * Has what was sold at some moments counted again. Stands in the transaction that changes orders; whole days of UTC are
 * noted, those beside each other as one.
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

/** The same for what some orders sold. */
export async function countOrdersAgain(db: TeamDatabase, orderIds: number[]) {
  const orders = await db.selectFrom('orders').select('ordered_at').where('id', 'in', orderIds).execute()
  await countTimesAgain(
    db,
    orders.map((order) => order.ordered_at),
  )
}

/** Has everything from a moment on counted again. */
export async function countSinceAgain(db: TeamDatabase, from: string) {
  await sql`
    insert into post_sales_due (from_at, until_at)
    select ${from}, ${allTime.until} where ${hasOwnAccount(db)}`.execute(db)
}

/** Has the time counted again in which orders count for some posts. */
export async function countWindowsAgain(db: TeamDatabase, postIds: number[]) {
  if (postIds.length === 0) return
  await sql`
    insert into post_sales_due (from_at, until_at)
    select lower(part), upper(part) from (
      select unnest(range_agg(tstzrange(posted_at, posted_at + make_interval(days => ${longestDays}::int)))) as part
      from social_posts where team_id = ${currentTeam(db)} and id = any(${postIds}::bigint[])
    ) as parts`.execute(db)
}

/** Before accounts are removed with their posts: their orders may be another post's. */
export async function countPostsOfAgain(db: TeamDatabase, accountIds: number[]) {
  await sql`
    insert into post_sales_due (from_at, until_at)
    select lower(part), upper(part) from (
      select unnest(range_agg(sold)) as part from (
        select tstzrange(p.posted_at, p.posted_at + make_interval(hours => ${windowHours}::int)) as sold
        from social_posts p
        where p.team_id = ${currentTeam(db)} and p.account_id = any(${accountIds}::bigint[]) and p.has_products
        union all
        select tstzrange(o.ordered_at, o.ordered_at + interval '1 millisecond') from order_posts o
        join social_posts p on p.team_id = ${currentTeam(db)} and p.id = o.post_id
        where o.team_id = ${currentTeam(db)} and p.account_id = any(${accountIds}::bigint[])
      ) as times
    ) as parts`.execute(db)
}

/** The time in which an order from Instagram may belong to a post. */
export const windowOf = ({ posted_at }: { posted_at: string }): TimeRange => ({
  from: posted_at,
  until: new Date(Date.parse(posted_at) + windowHours * 3_600_000).toISOString(),
})
