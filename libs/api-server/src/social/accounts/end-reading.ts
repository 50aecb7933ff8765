import { sql } from 'kysely'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { accountSetAside, mostTries } from '../../commerce/sync/set-aside.ts'
import { endRecord } from './reading-records.ts'
import { nextReadingAt } from './reading-schedule.ts'
import type { ReadingRun } from './reading-state.ts'

/** Ends a reading that read all that was due. */
export async function finishReading(db: TeamDatabase, run: ReadingRun, now: Date) {
  const timezone = await teamTimezone(db)
  const regular = { ...run, timezone, ended_at: now, failures: 0, needs_reconnect: false, wait_seconds: null }
  await db
    .updateTable('account_readings')
    .set({
      state: 'succeeded',
      finished_at: now,
      succeeded_at: now,
      failures: 0,
      tries: 0,
      cursor: null,
      next_at: nextReadingAt(regular),
    })
    .where('account_id', '=', run.account_id)
    .execute()
  await endRecord(db, run.record_id, { state: 'succeeded', finished_at: now })
}

/** What went wrong, and when trying again makes sense. */
export interface ReadingFailure {
  message: string
  needs_reconnect: boolean
  wait_seconds: number | null
  /** Whoever read it was stopped. */
  was_stopped: boolean
}

/** Ends a reading that could not go on; all that is written stays. False when it was taken from us meanwhile. */
export async function failReading(
  db: TeamDatabase,
  run: ReadingRun,
  now: Date,
  failure: ReadingFailure,
): Promise<boolean> {
  const { needs_reconnect, was_stopped } = failure
  const isSetAside = was_stopped && run.tries >= mostTries
  const message = isSetAside ? accountSetAside : failure.message
  const failures = run.failures + 1
  const timezone = await teamTimezone(db)
  const failed = await db
    .updateTable('account_readings')
    .set({
      state: 'failed',
      finished_at: now,
      error: message,
      needs_reconnect,
      failures,
      cursor: null,
      next_at: isSetAside ? null : nextReadingAt({ ...run, ...failure, timezone, ended_at: now, failures }),
      tries: was_stopped ? run.tries : 0,
    })
    .where('account_id', '=', run.account_id)
    .where('attempt', '=', run.attempt)
    .where('state', '=', 'running')
    .returning('account_id')
    .executeTakeFirst()
  if (!failed) return false
  await endRecord(db, run.record_id, { state: 'failed', finished_at: now, error: message })
  return true
}

/** Ends a reading that took down whoever began it; only a person starts it again. */
export async function setAside(db: TeamDatabase, accountId: number, recordId: number | null, now: Date) {
  await db
    .updateTable('account_readings')
    .set({ state: 'failed', finished_at: now, error: accountSetAside, cursor: null, next_at: null })
    .where('account_id', '=', accountId)
    .execute()
  await endRecord(db, recordId, { state: 'failed', finished_at: now, error: accountSetAside })
}

/** An attempt ended and took nothing down: its try is not counted. */
export async function takeTryBack(
  db: TeamDatabase,
  { account_id, attempt }: Pick<ReadingRun, 'account_id' | 'attempt'>,
) {
  await db
    .updateTable('account_readings')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('account_id', '=', account_id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Of an archived or revoked account nothing is read; what was read stays. */
export async function putAside(db: TeamDatabase, accountId: number, now: Date) {
  const stopped = await db
    .updateTable('account_readings')
    .set({
      state: sql`case when succeeded_at is null then 'never' else 'succeeded' end`,
      cursor: null,
    })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running'])
    .returning('record_id')
    .executeTakeFirst()
  await db
    .updateTable('account_readings')
    .set({ next_at: null })
    .where('account_id', '=', accountId)
    .execute()
  await endRecord(db, stopped?.record_id ?? null, { state: 'stopped', finished_at: now })
}
