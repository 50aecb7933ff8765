import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ReadingPlan } from './reading-schedule.ts'
import type { ReadingRun } from './reading-state.ts'

/** The values that the steps of one reading share. */
export interface ReadingContext {
  run: ReadingRun
  signal: AbortSignal
  now: () => Date
  /** What is left to read; insights are planned again once the posts are known. */
  plan: ReadingPlan
  /** Runs one transaction for the team; it throws when this reading was taken from us. */
  write: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
}
