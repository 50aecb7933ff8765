import { ProviderError, ReadingStopped } from '@tandem/connectors'
import type { ConnectionHealth, SocialAccount } from '@tandem/connectors'
import type { ReadingKind } from '@tandem/api-contract'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { takeTryBack } from '../../platform/runs/end-run.ts'
import { lockRun } from '../../platform/runs/lock-run.ts'
import { performRuns } from '../../platform/runs/perform-runs.ts'
import type { RunKind } from '../../platform/runs/perform-runs.ts'
import { endingSoon } from './account-health.ts'
import { openAccount } from './credentials.ts'
import { failReading, finishReading } from './end-reading.ts'
import type { ReadingFailure } from './end-reading.ts'
import type { ReadingContext } from './reading-context.ts'
import { isFailureOfPart } from './part-failure.ts'
import { readAudience, readDays, readInsights, readOnline, readPosts, readProfile } from './read-kinds.ts'
import { readTracked } from './read-tracked.ts'
import { readingRuns } from './reading-runs.ts'
import type { ReadingPlan } from './reading-schedule.ts'
import type { ReadingRun } from './reading-state.ts'
import { planReading, takeReading } from './take-reading.ts'
import { notifyOfEndingAccess, notifyOfFailedReading } from './notify-of-accounts.ts'
import { mailLostAccess } from './mail-lost-access.ts'

/** The account of a job. */
export interface ReadAccountJob {
  team_id: number
  account_id: number
}

/** A reading with what was due when it was taken. */
type PlannedRun = ReadingRun & { plan: ReadingPlan }

/** Readings of accounts; each reads what is due. */
const readingKind: RunKind<ReadAccountJob, PlannedRun> = {
  table: readingRuns,
  async take(db, { account_id }, now, taking) {
    const run = await takeReading(db, account_id, now, taking)
    if (run === 'set aside') await notifyOfFailedReading(db, account_id, now)
    return run === null || run === 'set aside' ? run : { ...run, plan: await planReading(db, run, now) }
  },
  lock: (db, run) => lockRun(db, readingRuns, run),
  async work(dependencies, { job, run, signal, write }) {
    const { now, log } = dependencies
    const context: ReadingContext = { run, plan: run.plan, signal, now, write }
    if (run.service === 'tracker') await readTracked(dependencies, job.team_id, context)
    else await readOwn(dependencies, job.team_id, context)
    await write((db) => finishReading(db, run, now()))
    log.info({ ...job }, 'account read')
  },
  async fail(db, run, error, dependencies) {
    const failure = inWords(error)
    const now = dependencies.now()
    if (!(await failReading(db, run, now, failure))) return
    await notifyOfFailedReading(db, run.account_id, now, failure)
    if (failure.needs_reconnect) await mailLostAccess(db, run, failure.message, dependencies)
  },
  takeTryBack: (db, run) => takeTryBack(db, readingRuns, run),
  says: {
    setAside: 'a reading ended its process again and again and is set aside',
    lost: 'reading ended: the account was put aside or connected again, or another worker has it',
    failed: 'reading failed',
    refused: 'reading failed at the network',
  },
}

/** Reads the account of a job; see `performRuns`. */
export const readAccount = (dependencies: ApiDependencies, job: ReadAccountJob, signal: AbortSignal) =>
  performRuns(dependencies, readingKind, job, signal)

const steps: Record<ReadingKind, (context: ReadingContext, account: SocialAccount) => Promise<void>> = {
  profile: readProfile,
  posts: readPosts,
  post_insights: readInsights,
  account_days: readDays,
  online_followers: readOnline,
  audience: readAudience,
}

async function readOwn(dependencies: ApiDependencies, team_id: number, context: ReadingContext) {
  const { run, signal } = context
  const { sealed, account_id, social } = run
  if (sealed === null) throw new ProviderError('reconnect', 'This account is not connected any more.')
  const account = await openAccount(dependencies, { team_id, account_id, social, sealed })
  await checkHealth(context, account)
  let failure: ProviderError | null = null
  for (const { kind, state } of run.progress) {
    if (state === 'done') continue
    signal.throwIfAborted()
    try {
      await steps[kind](context, account)
    } catch (error) {
      signal.throwIfAborted()
      // The other kinds are read all the same, because the network keeps some of their data for only 30 days.
      if (!isFailureOfPart(error)) throw error
      failure ??= error
    }
  }
  if (failure) throw failure
}

/** Asked first, so that an ended access is reported as such and not as a later failure. */
async function checkHealth({ run, signal, write, now }: ReadingContext, account: SocialAccount) {
  const health = await account.health(signal)
  if (isChanged(run, health)) {
    await write((db) =>
      db
        .updateTable('account_credentials')
        .set({
          token_expires_at: health.expires_at,
          data_access_expires_at: health.data_access_expires_at,
          missing: JSON.stringify(health.missing_permissions),
        })
        .where('account_id', '=', run.account_id)
        .execute(),
    )
  }
  if (health.problem) throw health.problem
  if (!health.is_valid) {
    throw new ProviderError(
      'reconnect',
      'Instagram does not accept the connection any more. Connect it again.',
    )
  }
  const ends_at = endingSoon([health.expires_at, health.data_access_expires_at], now())
  if (ends_at) await write((db) => notifyOfEndingAccess(db, run.account_id, ends_at, now()))
  if (run.end_told_at === null) return
  await write((db) =>
    db
      .updateTable('account_credentials')
      .set({ end_told_at: null })
      .where('account_id', '=', run.account_id)
      .execute(),
  )
}

const isChanged = (run: ReadingRun, health: ConnectionHealth) =>
  String(run.missing) !== String(health.missing_permissions) ||
  !isSameMoment(run.token_expires_at, health.expires_at) ||
  !isSameMoment(run.data_access_expires_at, health.data_access_expires_at)

const isSameMoment = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)

/** Not faults in the host's setup: when those are fixed, everything is read again automatically. */
const connectionProblems = ['reconnect', 'missing_permission']

function inWords(error: unknown): ReadingFailure {
  if (error instanceof ProviderError) {
    return {
      message: error.message,
      needs_reconnect: connectionProblems.includes(error.kind),
      wait_seconds: error.retry_after_seconds,
      was_stopped: error instanceof ReadingStopped,
    }
  }
  return {
    message: 'Something went wrong on our side during the sync. Synced data is kept; we’ll retry.',
    needs_reconnect: false,
    wait_seconds: null,
    was_stopped: false,
  }
}
