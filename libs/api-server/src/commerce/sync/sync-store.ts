import { ProviderError, ReadingStopped } from '@tandem/connectors'
import type { StorePage } from '@tandem/connectors'
import { syncKinds } from '@tandem/api-contract'
import type { SyncKind, SyncProgress } from '@tandem/api-contract'
import { isDatabaseAway } from '../../platform/database/database-failure.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openStore } from '../stores/open-store.ts'
import { changeStore } from '../stores/queries.ts'
import { compareCounts } from './compare-counts.ts'
import { failSync, finishReading, finishSync, putAside, takeTryBack } from './end-sync.ts'
import { endedHere, endInOrder } from './ended-attempts.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import { pages } from './sync-context.ts'
import type { SyncContext } from './sync-context.ts'
import { rowsOf } from './sync-records.ts'
import { CurrencyChanged, holdSync, progressOf, savePlace, SyncLost } from './sync-state.ts'
import type { SyncRun } from './sync-state.ts'
import { takeSync } from './take-sync.ts'
import { settleAllUnits, settlePutOff } from './units-sold.ts'
import { watchSync } from './watch-sync.ts'
import { dropUnseenCollections } from './write-collections.ts'
import { writeInBatches } from './write-page.ts'

/** The store that a job is about. */
export interface SyncStoreJob {
  team_id: number
  store_id: number
}

/**
 * Reads a store to its end: from the start, from the last change seen, or from where an interrupted sync stood.
 * What goes wrong with the provider is kept with the store; it throws only when `signal` ends it or the database is
 * away, and then goes on from its place next time.
 */
export async function syncStore(dependencies: ApiDependencies, job: SyncStoreJob, signal: AbortSignal) {
  const { database, now, log } = dependencies
  const { team_id, store_id } = job
  // Again when somebody asked for a sync while this one was being wound up, or chose another currency meanwhile.
  for (;;) {
    const reading = { kind: 'store', team_id, id: store_id } as const
    const hasEndedHere = (attempt: number) => endedHere(dependencies, reading, attempt)
    const run = await inTeam(database, team_id, (db) => takeSync(db, store_id, now(), { hasEndedHere }))
    if (run === 'set aside') {
      log.error({ team_id, store_id }, 'a sync ended its process again and again and is set aside')
      return
    }
    if (!run) return
    const watch = watchSync(dependencies, team_id, run, signal)
    try {
      const context = await contextOf(dependencies, job, run, watch.signal)
      const difference = await readStore(context)
      const notices = await readNotices(context)
      await context.write(async (db) => {
        if (notices) await changeStore(db, store_id, { notices })
        await finish(db, run, now(), difference)
      })
      log.info({ team_id, store_id, run: run.run, difference }, 'store synced')
    } catch (error) {
      const takeBack = () => inTeam(database, team_id, (db) => takeTryBack(db, run))
      if (!(error instanceof ReadingStopped))
        await endInOrder(dependencies, reading, run.attempt, isDatabaseAway(error) ? null : takeBack)
      signal.throwIfAborted()
      // Whoever changed it has put the place away, and has everything read again.
      if (error instanceof CurrencyChanged) continue
      if (error instanceof SyncLost || watch.signal.reason instanceof SyncLost) {
        log.info(
          { team_id, store_id },
          'sync ended: the store was archived, removed, or taken by another worker',
        )
        await inTeam(database, team_id, (db) => putAsideIfArchived(db, store_id, now()))
        return
      }
      // Nothing is wrong with the store: the queue has the sync taken up again once the database is back.
      if (isDatabaseAway(error)) throw error
      const told = inWords(error)
      if (!(error instanceof ProviderError)) log.error({ team_id, store_id, error }, 'sync failed')
      else
        log.warn(
          { team_id, store_id, kind: error.kind, message: error.message },
          'sync failed at the provider',
        )
      await inTeam(database, team_id, (db) => failSync(db, run, now(), told))
    } finally {
      watch.stop()
    }
  }
}

