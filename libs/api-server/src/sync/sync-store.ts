import { ProviderError } from '@tandem/connectors'
import type { StorePage } from '@tandem/connectors'
import { syncKinds } from '@tandem/api-contract'
import type { SyncKind, SyncProgress } from '@tandem/api-contract'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { openCredentials } from '../stores/credentials.ts'
import { pages } from './sync-context.ts'
import type { SyncContext } from './sync-context.ts'
import { compareCounts } from './compare-counts.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import {
  failSync,
  finishReading,
  finishSync,
  holdSync,
  progressOf,
  putAside,
  savePlace,
  SyncLost,
  takeSync,
} from './sync-state.ts'
import type { SyncRun } from './sync-state.ts'
import { dropUnseenCollections } from './write-collections.ts'
import { writeInBatches } from './write-page.ts'

/** The store that a job is about. */
export interface SyncStoreJob {
  team_id: number
  store_id: number
}

/**
 * Reads a store to its end: from the start, from the last change seen, or from where an interrupted sync stood.
 * What goes wrong with the provider is kept with the store; it throws only when `signal` ends it, and then goes on
 * from its place next time.
 */
export async function syncStore(dependencies: ApiDependencies, job: SyncStoreJob, signal: AbortSignal) {
  const { database, now, log } = dependencies
  const { team_id, store_id } = job
  // Again when somebody asked for a sync while this one was being wound up.
  for (;;) {
    const run = await inTeam(database, job.team_id, (db) => takeSync(db, job.store_id, now()))
    if (!run) return
    try {
      const context = await contextOf(dependencies, job, run, signal)
      const difference = await readStore(context)
      await context.write((db) => finish(db, run, now(), difference))
      log.info({ team_id, store_id, run: run.run, difference }, 'store synced')
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof SyncLost) {
        log.info(
          { team_id, store_id },
          'sync ended: the store was archived, removed, or taken by another worker',
        )
        await inTeam(database, job.team_id, (db) => putAsideIfArchived(db, job.store_id))
        return
      }
      const told = inWords(error)
      if (!(error instanceof ProviderError)) log.error({ team_id, store_id, error }, 'sync failed')
      else
        log.warn(
          { team_id, store_id, kind: error.kind, message: error.message },
          'sync failed at the provider',
        )
      await inTeam(database, job.team_id, (db) => failSync(db, run, now(), told))
    }
  }
}

/** A reading that is old by now, or was made with another currency, is followed by another one. */
async function finish(db: TeamDatabase, run: SyncRun, now: Date, difference: string | null) {
  const { default_currency } = await db
    .selectFrom('stores')
    .select('default_currency')
    .where('id', '=', run.store_id)
    .executeTakeFirstOrThrow()
  if (default_currency !== run.currency) return finishReading(db, run, { isUsable: false })
  return run.isBehind ? finishReading(db, run, { isUsable: true }) : finishSync(db, run, now, difference)
}

async function contextOf(
  dependencies: ApiDependencies,
  job: SyncStoreJob,
  run: SyncRun,
  signal: AbortSignal,
): Promise<SyncContext> {
  const credentials = await openCredentials(dependencies.secrets, job.team_id, run.sealed)
  return {
    run,
    signal,
    connector: dependencies.connectors.store({ type: run.type, credentials, currency: run.currency }),
    async write(work) {
      signal.throwIfAborted()
      const result = await inTeam(dependencies.database, job.team_id, async (db) => {
        await holdSync(db, run)
        return work(db)
      })
      await rest()
      return result
    },
    async refreshStatistics(kind) {
      if (run.modified_after === null) await refreshStatistics(dependencies.database, kind)
    },
  }
}

/** Between two transactions, so that whoever reads meanwhile is answered: the embedded database does one thing at a time. */
const restMs = 8
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs))

/** Everything that is left of a run; answers what still differs from the store's own counts, in words. */
async function readStore(context: SyncContext): Promise<string | null> {
  const { run, connector } = context
  if (run.modified_after === null && run.progress.every((entry) => entry.total === null)) {
    const counts = await connector.counts(context.signal)
    for (const entry of run.progress) entry.total = counts[entry.kind]
    await context.write((db) => savePlace(db, run))
  }
  for (const kind of syncKinds) {
    if (progressOf(run, kind).state !== 'done') await readKind(context, kind)
  }
  return compareCounts(context)
}

async function readKind(context: SyncContext, kind: SyncKind) {
  const { run } = context
  const cursor = run.place.kind === kind ? run.place.cursor : null
  const progress = progressOf(run, kind)
  // A page begins with the end of the one before, so that nothing is lost when rows move.
  let before = new Set<string>()
  let isFirst = true
  for await (const page of pages(context, kind, cursor, run.modified_after)) {
    const ids = page.rows.map((row) => row.provider_id)
    const added = ids.filter((id) => !before.has(id)).length
    before = new Set(ids)
    await writeInBatches(context, kind, page.rows, async (db) => {
      advance(progress, added, page)
      run.place = { kind, cursor: page.next }
      if (kind === 'collections' && !page.next) await dropUnseenCollections(db, run)
      await savePlace(db, run)
    })
    if (isFirst || !page.next) await context.refreshStatistics(kind)
    isFirst = false
  }
}

function advance(progress: SyncProgress, added: number, page: Pick<StorePage<unknown>, 'next' | 'total'>) {
  const total = page.total ?? progress.total
  progress.done = Math.min(progress.done + added, total ?? Infinity)
  progress.total = page.next ? total : progress.done
  progress.state = page.next ? 'running' : 'done'
}

async function putAsideIfArchived(db: TeamDatabase, storeId: number) {
  const store = await db
    .selectFrom('stores')
    .select('archived_at')
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (store?.archived_at) await putAside(db, storeId)
}

const keyProblems = ['wrong_key', 'wrong_secret', 'missing_permission']

function inWords(error: unknown): { message: string; needs_reconnect: boolean } {
  if (error instanceof ProviderError) {
    return { message: error.message, needs_reconnect: keyProblems.includes(error.kind) }
  }
  return {
    message:
      'Something went wrong on our side while the store was read. What was read is kept; sync it again.',
    needs_reconnect: false,
  }
}
