import { sql } from 'kysely'
import { instagramWindow } from '@tandem/api-contract'
import { addDays, dayMs, dayStart, minuteMs, teamDay } from '@tandem/format'
import { lockCounting } from '../../commerce/post-links/lock-counting.ts'
import { currentTeam, inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { startLift } from '../lift/estimate-lift.ts'
import type { LiftEstimate } from '../lift/lift-types.ts'
import { daysBefore } from '../lift/usual-days.ts'
import { writePostSorts } from './post-sorts.ts'
import { controlSales, knownStores, liftPosts, liftProducts } from './lift-input.ts'

/** What is read, calculated or written at once: the embedded database does nothing else meanwhile. */
const batchSizes = { days: 28, products: 50, estimates: 100, rows: 2000 }

/** The delay of a retry after a failure. */
const retryMs = 5 * minuteMs

/** A pause between two parts, so that other requests are served. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 2))

/**
 * Estimates what a team's posts added to sales, if it is due; see decision 0062. After an interruption, posts
 * have either the old or the new estimate, and the team is due again.
 */
export async function estimateDueLifts(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  teamId: number,
  signal?: AbortSignal,
): Promise<void> {
  const started = now()
  const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, teamId, work)
  /** Runs `within` after letting other work run. */
  const next = async <T>(work: (db: TeamDatabase) => Promise<T>) => {
    await rest()
    signal?.throwIfAborted()
    return within(work)
  }
  if (!(await within((db) => takeDue(db, started)))) return
  const until = started.getTime()
  const timezone = await within(teamTimezone)
  const posts = await next(liftPosts)
  const stores = await next(knownStores)
  const control = controlSales(stores, timezone)
  const first = Math.min(until, ...posts.slice(0, 1).map(({ at }) => at)) - daysBefore * dayMs
  const known = Math.min(until, ...stores.map(({ knownSince }) => knownSince))
  if (posts.length > 0) {
    for (let from = Math.max(first, known); from < until; from += batchSizes.days * dayMs) {
      const end = Math.min(until, from + batchSizes.days * dayMs)
      await next((db) => control.add(db, { from, until: end }))
    }
  }
  const run = startLift({ windowDays: instagramWindow, timezone, until, stores: control.stores(), posts })
  const products = [...new Set(posts.flatMap(({ productIds }) => productIds))].toSorted((a, b) => a - b)
  for (let at = 0; at < products.length; at += batchSizes.products) {
    const ids = products.slice(at, at + batchSizes.products)
    run.add(await next((db) => liftProducts(db, { ids, posts, stores, until })))
  }
  const estimates: LiftEstimate[] = []
  for (const estimate of run.finish()) {
    estimates.push(estimate)
    if (estimates.length % batchSizes.estimates === 0) await rest()
  }
  const rows = estimates.flatMap(liftRows)
  for (let at = 0; at < rows.length; at += batchSizes.rows) {
    await next((db) => writeLifts(db, rows.slice(at, at + batchSizes.rows)))
  }
  await next((db) => endLifts(db, rows, { started, timezone }))
}

/** Whether a team is due; if this fails from here on, it is retried later. */
async function takeDue(db: TeamDatabase, started: Date): Promise<boolean> {
  const taken = await db
    .updateTable('post_sales_counts')
    .set({ next_at: new Date(started.getTime() + retryMs) })
    .where('next_at', '<=', started.toISOString())
    .returning('next_at')
    .executeTakeFirst()
  return taken !== undefined
}

/** To four decimals, as quantities have. */
const rounded = (units: number) => Math.round(units * 10_000) / 10_000

/** The row of each post of an estimate. */
const liftRows = ({ figures, postIds, verdict, isOver, isCut }: LiftEstimate) =>
  postIds.map((post_id) => ({
    post_id,
    posts: postIds.length,
    verdict,
    is_over: isOver,
    is_cut: isCut,
    ...(figures && {
      sold: rounded(figures.sold),
      expected: rounded(figures.expected),
      lift: rounded(figures.lift),
      low: rounded(figures.low),
      high: rounded(figures.high),
    }),
    days: (figures?.days ?? []).map(({ day, sold, expected }) => ({
      day,
      sold: rounded(sold),
      expected: rounded(expected),
    })),
  }))
type LiftRow = ReturnType<typeof liftRows>[number]

/** Writes changed rows. Posts deleted in the meantime are left out. */
async function writeLifts(db: TeamDatabase, rows: readonly LiftRow[]) {
  const team = currentTeam(db)
  await lockCounting(db)
  await sql`
    insert into post_lifts as l
      (team_id, post_id, posts, verdict, is_over, is_cut, sold, expected, lift, low, high, days)
    select ${team}, r.post_id, r.posts, r.verdict, r.is_over, r.is_cut, r.sold, r.expected, r.lift, r.low, r.high, r.days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (post_id bigint, posts integer, verdict text,
      is_over boolean, is_cut boolean, sold float8, expected float8, lift float8, low float8, high float8, days jsonb)
    join social_posts p on p.team_id = ${team} and p.id = r.post_id
    on conflict (team_id, post_id) do update set
      posts = excluded.posts, verdict = excluded.verdict, is_over = excluded.is_over, is_cut = excluded.is_cut,
      sold = excluded.sold, expected = excluded.expected, lift = excluded.lift, low = excluded.low,
      high = excluded.high, days = excluded.days
    where (l.posts, l.verdict, l.is_over, l.is_cut, l.sold, l.expected, l.lift, l.low, l.high, l.days) is distinct from
      (excluded.posts, excluded.verdict, excluded.is_over, excluded.is_cut, excluded.sold, excluded.expected,
        excluded.lift, excluded.low, excluded.high, excluded.days)`.execute(db)
}

/** Deletes the estimates of posts that no longer have one, and records when the next ones are due. */
async function endLifts(
  db: TeamDatabase,
  rows: readonly LiftRow[],
  { started, timezone }: { started: Date; timezone: string },
) {
  const team = currentTeam(db)
  await lockCounting(db)
  await sql`
    delete from post_lifts where team_id = ${team} and post_id not in (
      select unnest(${rows.map(({ post_id }) => post_id)}::bigint[]))`.execute(db)
  await writePostSorts(db)
  const dayEnd =
    rows.length === 0 ? null : dayStart(addDays(teamDay(started.toISOString(), timezone), 1), timezone)
  // What was counted in the meantime may not be in the estimates.
  await sql`
    update post_sales_counts set lifted_at = ${started}, next_at =
      case when counted_at > ${started} then ${started}::timestamptz + interval '1 hour' else ${dayEnd}::timestamptz end
    where team_id = ${team}`.execute(db)
}
