import { sql } from 'kysely'
import { developingMetrics, isKeptMetric, postMetrics, recordOf } from '@tandem/api-contract'
import type { DevelopingMetric, PostInsights } from '@tandem/api-contract'
import type { AccountsPath } from '../accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { eachMetric, metricColumnsOf } from './metric-columns.ts'
import { requirePost } from './queries.ts'

type Post = Awaited<ReturnType<typeof requirePost>>
type Figures = Record<DevelopingMetric, number | null>

/** The number of earlier posts that usual figures are based on. */
const usualPosts = 20
/** An age gets no usual figures when fewer posts have a reading at it. */
const minOfAge = 3

/** All figures of a post, their development, and what is usual for its account. @throws MODEL_NOT_FOUND */
export async function postInsights(db: TeamDatabase, path: AccountsPath, id: number): Promise<PostInsights> {
  const post = await requirePost(db, path, id)
  const timezone = await teamTimezone(db)
  return {
    metrics: metricsOf(post),
    profile_activity: post.figures?.profile_activity ?? null,
    missing: post.insights_missing,
    insights_read_at: post.insights_read_at,
    days: await daysOf(db, post, timezone),
    usual: await usualOf(db, post, timezone),
  }
}

/** Figures with a column of their own are newer there, because lists have likes and comments too. */
function metricsOf(post: Post): PostInsights['metrics'] {
  return recordOf(postMetrics, (metric) =>
    isKeptMetric(metric) ? post[metric] : (post.figures?.metrics[metric] ?? null),
  )
}

async function daysOf(db: TeamDatabase, { id }: Post, timezone: string): Promise<PostInsights['days']> {
  const { rows } = await sql<Figures & { day: string; age: number }>`
    select d.day, ${ageOf(timezone)} as age, ${metricColumnsOf('d', developingMetrics)}
    from social_posts p
    join post_day d on d.team_id = ${currentTeam(db)} and d.post_id = p.id
    where p.team_id = ${currentTeam(db)} and p.id = ${id} order by d.day`.execute(db)
  return rows
}

/**
 * Days of the team since the day of publishing; after a change of the zone there may be an earlier reading.
 */
const ageOf = (timezone: string) =>
  sql<number>`greatest(0, d.day - (p.posted_at at time zone ${timezone}::text)::date)`

const medians = (row: string) =>
  eachMetric(
    developingMetrics,
    (metric) =>
      sql`percentile_cont(0.5) within group (order by ${sql.ref(`${row}.${metric}`)}) as ${sql.ref(metric)}`,
  )

/** The account's latest posts of the same kind before a post, as `earlier`. */
const earlierPosts = (db: TeamDatabase, { id, account_id, kind, posted_at }: Post) => sql`
  earlier as materialized (
    select * from social_posts
    where team_id = ${currentTeam(db)} and account_id = ${account_id} and kind = ${kind}
      and (posted_at, id) < (${posted_at}::timestamptz, ${id})
    order by posted_at desc, id desc limit ${usualPosts}
  )`

async function usualOf(db: TeamDatabase, post: Post, timezone: string): Promise<PostInsights['usual']> {
  const totals = await sql<Figures & { posts_count: number }>`
    with ${earlierPosts(db, post)}
    select count(*) as posts_count, ${medians('earlier')} from earlier`.execute(db)
  const { posts_count = 0, ...ofAll } = totals.rows[0] ?? {}
  const days = await sql<Figures & { age: number; posts_count: number }>`
    with ${earlierPosts(db, post)}, aged as (
      select ${ageOf(timezone)} as age, d.* from earlier p
      join post_day d on d.team_id = ${currentTeam(db)} and d.post_id = p.id
    ), stood as (
      -- Where a zone was changed two readings may have one age: the later one holds.
      select distinct on (post_id, age) * from aged order by post_id, age, day desc
    )
    select age, count(*) as posts_count, ${medians('stood')} from stood
    group by age having count(*) >= ${minOfAge} order by age`.execute(db)
  return { posts_count, totals: ofAll as Figures, days: days.rows }
}
