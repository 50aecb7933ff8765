import type { Connectors } from '../platform/dependencies/dependencies.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import type { RunJob } from '../platform/runs/perform-runs.ts'
import type { HeldRun, RepeatedRuns } from '../platform/runs/run-tables.ts'
import type { RunWorker } from '../platform/runs/run-worker.ts'
import type { TestApi } from './test-api.ts'

/** What one run is about: its job, and the store, account, export or team. */
export interface TriedRun {
  job: RunJob
  id: number
}

/** A kind of run, as the tests of all kinds try it. */
export interface TriedKind {
  worker: RunWorker<RunJob>
  /**
   * Adds a team with a run that waits in the queue. `origin` is where its providers answer; `isLong` asks for so much work
   * that one transaction doesn't do it.
   */
  add(api: TestApi, origin: string, options?: { isLong?: boolean }): Promise<TriedRun>
  /** What a run leaves and what its history says, without ids: equal for two runs that did the same. */
  factsOf(database: WholeDatabase, run: TriedRun): Promise<unknown>
  /** What the facts of a run say that was done. */
  done: object
  /** A condition in SQL: something of a run is written, and not all. */
  isHalfDone: string
  /** From how many orders on a shop of Shopify is read in bulk. */
  bulkFrom?: number
}

/** A kind that has a schedule, and sets aside what takes its process down. */
export interface TriedRepeatedKind extends TriedKind {
  runs: RepeatedRuns
  take(db: TeamDatabase, id: number, now: Date): Promise<HeldRun | 'set aside' | null>
  /** Changes what a run needs and its row does not hold. */
  changeBeside(db: TeamDatabase, id: number): Promise<unknown>
  /** How a run shows that. */
  changed: object
  /** Providers each of whose answers is this error. */
  failing(connectors: Connectors, error: Error): Connectors
}
