import { ProviderError } from '@tandem/connectors'
import type { StorePage } from '@tandem/connectors'
import { syncKinds } from '@tandem/api-contract'
import type { SyncKind, SyncProgress } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { takeTryBack } from '../../platform/runs/end-run.ts'
import { performRuns } from '../../platform/runs/perform-runs.ts'
import type { RunContext, RunKind } from '../../platform/runs/perform-runs.ts'
import { openStore } from '../stores/open-store.ts'
import { changeStore } from '../stores/queries.ts'
import { compareCounts } from './compare-counts.ts'
import { compareRows } from './compare-rows.ts'
import { dropSomeUnmet } from './drop-unmet.ts'
import { failSync, finishReading, finishSync } from './end-sync.ts'
import { inWords } from './failure-in-words.ts'
import { keepFiguresBefore } from './figure-changes.ts'
import { forgetKnownSince, keepKnownSince } from './known-since.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import { writeSortedAmounts } from './figures.ts'
import { forEachBatch } from './for-each-batch.ts'
import { pages } from './sync-context.ts'
import type { SyncContext } from './sync-context.ts'
import { rowsOf } from './sync-records.ts'
import { syncRuns } from './sync-runs.ts'
import { lockSync, progressOf, savePlace } from './sync-state.ts'
import type { SyncRun } from './sync-state.ts'
import { takeSync } from './take-sync.ts'
import { notifyOfFailedSync } from './notify-of-failed-sync.ts'
import { settleCosts } from './product-costs.ts'
import { mergeSome } from './merge-customers.ts'
import { settleSales } from './settle-sales.ts'
import { tryUnread } from './try-unread.ts'
import { writeAllProductSales, writePostponedProducts } from './product-sales.ts'
import { keepUnread } from './unread-rows.ts'
import { writeInBatches } from './write-page.ts'

/** The store of a job. */
export interface SyncStoreJob {
  team_id: number
  store_id: number
}

/** Syncs of stores: each reads a store to its end, from the start, from the last change seen, or from its position. */
const syncKind: RunKind<SyncStoreJob, SyncRun> = {
  table: syncRuns,
  async take(db, { store_id }, now, taking) {
    const run = await takeSync(db, store_id, now, taking)
    if (run === 'set aside') await notifyOfFailedSync(db, store_id, now)
    return run
  },
  lock: lockSync,
  async work(dependencies, given) {
    const { log, now } = dependencies
    const { run, job } = given
    const context = await contextOf(dependencies, given)
    const readableDays = await context.connector.readableDays(context.signal)
    if (readableDays !== null) await context.write((db) => keepKnownSince(db, run, readableDays))
    const difference = await readStore(context)
    const about = await readAbout(context)
    await context.write(async (db) => {
      if (readableDays === null) await forgetKnownSince(db, run, difference)
      if (about) await changeStore(db, run.store_id, about)
      await finish(db, run, now(), difference)
    })
    log.info({ ...job, run: run.run, difference }, 'store synced')
  },
  async fail(db, run, error, { now }) {
    const failure = inWords(error, run)
    if (await failSync(db, run, now(), failure)) await notifyOfFailedSync(db, run.store_id, now(), failure)
    if (error instanceof ProviderError) await waitAsAsked(db, run, now(), error.retry_after_seconds)
  },
  takeTryBack: (db, run) => takeTryBack(db, syncRuns, run),
  says: {
    setAside: 'a sync ended its process again and again and is set aside',
    lost: 'sync ended: the store was archived, removed, or taken by another worker',
    failed: 'sync failed',
    refused: 'sync failed at the provider',
  },
}

/** Syncs the store of a job; see `performRuns`. */
export const syncStore = (dependencies: ApiDependencies, job: SyncStoreJob, signal: AbortSignal) =>
  performRuns(dependencies, syncKind, job, signal)

/** An outdated reading is followed by another one. */
const finish = (db: TeamDatabase, run: SyncRun, now: Date, difference: string | null) =>
  run.isBehind ? finishReading(db, run, now) : finishSync(db, run, now, difference)

async function contextOf(
  dependencies: ApiDependencies,
  { job, run, signal, write }: RunContext<SyncStoreJob, SyncRun>,
): Promise<SyncContext> {
  return {
    run,
    signal,
    now: dependencies.now,
    connector: await openStore(dependencies, { ...run, team_id: job.team_id }),
    async write(work) {
      const result = await write(work)
      await rest()
      return result
    },
    async refreshStatistics(kind) {
      if (run.modified_after === null) await refreshStatistics(dependencies.database, kind)
    },
  }
}

/**
 * A pause between two transactions, so that other requests are served: the embedded database does one thing at a
 * time.
 */
const restMs = 8
const rest = () => new Promise((resolve) => setTimeout(resolve, restMs))

