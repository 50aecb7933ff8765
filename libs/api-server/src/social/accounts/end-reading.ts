import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { failRun, succeedRun } from '../../platform/runs/end-run.ts'
import { readingRuns } from './reading-runs.ts'
import { nextReadingAt } from './next-reading.ts'
import type { ReadingRun } from './reading-state.ts'

/** Ends a reading that read everything due. */
export async function finishReading(db: TeamDatabase, run: ReadingRun, now: Date) {
  const timezone = await teamTimezone(db)
  const regular = { ...run, timezone, ended_at: now, failures: 0, needs_reconnect: false, wait_seconds: null }
  await succeedRun(db, readingRuns, run, { at: now, next: nextReadingAt(regular) })
}

/** What went wrong, and when to try again. */
export interface ReadingFailure {
  message: string
  needs_reconnect: boolean
  wait_seconds: number | null
  /** The thread that read it was stopped. */
  was_stopped: boolean
}

/** Ends a failed reading; everything written stays. Returns false when it was taken from us meanwhile. */
export async function failReading(
  db: TeamDatabase,
  run: ReadingRun,
  now: Date,
  failure: ReadingFailure,
): Promise<boolean> {
  const { message, needs_reconnect, was_stopped } = failure
  const timezone = await teamTimezone(db)
  const next = (failures: number) => nextReadingAt({ ...run, ...failure, timezone, ended_at: now, failures })
  return failRun(db, readingRuns, run, { at: now, message, needs_reconnect, was_stopped, next })
}
