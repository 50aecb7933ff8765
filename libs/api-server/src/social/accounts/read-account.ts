import { ProviderError, ReadingStopped } from '@tandem/connectors'
import type { ConnectionHealth, SocialAccount } from '@tandem/connectors'
import type { ReadingKind } from '@tandem/api-contract'
import { isDatabaseAway } from '../../platform/database/database-failure.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openAccount } from './credentials.ts'
import { failReading, finishReading, takeTryBack } from './end-reading.ts'
import type { ReadingFailure } from './end-reading.ts'
import { endedHere, endInOrder } from '../../commerce/sync/ended-attempts.ts'
import type { ReadingContext } from './reading-context.ts'
import { isFailureOfPart } from './part-failure.ts'
import { readAudience, readDays, readInsights, readOnline, readPosts, readProfile } from './read-kinds.ts'
import { readTracked } from './read-tracked.ts'
import { holdReading, ReadingLost } from './reading-state.ts'
import type { ReadingRun } from './reading-state.ts'
import { planReading, takeReading } from './take-reading.ts'
import { tellOfEnd } from './tell-of-end.ts'
import { watchReading } from './watch-reading.ts'

/** The account that a job is about. */
export interface ReadAccountJob {
  team_id: number
  account_id: number
}

/**
 * Reads what is due of an account. What goes wrong with the network is kept with the account; it throws only when
 * `signal` ends it, and then goes on from where it was next time.
 */
export async function readAccount(dependencies: ApiDependencies, job: ReadAccountJob, signal: AbortSignal) {
  const { database, now, log } = dependencies
  const { team_id, account_id } = job
  // Again when somebody asked for a reading while this one was being wound up; not what another worker goes on with.
  for (let isLeftToo = true; ; isLeftToo = false) {
    const reading = { kind: 'account', team_id, id: account_id } as const
    const hasEndedHere = (attempt: number) => endedHere(dependencies, reading, attempt)
    const taken = await inTeam(database, team_id, async (db) => {
      const run = await takeReading(db, account_id, now(), { isLeftToo, hasEndedHere })
      return run === null || run === 'set aside' ? run : { run, plan: await planReading(db, run, now()) }
    })
    if (taken === 'set aside') {
      log.error({ team_id, account_id }, 'a reading ended its process again and again and is set aside')
      return
    }
    if (!taken) return
    const { run } = taken
    const watch = watchReading(dependencies, team_id, run, signal)
    try {
      const context = contextOf(dependencies, job, taken, watch.signal)
      if (run.service === 'tracker') await readTracked(dependencies, team_id, context)
      else await readOwn(dependencies, team_id, context)
      await context.write((db) => finishReading(db, run, now()))
      log.info({ team_id, account_id }, 'account read')
    } catch (error) {
      const takeBack = () => inTeam(database, team_id, (db) => takeTryBack(db, run))
      if (!(error instanceof ReadingStopped))
        await endInOrder(dependencies, reading, run.attempt, isDatabaseAway(error) ? null : takeBack)
      signal.throwIfAborted()
      if (error instanceof ReadingLost || watch.signal.reason instanceof ReadingLost) {
        log.info(
          { team_id, account_id },
          'reading ended: the account was put aside or connected again, or another worker has it',
        )
        continue
      }
      // Nothing is wrong with the account: the queue has the reading taken up again once the database is back.
      if (isDatabaseAway(error)) throw error
      if (error instanceof ProviderError) {
        const { kind, message } = error
        log.warn({ team_id, account_id, kind, message }, 'reading failed at the network')
      } else log.error({ team_id, account_id, error }, 'reading failed')
      const failure = inWords(error)
      await inTeam(database, team_id, async (db) => {
        const isOurs = await failReading(db, run, now(), failure)
        if (isOurs && failure.needs_reconnect) await tellOfEnd(db, run, failure.message, dependencies)
      })
    } finally {
      watch.stop()
    }
  }
}

function contextOf(
  dependencies: ApiDependencies,
  { team_id }: ReadAccountJob,
  { run, plan }: Pick<ReadingContext, 'run' | 'plan'>,
  signal: AbortSignal,
): ReadingContext {
  const write: ReadingContext['write'] = async (work) => {
    signal.throwIfAborted()
    return inTeam(dependencies.database, team_id, async (db) => {
      await holdReading(db, run)
      return work(db)
    })
  }
  return { run, plan, signal, now: dependencies.now, write }
}

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
      // The other kinds are read all the same: some of what they hold is told for 30 days only.
      if (!isFailureOfPart(error)) throw error
      failure ??= error
    }
  }
  if (failure) throw failure
}

/** Asked first: an access that has ended is told as such, not as whatever fails without it. */
async function checkHealth({ run, signal, write }: ReadingContext, account: SocialAccount) {
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

/** Not what the host has set up wrongly: that is mended here, and then everything is read again by itself. */
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
    message:
      'Something went wrong on our side while the account was read. What was read is kept; it is tried again.',
    needs_reconnect: false,
    wait_seconds: null,
    was_stopped: false,
  }
}
