import { ProviderError, ReadingStopped } from '@tandem/connectors'
import { isDatabaseAway } from '../database/database-failure.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { endedHere, endInOrder } from './ended-attempts.ts'
import { RunLost, watchRun } from './lock-run.ts'
import type { HeldRun, RunTable } from './run-tables.ts'
import type { Taking } from './take-run.ts'

/** The fields that jobs of every kind have. */
export interface RunJob {
  team_id: number
}

/** The values that the steps of one run share. */
export interface RunContext<Job, Run> {
  job: Job
  run: Run
  /** Aborts when the process stops, and soon after another worker took the run from us. */
  signal: AbortSignal
  /** Runs one transaction for the team; it throws when the run was taken from us. */
  write: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
}

/** One kind of run: how to take it, what it does, and how it ends. */
export interface RunKind<Job extends RunJob, Run extends HeldRun> {
  table: RunTable
  /** Null when there is nothing to do. */
  take(db: TeamDatabase, job: Job, now: Date, taking: Required<Taking>): Promise<Run | 'set aside' | null>
  /** Runs first in each transaction of the run. @throws RunLost, RunChanged */
  lock(db: TeamDatabase, run: Run): Promise<void>
  /** Does the work; its last `write` ends the run. */
  work(dependencies: ApiDependencies, context: RunContext<Job, Run>): Promise<void>
  /** Ends a failed run, if it is still ours. */
  fail(db: TeamDatabase, run: Run, error: unknown, dependencies: ApiDependencies): Promise<void>
  /** For kinds that count tries: this one ended without a crash. */
  takeTryBack?(db: TeamDatabase, run: Run): Promise<void>
  /** Identifies a run in the log, in addition to its job. */
  namesOf?(run: Run): Record<string, number>
  /** The log messages; `refused` is for a provider's answer. */
  says: { setAside?: string; lost: string; failed: string; refused?: string }
}

/** The work so far no longer counts, so the same worker begins the run again. */
export class RunChanged extends Error {}

/**
 * Takes the open run of a job, performs it and ends it, until there is nothing left to take. Errors are stored with
 * the run. It throws only when `signal` aborts or the database is away; then a later job continues the run.
 */
export async function performRuns<Job extends RunJob, Run extends HeldRun>(
  dependencies: ApiDependencies,
  kind: RunKind<Job, Run>,
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, log } = dependencies
  const { team_id } = job
  const tried = (id: number) => ({ kind: kind.table.table, team_id, id })
  const hasEndedHere = ({ id, attempt }: HeldRun) => endedHere(dependencies, tried(id), attempt)
  let ours: number | null = null
  // Repeats when somebody requested a run while this one was ending, or when the run has to continue.
  for (;;) {
    const run = await inTeam(database, team_id, (db) => kind.take(db, job, now(), { ours, hasEndedHere }))
    if (run === null) return
    if (run === 'set aside') {
      log.error({ ...(job as object) }, kind.says.setAside ?? kind.says.failed)
      return
    }
    ours = run.attempt
    const names = { ...(job as object), ...kind.namesOf?.(run) }
    const held = { team_id, id: run.id, attempt: run.attempt }
    const watch = watchRun(dependencies, kind.table, held, signal)
    const write: RunContext<Job, Run>['write'] = async (work) => {
      watch.signal.throwIfAborted()
      return inTeam(database, team_id, async (db) => {
        await kind.lock(db, run)
        return work(db)
      })
    }
    try {
      await kind.work(dependencies, { job, run, signal: watch.signal, write })
    } catch (error) {
      const { takeTryBack } = kind
      if (takeTryBack && !(error instanceof ReadingStopped)) {
        const takeBack = () => inTeam(database, team_id, (db) => takeTryBack(db, run))
        await endInOrder(dependencies, tried(run.id), run.attempt, takeBack, {
          isAway: isDatabaseAway(error),
        })
      }
      signal.throwIfAborted()
      if (error instanceof RunChanged) continue
      if (error instanceof RunLost || watch.signal.reason instanceof RunLost) {
        log.info(names, kind.says.lost)
        continue
      }
      // The run itself is fine: the queue retries it once the database is back.
      if (isDatabaseAway(error)) throw error
      if (error instanceof ProviderError && kind.says.refused !== undefined) {
        log.warn({ ...names, kind: error.kind, message: error.message }, kind.says.refused)
      } else log.error({ ...names, error }, kind.says.failed)
      await inTeam(database, team_id, (db) => kind.fail(db, run, error, dependencies))
    } finally {
      watch.stop()
    }
  }
}
