import { ProviderError, ReadingStopped } from '@tandem/connectors'
import { isDatabaseAway } from '../database/database-failure.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { endedHere, endInOrder } from './ended-attempts.ts'
import { RunLost, watchRun } from './hold-run.ts'
import type { HeldRun, RunTable } from './run-tables.ts'
import type { Taking } from './take-run.ts'

/** What a job of every kind says. */
export interface RunJob {
  team_id: number
}

/** What the steps of one run share. */
export interface RunContext<Job, Run> {
  job: Job
  run: Run
  /** Aborts when the process stops, and soon after the run was taken from us. */
  signal: AbortSignal
  /** One transaction for the team; it throws when the run was taken from us. */
  write: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
}

/** One kind of run: how it is taken, what it does, and what happens at its end. */
export interface RunKind<Job extends RunJob, Run extends HeldRun> {
  table: RunTable
  /** Null when there is nothing to do. */
  take(db: TeamDatabase, job: Job, now: Date, taking: Required<Taking>): Promise<Run | 'set aside' | null>
  /** Stands at the beginning of each transaction of the run. @throws RunLost, RunChanged */
  hold(db: TeamDatabase, run: Run): Promise<void>
  /** Does the work; its last `write` ends the run. */
  work(dependencies: ApiDependencies, context: RunContext<Job, Run>): Promise<void>
  /** Ends a run that could not go on, if it is still ours. */
  fail(db: TeamDatabase, run: Run, error: unknown, dependencies: ApiDependencies): Promise<void>
  /** For kinds that count tries: this one ended and took nothing down. */
  takeTryBack?(db: TeamDatabase, run: Run): Promise<void>
  /** What names a run in the log, besides its job. */
  namesOf?(run: Run): Record<string, number>
  /** What the log says; `refused` of what a provider answers. */
  says: { setAside?: string; lost: string; failed: string; refused?: string }
}

/** What was done so far no longer counts, so the same worker begins the run anew. */
export class RunChanged extends Error {}

/**
 * Takes the open run that a job is about, does it and ends it, until nothing is left to take. What goes wrong is kept
 * with the run; it throws only when `signal` ends it or the database is away, and then a later job goes on with the run.
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
  // Again when somebody asked for a run while this one was being wound up, or when it has to go on.
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
        await kind.hold(db, run)
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
      // Nothing is wrong with the run: the queue has it taken up again once the database is back.
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
