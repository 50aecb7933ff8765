import { ProviderError, ReadingStopped, unreadRow } from '@tandem/connectors'
import type { SingleKind, SingleRow, StoreConnector } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openStore } from '../stores/open-store.ts'
import { dropRows } from '../sync/drop-rows.ts'
import { endedHere, endInOrder } from '../../platform/runs/ended-attempts.ts'
import { syncSoon } from '../sync/queue-sync.ts'
import { maxTries } from '../../platform/runs/max-tries.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { keepUnread } from '../sync/unread-rows.ts'
import { settleEverything, settleRow, tryRowAgain } from './event-queries.ts'
import type { ChangedRow } from './event-queries.ts'
import { lockUnlessSynced } from './followed-store.ts'
import { countTries, takeRows } from './take-rows.ts'
import type { TakenRows } from './take-rows.ts'
import { followMerges, isReadable, prepareRow, writeRow } from './write-row.ts'

/**
 * Reads the rows that a store reported, each in its current state: so neither order nor number of reports
 * matters. It waits while the store is being synced, because the reader of a row must be the next to write
 * it.
 */
export async function followEvents(
  dependencies: ApiDependencies,
  job: SyncStoreJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, log } = dependencies
  const { team_id, store_id } = job
  const reading = { kind: 'events', team_id, id: store_id } as const
  const hasEndedHere = (tries: number) => endedHere(dependencies, reading, tries)
  for (;;) {
    const taken = await inTeam(database, team_id, (db) => takeRows(db, store_id, now(), { hasEndedHere }))
    if (taken === 'set aside') {
      log.error(
        { team_id, store_id },
        'what a store reported ended its process again and again and is set aside',
      )
      return
    }
    if (!taken) return
    try {
      for (const row of taken.rows) {
        signal.throwIfAborted()
        if (!(await followRow(dependencies, { ...job, taken, row }, signal))) return
      }
    } finally {
      // Whatever happened, this process is alive.
      const end = () => inTeam(database, team_id, (db) => countTries(db, store_id, 0))
      await endInOrder(dependencies, reading, taken.tries, end)
    }
  }
}

interface Followed extends SyncStoreJob {
  taken: TakenRows
  row: ChangedRow
}

/** False when nothing more can be followed for now. */
async function followRow(
  dependencies: ApiDependencies,
  { team_id, store_id, taken, row }: Followed,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, now, log } = dependencies
  const { store } = taken
  const team = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team_id, work)
  try {
    const connector = await openStore(dependencies, { ...store, team_id })
    const single = await readRow(connector, row.kind, row.provider_id, signal)
    const written = single && single !== 'unknown' && (await prepareRow(store, row.kind, single))
    const isStill = await team(async (db) => {
      if (!(await lockUnlessSynced(db, store))) return false
      if (written) await writeRow(db, store, row.kind, written, now())
      else if (
        single !== 'unknown' ||
        row.is_deleted ||
        (await isReadable(db, store, row.provider_id, now()))
      )
        await dropRows(db, store, row.kind, [row.provider_id])
      if (written) await followMerges(db, store, row)
      await settleRow(db, store_id, row)
      // A worker that continues from here has not failed here yet.
      await countTries(db, store_id, 1)
      return true
    })
    if (isStill) taken.tries = 1
    return isStill
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    log.warn({ team_id, store_id, kind: error.kind }, 'what a store reported could not be read')
    await team(async (db) => {
      // The reader has ended twice, so the data is the cause.
      const isLast = error instanceof ReadingStopped && row.tries + 1 >= maxTries
      if (error.retryable && !isLast) return void (await tryRowAgain(db, store_id, row, now()))
      if (error.kind === 'unexpected_data')
        await keepUnread(db, store, row.kind, [unreadRow(error, row.provider_id)], now())
      // A sync shows people what is wrong.
      await syncSoon(db, store_id, now())
      await (error.kind === 'unexpected_data' ? settleRow(db, store_id, row) : settleEverything(db, store_id))
    })
    return error.kind === 'unexpected_data'
  }
}

const readRow = (
  connector: StoreConnector,
  kind: SingleKind,
  providerId: string,
  signal: AbortSignal,
): Promise<SingleRow<SingleKind> | 'unknown' | null> => connector.readOne(kind, providerId, signal)
