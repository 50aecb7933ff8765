import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ReadingPlan } from './reading-schedule.ts'
import type { ReadingRun } from './reading-state.ts'

/** What the steps of one reading share. */
export interface ReadingContext {
  run: ReadingRun
  signal: AbortSignal
  now: () => Date
  /** What is left to be read; the insights are told anew once the posts are known. */
  plan: ReadingPlan
  /** One transaction for the team; it stops when this reading was taken from us. */
  write: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
}
