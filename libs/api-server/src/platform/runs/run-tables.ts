import type { Updateable } from 'kysely'
import type { ReadingCause, SyncCause } from '@tandem/api-contract'
import type { Database } from '../database/database.ts'
import type { TeamDatabase } from '../database/team-scope.ts'

/** Tables with one row per store or account, which runs repeatedly, and a history of the runs. */
type RepeatedTable =
  | {
      table: 'store_syncs'
      key: 'store_id'
      state: 'state'
      next: 'next_sync_at'
      records: 'store_sync_records'
    }
  | {
      table: 'account_readings'
      key: 'account_id'
      state: 'state'
      next: 'next_at'
      records: 'account_reading_records'
    }

/** The table of a run. Add a line here for a new kind of run with a row. */
export type RunTable = RepeatedTable | { table: 'team_exports'; key: 'id'; state: 'status' }

/** Runs of one kind that repeat: their table, what may run, and what their end leaves. */
export type RepeatedRuns = RepeatedTable & {
  /** Whether a store or account may run; an archived one may not. Asked while its row is locked. */
  mayRun(db: TeamDatabase, id: number): Promise<boolean>
  /** The error message of a run that is set aside; see `maxTries`. */
  setAside: string
  /** Columns that are cleared when a run ends, however it ends. */
  forgets: { cursor?: null }
}

/** The columns a kind writes for a repeating run. */
export type RowChange = Updateable<Database['store_syncs']> | Updateable<Database['account_readings']>

/** A run that a worker has; `attempt` distinguishes its workers. */
export interface HeldRun {
  /** The id of its row: the store, account or export. */
  id: number
  attempt: number
}

/** A repeating run that a worker has. */
export interface RepeatedRun extends HeldRun {
  /** How many workers began it without recording an end, including this one. */
  tries: number
  /** The number of failures in a row before this run. */
  failures: number
  /** Its entry in the history. */
  record_id: number
}

/** A run that was taken, before its kind has decided where it continues. */
export interface TakenRow extends HeldRun {
  tries: number
  failures: number
  cause: SyncCause | ReadingCause
  asked_by: number | null
  /** The entry from an earlier worker, if any. */
  record_id: number | null
  started_at: string
}
