import type { ReadingCause } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { queueRun } from '../../platform/runs/queue-run.ts'
import type { RunReason } from '../../platform/runs/queue-run.ts'
import { readingRuns } from './reading-runs.ts'

/** Requests a reading; returns false when one is queued or running already. */
export const queueReading = (db: TeamDatabase, accountId: number, reason: RunReason<ReadingCause>) =>
  queueRun(db, readingRuns, accountId, reason)
