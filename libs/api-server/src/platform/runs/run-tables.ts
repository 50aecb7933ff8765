import type { Updateable } from 'kysely'
import type { ReadingCause, SyncCause } from '@tandem/api-contract'
import type { Database } from '../database/database.ts'
import type { TeamDatabase } from '../database/team-scope.ts'

/** Tables in which a store or an account has one row, which is run again and again, and a history of its runs. */
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

/** Where a run is kept. A new kind of run that has a row gets its line here. */
export type RunTable = RepeatedTable | { table: 'team_exports'; key: 'id'; state: 'status' }

/** Runs of one kind that repeat: where they are kept, what may run, and what their end leaves. */
export type RepeatedRuns = RepeatedTable & {
  /** Whether a store or an account may run at all: an archived one may not. Asked while its row is held. */
  mayRun(db: TeamDatabase, id: number): Promise<boolean>
  /** The error of a run that is set aside; see `mostTries`. */
  setAside: string
  /** What the row forgets when its run ends, however it ends. */
  forgets: { cursor?: null }
}

/** What a kind writes of a run that repeats. */
export type RowChange = Updateable<Database['store_syncs']> | Updateable<Database['account_readings']>

/** A run in the hands of a worker: `attempt` tells its workers apart. */
export interface HeldRun {
  /** Of its row: the store, the account or the export. */
  id: number
  attempt: number
}

/** A run that repeats, in the hands of a worker. */
export interface RepeatedRun extends HeldRun {
  /** How many workers began it without an end being written, this one included. */
  tries: number
  /** Failures in a row before this run. */
  failures: number
  /** Its entry in the history. */
  record_id: number
}

/** A run that is taken, before its kind has said where it goes on. */
export interface TakenRow extends HeldRun {
  tries: number
  failures: number
  cause: SyncCause | ReadingCause
  asked_by: number | null
  /** The entry that it began, where a worker had it before. */
  record_id: number | null
  started_at: string
}
