import type { Connectors } from '../platform/dependencies/dependencies.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import type { RunJob } from '../platform/runs/perform-runs.ts'
import type { HeldRun, RepeatedRuns } from '../platform/runs/run-tables.ts'
import type { RunWorker } from '../platform/runs/run-worker.ts'
import type { TestApi } from './test-api.ts'

/** The subject of one run: its job, and the store, account, export or team. */
export interface TriedRun {
  job: RunJob
  id: number
}

/** A kind of run, as the tests for all kinds use it. */
export interface TriedKind {
  worker: RunWorker<RunJob>
  /**
   * Adds a team with a queued run. `origin` is the address of its providers; `isLong` asks for more work than one
   * transaction does.
   */
  add(api: TestApi, origin: string, options?: { isLong?: boolean }): Promise<TriedRun>
  /** The results of a run and its history, without ids: equal for two runs that did the same. */
  factsOf(database: WholeDatabase, run: TriedRun): Promise<unknown>
  /** The part of a run's facts that says what was done. */
  done: object
  /** A SQL condition that is true when a run has written some of its data, but not all. */
  isHalfDone: string
  /** The number of orders from which a Shopify shop is read in bulk. */
  bulkFrom?: number
}

/** A kind that has a schedule and sets aside runs that crash their process. */
export interface TriedRepeatedKind extends TriedKind {
  runs: RepeatedRuns
  take(db: TeamDatabase, id: number, now: Date): Promise<HeldRun | 'set aside' | null>
  /** Changes something that a run needs but its row does not contain. */
  changeBeside(db: TeamDatabase, id: number): Promise<unknown>
  /** The facts that show this change. */
  changed: object
  /** Providers whose every answer is this error. */
  failing(connectors: Connectors, error: Error): Connectors
}
