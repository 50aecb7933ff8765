import type { ReadingKind, ReadingRecord, ReadRows } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { listRecords } from '../../platform/runs/run-records.ts'
import { readingRuns } from './reading-runs.ts'

/** The counts of each kind at the start of a reading. */
export const noRows = (kinds: readonly ReadingKind[]): ReadRows[] =>
  kinds.map((kind) => ({ kind, read: 0, unavailable: 0 }))

/** One page of an account's readings, newest first. */
export const listReadings = (db: TeamDatabase, accountId: number, page: { page: number; per_page: number }) =>
  listRecords<ReadingRecord>(db, readingRuns, accountId, {
    ...page,
    columns: {
      id: true,
      cause: true,
      asked_by: true,
      state: true,
      started_at: true,
      finished_at: true,
      rows: true,
      error: true,
    },
  })