/** Performs the rest of a run; returns the remaining difference from the store's own counts, in words. */
async function readStore(context: SyncContext): Promise<string | null> {
  const { run, connector } = context
  if (run.modified_after === null && run.progress.every((entry) => entry.total === null)) {
    const counts = await connector.counts(context.signal)
    for (const entry of run.progress) entry.total = counts[entry.kind]
    // Stored before any of their rows are read, so that a worker that continues this sync uses them too.
    run.place = { ...run.place, begun: await connector.begin(counts, run.reading_since, context.signal) }
    await context.write((db) => savePlace(db, run))
  }
  await readSaleRule(context)
  await settleSales(context)
  if (run.modified_after === null)
    await context.write((db) => keepFiguresBefore(db, run.store_id, 'synced', context.now()))
  while (await context.write((db) => mergeSome(db, run.store_id))) {
    // The next batch.
  }
  try {
    for (const kind of syncKinds) {
      if (progressOf(run, kind).state !== 'done') await readKind(context, kind)
    }
    await tryUnread(context)
    const difference = await compareCounts(context)
    await compareRows(context)
    await settleCosts(context)
    if (run.postponed) {
      await writeAllProductSales(context)
      // With another currency of the store, what customers are sorted by changes although their orders don't.
      await forEachBatch(context, { table: 'customers', column: 'id', first: 0 }, writeSortedAmounts)
    }
    return difference
  } catch (error) {
    if (error instanceof ProviderError) await writePostponedProducts(context)
    throw error
  }
}

/** What the shop's own reports leave out; unchanged when the shop doesn't respond now. */
async function readSaleRule({ connector, run, signal, write }: SyncContext) {
  const shop_excluded_statuses = await connector.excludedStatuses(signal)
  if (shop_excluded_statuses === null) return
  await write((db) => changeStore(db, run.store_id, { shop_excluded_statuses }))
}

/** What the store's credentials can't read now; null without an answer, which isn't a reason to fail the sync. */
async function readAbout({ connector, signal }: SyncContext) {
  try {
    const { notes: notices, pages_host } = await connector.about(signal)
    return { notices, pages_host }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProviderError) return null
    throw error
  }
}

/** How far products' units may lag behind the orders during a first sync. */
const settleEveryMs = 20_000

async function readKind(context: SyncContext, kind: SyncKind) {
  const { run } = context
  const cursor = (run.place.kind === kind ? run.place.cursor : null) ?? run.place.begun?.[kind] ?? null
  const progress = progressOf(run, kind)
  // A page begins with the end of the previous one, so that nothing is lost when rows move.
  let before = new Set<string>()
  let hasRows = false
  let settledAt = context.now().getTime()
  for await (const page of pages(context, kind, cursor, run.modified_after)) {
    const ids = page.rows.map((row) => row.provider_id)
    const added = ids.filter((id) => !before.has(id)).length
    await writeInBatches(context, kind, page.rows, {
      before,
      async end(db) {
        advance(progress, added, page)
        const { unread = [] } = page
        rowsOf(run.rows, kind).skipped += unread.length
        await keepUnread(db, run, kind, unread, context.now())
        run.place = { ...run.place, kind, cursor: page.next }
        if (kind === 'collections' && !page.next) await dropSomeUnmet(db, run, kind)
        await savePlace(db, run)
      },
    })
    before = new Set(ids)
    // The first pages of a bulk operation contain no rows: the shop is still writing them.
    const isFirst: boolean = !hasRows && page.rows.length > 0
    if (isFirst || !page.next) await context.refreshStatistics(kind)
    hasRows ||= isFirst
    if (context.now().getTime() - settledAt < settleEveryMs) continue
    await writePostponedProducts(context)
    settledAt = context.now().getTime()
  }
}

function advance(progress: SyncProgress, added: number, page: Pick<StorePage<unknown>, 'next' | 'total'>) {
  const total = page.total ?? progress.total
  progress.done = Math.min(progress.done + added, total ?? Infinity)
  progress.total = page.next ? total : progress.done
  progress.state = page.next ? 'running' : 'done'
}

/** However long a store asks to wait, it is called after a day. */
const longestWaitSeconds = 86_400

/** A store that asked for a longer wait than ours isn't called earlier. */
async function waitAsAsked(
  db: TeamDatabase,
  { store_id, attempt }: Pick<SyncRun, 'store_id' | 'attempt'>,
  now: Date,
  seconds: number | null,
) {
  if (seconds === null) return
  const until = new Date(now.getTime() + Math.min(seconds, longestWaitSeconds) * 1000)
  await db
    .updateTable('store_syncs')
    .set({ next_sync_at: until })
    .where('store_id', '=', store_id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'failed')
    .where('next_sync_at', '<', until.toISOString())
    .execute()
}
