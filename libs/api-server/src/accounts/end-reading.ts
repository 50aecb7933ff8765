import { sql } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import { teamTimezone } from '../lists/list-filters.ts'
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
}

/** Ends a reading that could not go on; all that is written stays. False when it was taken from us meanwhile. */
export async function failReading(
  db: TeamDatabase,
  run: ReadingRun,
  now: Date,
  failure: ReadingFailure,
): Promise<boolean> {
  const { message, needs_reconnect } = failure
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
      next_at: nextReadingAt({ ...run, ...failure, timezone, ended_at: now, failures }),
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
