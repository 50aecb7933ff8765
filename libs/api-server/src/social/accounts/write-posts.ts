import { sql } from 'kysely'
import { keptMetrics, recordOf } from '@tandem/api-contract'
import type { PostInsights, PostRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { lockCounting } from '../../commerce/post-links/lock-counting.ts'
import { lockLinks } from '../../commerce/post-links/link-posts.ts'
import { eachMetric, metricColumns, setMetricsFrom } from '../posts/metric-columns.ts'
import { areMoved, postsBefore, settlePosts } from '../posts/settle-posts.ts'
import { lockAccountZone, zoneOfPost } from '../../identity/team/zones.ts'
import { areRatesKept, engagementRate, reachRate } from './engagement.ts'
import type { ReadingRun } from './reading-state.ts'
import { storable, webAddress } from './write-profile.ts'

type Scope = Pick<ReadingRun, 'account_id' | 'service' | 'social' | 'followers_count'>

/**
 * Stores posts from a list, identified by the network's id, with their figures on this day of the team. Figures of
 * own posts that a list lacks keep the values of their insights.
 */
export async function writePosts(db: TeamDatabase, run: Scope, posts: PostRow[], now: Date) {
  const rows = [...new Map(posts.map((post) => [post.provider_id, post])).values()]
  if (rows.length === 0) return
  const isOwn = run.service === 'social'
  if (isOwn) await lockLinks(db)
  const before = isOwn
    ? await postsBefore(
        db,
        run.account_id,
        rows.map((post) => post.provider_id),
      )
    : []
  // Counting copies the publishing time of posts, so it must not run while that changes.
  if (areMoved(before, rows)) await lockCounting(db)
  const kept = areRatesKept('social_posts', now)
  /** Own posts get their rates together with their insights. */
  const rated = (column: 'followers_count' | 'engagement_rate' | 'rated_at') =>
    isOwn
      ? sql.ref<never>(`social_posts.${column}`)
      : sql<never>`case when ${kept} then ${sql.ref(`social_posts.${column}`)} else ${sql.ref(`excluded.${column}`)} end`
  const rateOf = (post: PostRow) =>
    isOwn ? null : engagementRate('tracker', { ...post, shares: null, saves: null }, run.followers_count)
  const written = await db
    .insertInto('social_posts')
    .values(
      rows.map((post) => ({
        account_id: run.account_id,
        service: run.service,
        social: run.social,
        provider_id: post.provider_id,
        kind: post.kind,
        place: post.place,
        caption: storable(post.caption),
        search_text: searchTextOf(storable(post.caption) ?? '', null),
        permalink: webAddress(post.permalink),
        media_url: webAddress(post.media_url),
        thumbnail_url: webAddress(post.thumbnail_url),
        posted_at: post.posted_at,
        likes: post.likes,
        comments: post.comments,
        followers_count: run.followers_count,
        engagement_rate: rateOf(post),
        rated_at: rateOf(post) === null ? null : now,
        read_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('social_posts_once').doUpdateSet((expression) => ({
        kind: expression.ref('excluded.kind'),
        place: expression.ref('excluded.place'),
        caption: expression.ref('excluded.caption'),
        search_text: expression.ref('excluded.search_text'),
        permalink: expression.ref('excluded.permalink'),
        media_url: expression.ref('excluded.media_url'),
        thumbnail_url: expression.ref('excluded.thumbnail_url'),
        posted_at: expression.ref('excluded.posted_at'),
        likes: isOwn
          ? sql<number | null>`coalesce(excluded.likes, social_posts.likes)`
          : expression.ref('excluded.likes'),
        comments: isOwn
          ? sql<number | null>`coalesce(excluded.comments, social_posts.comments)`
          : expression.ref('excluded.comments'),
        followers_count: rated('followers_count'),
        engagement_rate: rated('engagement_rate'),
        rated_at: rated('rated_at'),
        read_at: expression.ref('excluded.read_at'),
        gone_at: null,
      })),
    )
    .returning(['id', 'provider_id', 'caption', 'permalink', 'posted_at'])
    .execute()
  if (isOwn) await settlePosts(db, before, written)
  await writePostDays(
    db,
    run,
    written.map((post) => post.id),
    now,
  )
}

/**
 * Stores the current figures of posts as those of the team's current day. Another reading on the same day replaces
 * them.
 */
async function writePostDays(db: TeamDatabase, { account_id }: Scope, ids: number[], now: Date) {
  const zone = zoneOfPost(await lockAccountZone(db, account_id), sql.ref('id'))
  await sql`
    insert into post_day (team_id, post_id, day, read_at, ${metricColumns()})
    select team_id, id, (${now}::timestamptz at time zone ${zone})::date, ${now}, ${metricColumns()}
    from social_posts where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[])
    on conflict (team_id, post_id, day) do update set read_at = excluded.read_at,
      ${setMetricsFrom('excluded')}`.execute(db)
}

/** A post with the insights its network shares. */
export interface ReadInsights {
  id: number
  insights: PostInsights
}

/**
 * Stores the insights of posts. Missing values keep the last known one, because figures come late and
 * disappear.
 */
export async function writeInsights(db: TeamDatabase, run: Scope, read: ReadInsights[], now: Date) {
  if (read.length === 0) return
  const kept = await db
    .selectFrom('social_posts')
    .select(['id', ...keptMetrics])
    .where(
      'id',
      'in',
      read.map(({ id }) => id),
    )
    .execute()
  const known = new Map(kept.map((post) => [post.id, post]))
  const rows = read.flatMap(({ id, insights: { metrics, missing, profile_activity, navigation } }) => {
    const listed = known.get(id)
    if (!listed) return []
    const current = recordOf(keptMetrics, (metric) => metrics[metric] ?? listed[metric])
    const rates = {
      engagement_rate: engagementRate('social', current, run.followers_count),
      reach_rate: reachRate(current, current.reach),
    }
    return [{ ...current, ...rates, id, missing, figures: { metrics, profile_activity, navigation } }]
  })
  const isRated = sql`r.missing is null and not ${areRatesKept('p', now)}`
  const hasRate = sql`num_nonnulls(r.engagement_rate, r.reach_rate) > 0`
  // One statement for all posts, so that their days are marked for counting only once.
  await sql`
    update social_posts as p set insights_read_at = ${now}, insights_missing = r.missing,
      ${setMetricsFrom('r')},
      figures = case when r.missing is null then r.figures else p.figures end,
      followers_count = case when ${isRated} then ${run.followers_count} else p.followers_count end,
      engagement_rate = case when ${isRated} then r.engagement_rate else p.engagement_rate end,
      reach_rate = case when ${isRated} then r.reach_rate else p.reach_rate end,
      rated_at = case when ${isRated} then case when ${hasRate} then ${now}::timestamptz end else p.rated_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, missing text, figures jsonb,
      engagement_rate double precision, reach_rate double precision, ${eachMetric(keptMetrics, (metric) => sql`${sql.ref(metric)} bigint`)})
    where p.team_id = ${currentTeam(db)} and p.id = r.id`.execute(db)
  const measured = read.filter(({ insights }) => insights.missing === null).map(({ id }) => id)
  if (measured.length > 0) await writePostDays(db, run, measured, now)
}

/** Marks posts missing from a complete list as gone; the data read from them stays. */
export async function markGone(
  db: TeamDatabase,
  run: Pick<ReadingRun, 'account_id' | 'started_at'>,
  since: string,
  now: Date,
) {
  await db
    .updateTable('social_posts')
    .set({ gone_at: now })
    .where('account_id', '=', run.account_id)
    .where('gone_at', 'is', null)
    .where('posted_at', '>', since)
    .where('read_at', '<', run.started_at)
    .execute()
}