/** A reading that is old by now is followed by another one. */
const finish = (db: TeamDatabase, run: SyncRun, now: Date, difference: string | null) =>
  run.isBehind ? finishReading(db, run) : finishSync(db, run, now, difference)

async function contextOf(
  dependencies: ApiDependencies,
  { team_id }: SyncStoreJob,
  run: SyncRun,
  signal: AbortSignal,
): Promise<SyncContext> {
  return {
    run,
    signal,
    now: dependencies.now,
    connector: await openStore(dependencies, { ...run, team_id }),
    async write(work) {
      signal.throwIfAborted()
      const result = await inTeam(dependencies.database, team_id, async (db) => {
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
  try {
    for (const kind of syncKinds) {
      if (progressOf(run, kind).state !== 'done') await readKind(context, kind)
    }
    const difference = await compareCounts(context)
    if (run.unsettled) await settleAllUnits(context)
    return difference
  } catch (error) {
    if (error instanceof ProviderError) await settlePutOff(context)
    throw error
  }
}

/** So far the units of products may be behind the orders while a store is read for the first time. */
const settleEveryMs = 20_000

/** What the store's keys cannot read now; null where it did not say, which is no reason to call all that was read a failure. */
async function readNotices({ connector, signal }: SyncContext): Promise<string[] | null> {
  try {
    return await connector.notes(signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProviderError) return null
    throw error
  }
}

async function readKind(context: SyncContext, kind: SyncKind) {
  const { run } = context
  const cursor = run.place.kind === kind ? run.place.cursor : null
  const progress = progressOf(run, kind)
  // A page begins with the end of the one before, so that nothing is lost when rows move.
  let before = new Set<string>()
  let isFirst = true
  let settledAt = context.now().getTime()
  for await (const page of pages(context, kind, cursor, run.modified_after)) {
    const ids = page.rows.map((row) => row.provider_id)
    const added = ids.filter((id) => !before.has(id)).length
    await writeInBatches(context, kind, page.rows, {
      before,
      async end(db) {
        advance(progress, added, page)
        rowsOf(run.rows, kind).skipped += page.skipped ?? 0
        run.place = { kind, cursor: page.next }
        // Those that we cannot understand were not met either.
        const isMet = rowsOf(run.rows, kind).skipped === 0
        if (kind === 'collections' && !page.next && isMet) await dropUnseenCollections(db, run)
        await savePlace(db, run)
      },
    })
    before = new Set(ids)
    if (isFirst || !page.next) await context.refreshStatistics(kind)
    isFirst = false
    if (context.now().getTime() - settledAt < settleEveryMs) continue
    await settlePutOff(context)
    settledAt = context.now().getTime()
  }
}

function advance(progress: SyncProgress, added: number, page: Pick<StorePage<unknown>, 'next' | 'total'>) {
  const total = page.total ?? progress.total
  progress.done = Math.min(progress.done + added, total ?? Infinity)
  progress.total = page.next ? total : progress.done
  progress.state = page.next ? 'running' : 'done'
}

async function putAsideIfArchived(db: TeamDatabase, storeId: number, now: Date) {
  const store = await db
    .selectFrom('stores')
    .select('archived_at')
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (store?.archived_at) await putAside(db, storeId, now)
}

const keyProblems = ['wrong_key', 'wrong_secret', 'missing_permission']

function inWords(error: unknown): { message: string; needs_reconnect: boolean; was_stopped: boolean } {
  if (error instanceof ProviderError) {
    return {
      message: error.message,
      needs_reconnect: keyProblems.includes(error.kind),
      was_stopped: error instanceof ReadingStopped,
    }
  }
  return {
    message:
      'Something went wrong on our side while the store was read. What was read is kept; sync it again.',
    needs_reconnect: false,
    was_stopped: false,
  }
}
