import { addDays } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { putAside, setAside } from './end-reading.ts'
import { triesBefore } from '../../commerce/sync/ended-attempts.ts'
import { mostTries } from '../../commerce/sync/set-aside.ts'
import { beginRecord, findRecord, noRows } from './reading-records.ts'
import { insightsDue, knownDays, networkDay, readingsDue, seriesDays } from './reading-schedule.ts'
import type { PostRead, ReadingPlan, ReadingState } from './reading-schedule.ts'
import { progressOf, waitingProgress } from './reading-state.ts'
import type { ReadingRun } from './reading-state.ts'

/**
 * Takes a queued reading, or goes on with one that was left unless told; null when there is nothing to do. One that ended
 * its process too often is set aside instead. `hasEndedHere` knows attempts whose end could not be written.
 */
export async function takeReading(
  db: TeamDatabase,
  accountId: number,
  now: Date,
  { isLeftToo = true, hasEndedHere = (_attempt: number): boolean => false } = {},
): Promise<ReadingRun | 'set aside' | null> {
  const found = await findOpenReading(db, accountId, isLeftToo ? ['queued', 'running'] : ['queued'])
  if (!found) return null
  if (found.archived_at !== null || found.revoked_at !== null) {
    await putAside(db, accountId, now)
    return null
  }
  const tries = triesBefore(found.tries, hasEndedHere(found.attempt))
  if (tries >= mostTries) {
    await setAside(db, accountId, found.record_id, now)
    return 'set aside'
  }
  const { state, cause, asked_by, record_id, archived_at: _, revoked_at: __, ...account } = found
  const kept = state === 'running' && record_id !== null ? await findRecord(db, record_id) : null
  const started_at = (kept && found.started_at) ?? now.toISOString()
  const kinds = readingsDue({ ...account, days: [], posts: [] }, now).kinds
  const begun = { cause, asked_by, started_at, rows: noRows(kinds) }
  const run: ReadingRun = {
    ...account,
    account_id: accountId,
    attempt: found.attempt + 1,
    tries: tries + 1,
    started_at,
    record_id: kept && record_id !== null ? record_id : await beginRecord(db, accountId, begun),
    rows: kept ?? begun.rows,
    progress: kept ? found.progress : waitingProgress(kinds),
    cursor: kept ? found.cursor : null,
  }
  await db
    .updateTable('account_readings')
    .set({
      state: 'running',
      record_id: run.record_id,
      attempt: run.attempt,
      tries: run.tries,
      started_at,
      finished_at: null,
      error: null,
      needs_reconnect: false,
      progress: JSON.stringify(run.progress),
      cursor: run.cursor === null ? null : JSON.stringify(run.cursor),
    })
    .where('account_id', '=', accountId)
    .execute()
  return run
}

async function findOpenReading(db: TeamDatabase, accountId: number, states: ('queued' | 'running')[]) {
  // Held by a statement of its own: one that waits for the row sees the tables beside it as they were before it waited.
  await db
    .selectFrom('account_readings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute()
  return db
    .selectFrom('account_readings as r')
    .innerJoin('social_accounts as a', 'a.id', 'r.account_id')
    .leftJoin('account_credentials as c', 'c.account_id', 'a.id')
    .innerJoin('teams as t', (join) => join.onTrue())
    .select([
      'r.state',
      'r.cause',
      'r.asked_by',
      'r.record_id',
      'r.failures',
      'r.attempt',
      'r.tries',
      'r.progress',
      'r.cursor',
      'r.started_at',
      'r.posts_listed_at',
      'r.audience_read_at',
      'a.service',
      'a.social',
      'a.provider_id',
      'a.username',
      'a.followers_count',
      'a.archived_at',
      'a.revoked_at',
      'c.sealed',
      'c.token_expires_at',
      'c.data_access_expires_at',
      'c.missing',
      'c.end_told_at',
      't.timezone',
    ])
    .where('r.account_id', '=', accountId)
    .where('r.state', 'in', states)
    .executeTakeFirst()
}

/** What is left to read of an account, by what is there: so a reading that was left goes on. */
export async function planReading(db: TeamDatabase, run: ReadingRun, now: Date): Promise<ReadingPlan> {
  const today = networkDay(now)
  const known = await db
    .selectFrom('account_day')
    .select(['day', 'totals_read_at'])
    .where('account_id', '=', run.account_id)
    .where('day', '>=', addDays(today, -knownDays))
    .where('day', '<', addDays(today, -seriesDays))
    .execute()
  const latest = await db
    .selectFrom('account_day')
    .select(['day', 'totals_read_at', 'series_read_at', 'online_read_at'])
    .where('account_id', '=', run.account_id)
    .where('day', '>=', addDays(today, -seriesDays))
    .execute()
  const days = [...known.map((day) => ({ ...day, series_read_at: null, online_read_at: null })), ...latest]
  // They are listed first, unless that is done.
  const isListed = progressOf(run, 'posts')?.state === 'done'
  const posts = isListed ? await findPosts(db, run.account_id) : []
  const state: ReadingState = { ...run, days, posts }
  return readingsDue(state, now)
}

/** The posts whose insights are to be read, once all that are due have been listed. */
export async function planInsights(db: TeamDatabase, run: ReadingRun, now: Date): Promise<PostRead[]> {
  return insightsDue({ ...run, posts: await findPosts(db, run.account_id) }, now)
}

const findPosts = (db: TeamDatabase, accountId: number) =>
  db
    .selectFrom('social_posts')
    .select(['id', 'provider_id', 'place', 'posted_at', 'insights_read_at', 'insights_missing'])
    .where('account_id', '=', accountId)
    .where('gone_at', 'is', null)
    .execute()
