import { sql } from 'kysely'
import { nextReadingAt } from '../../social/accounts/next-reading.ts'
import { metricColumns } from '../../social/posts/metric-columns.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/**
 * Moves the next readings of an account to the days that they were made on in the team's zone: first those of the
 * account, then those of its posts. When two fall on one day, the later one is kept, as if both had been made in this
 * zone. Days as the network defines them stay unchanged.
 */
export async function moveAccount(
  db: TeamDatabase,
  account_id: number,
  { timezone, now, posts: maxPosts }: { timezone: string; now: Date; posts: number },
): Promise<void> {
  // Lock the state of the account first, as readings do, to avoid a deadlock.
  await db
    .selectFrom('account_readings')
    .select('account_id')
    .where('account_id', '=', account_id)
    .forUpdate()
    .execute()
  const move = await db
    .selectFrom('account_zone_moves')
    .select('moved_post_id')
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirst()
  if (!move) return
  const { moved_post_id } = move
  if (moved_post_id === null) {
    await moveOwnDays(db, account_id, timezone)
    await readOnNextDay(db, { account_id, timezone, now })
  }
  const posts = await db
    .selectFrom('social_posts')
    .select('id')
    .where('account_id', '=', account_id)
    .where('id', '>', moved_post_id ?? 0)
    .orderBy('id')
    .limit(maxPosts)
    .execute()
  const last = posts.at(-1)
  if (last === undefined) {
    await db.deleteFrom('account_zone_moves').where('account_id', '=', account_id).execute()
    return
  }
  await movePosts(
    db,
    posts.map((post) => post.id),
    timezone,
  )
  await db
    .updateTable('account_zone_moves')
    .set({ moved_post_id: last.id })
    .where('account_id', '=', account_id)
    .execute()
}

async function moveOwnDays(db: TeamDatabase, accountId: number, timezone: string) {
  const ofAccount = sql`team_id = ${currentTeam(db)} and account_id = ${accountId}`
  await sql`
    with taken as (
      delete from account_counts where ${ofAccount} returning *
    )
    insert into account_counts (team_id, account_id, day, followers_count, following_count, posts_count, read_at)
    select distinct on (1, 2, 3) team_id, account_id, (read_at at time zone ${timezone})::date, followers_count,
      following_count, posts_count, read_at
    from taken order by 1, 2, 3, read_at desc`.execute(db)
  // Each list on its own: the later reading of a day may have failed for one that the earlier reading read.
  await sql`
    with taken as (
      delete from account_audience where ${ofAccount} returning *
    )
    insert into account_audience (team_id, account_id, day, of, dimension, shares, read_at)
    select distinct on (1, 2, 3, 4, 5) team_id, account_id, (read_at at time zone ${timezone})::date, of, dimension,
      shares, read_at
    from taken order by 1, 2, 3, 4, 5, read_at desc`.execute(db)
  // Days that lost their reading must be counted again too; triggers mark those that get one (decision 0025).
  await db.insertInto('team_day_due').values({ first: '-infinity', last: 'infinity' }).execute()
}

async function movePosts(db: TeamDatabase, postIds: number[], timezone: string) {
  await sql`
    with taken as (
      delete from post_day where team_id = ${currentTeam(db)} and post_id = any(${postIds}::bigint[]) returning *
    )
    insert into post_day (team_id, post_id, day, read_at, ${metricColumns()})
    select distinct on (1, 2, 3) team_id, post_id, (read_at at time zone ${timezone})::date, read_at,
      ${metricColumns()}
    from taken order by 1, 2, 3, read_at desc`.execute(db)
}

/**
 * An account is read once on each day of the team, so the next reading moves to the next day of the new zone.
 */
async function readOnNextDay(
  db: TeamDatabase,
  { account_id, timezone, now }: { account_id: number; timezone: string; now: Date },
) {
  const regular = {
    account_id,
    timezone,
    ended_at: now,
    failures: 0,
    needs_reconnect: false,
    wait_seconds: null,
  }
  const next = nextReadingAt(regular)
  await db
    .updateTable('account_readings')
    .set({ next_at: next })
    .where('account_id', '=', account_id)
    .where('next_at', '>', sql<string>`${next}::timestamptz`)
    .execute()
}
