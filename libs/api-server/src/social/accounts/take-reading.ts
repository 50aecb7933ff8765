import { addDays } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { openRecord } from '../../platform/runs/run-records.ts'
import type { TakenRow } from '../../platform/runs/run-tables.ts'
import { takeRun } from '../../platform/runs/take-run.ts'
import type { BegunRun, Taking } from '../../platform/runs/take-run.ts'
import { noRows } from './reading-records.ts'
import { readingRuns } from './reading-runs.ts'
import { insightsDue, knownDays, networkDay, readingsDue, seriesDays } from './reading-schedule.ts'
import type { PostRead, ReadingPlan, ReadingState } from './reading-schedule.ts'
import { progressOf, waitingProgress } from './reading-state.ts'
import type { ReadingRun } from './reading-state.ts'

/** Takes a queued reading, or continues an abandoned one. */
export const takeReading = (db: TeamDatabase, accountId: number, now: Date, taking?: Taking) =>
  takeRun<ReadingRun>(db, readingRuns, accountId, now, (taken) => beginReading(db, taken, now), taking)

async function beginReading(db: TeamDatabase, taken: TakenRow, now: Date): Promise<BegunRun<ReadingRun>> {
  const account = await findAccount(db, taken.id)
  const kinds = readingsDue({ ...account, days: [], posts: [] }, now).kinds
  const record = await openRecord(db, readingRuns, taken, { rows: noRows(kinds) })
  const isContinued = record.record_id === taken.record_id
  const { id, attempt, tries, failures, started_at } = taken
  const run: ReadingRun = {
    ...account,
    id,
    account_id: id,
    attempt,
    tries,
    failures,
    started_at,
    ...record,
    progress: isContinued ? account.progress : waitingProgress(kinds),
    cursor: isContinued ? account.cursor : null,
  }
  const row = {
    progress: JSON.stringify(run.progress),
    cursor: run.cursor === null ? null : JSON.stringify(run.cursor),
  }
  return { run, row }
}

const findAccount = (db: TeamDatabase, accountId: number) =>
  db
    .selectFrom('account_readings as r')
    .innerJoin('social_accounts as a', 'a.id', 'r.account_id')
    .leftJoin('account_credentials as c', 'c.account_id', 'a.id')
    .innerJoin('teams as t', (join) => join.onTrue())
    .select([
      'r.progress',
      'r.cursor',
      'r.posts_listed_at',
      'r.audience_read_at',
      'a.service',
      'a.social',
      'a.provider_id',
      'a.username',
      'a.followers_count',
      'c.sealed',
      'c.token_expires_at',
      'c.data_access_expires_at',
      'c.missing',
      'c.end_told_at',
      't.timezone',
    ])
    .where('r.account_id', '=', accountId)
    .executeTakeFirstOrThrow()

/**
 * What is left to read of an account, derived from the stored data, so that an abandoned reading continues.
 */
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
  // Posts are listed first, unless that is done.
  const isListed = progressOf(run, 'posts')?.state === 'done'
  const posts = isListed ? await findPosts(db, run.account_id) : []
  const state: ReadingState = { ...run, days, posts }
  return readingsDue(state, now)
}

/** The posts whose insights are to be read, after all due posts have been listed. */
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
