import { ProviderError } from '@tandem/connectors'
import type { SingleKind, SingleRow, StoreConnector } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { openStore } from '../stores/open-store.ts'
import { withFingerprints } from '../sync/changed-rows.ts'
import { syncSoon } from '../sync/queue-sync.ts'
import type { SyncStoreJob } from '../sync/sync-store.ts'
import { findChangedRows, settleEverything, settleRow, tryRowAgain } from './event-queries.ts'
import type { ChangedRow } from './event-queries.ts'
import { findFollowed, holdStill } from './followed-store.ts'
import type { FollowedStore } from './followed-store.ts'
import { dropRow, isReadable, writeRow } from './write-row.ts'

/**
 * Reads what a store told of, row by row, as it is now: so it does not matter in which order changes are told, nor how
 * often. While the store is being synced it waits: whoever reads a row must be the next to write it.
 */
export async function followEvents(
  dependencies: ApiDependencies,
  job: SyncStoreJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = dependencies
  for (;;) {
    const { store, rows } = await inTeam(database, job.team_id, async (db) => {
      const found = await findFollowed(db, job.store_id)
      if (found?.archived_at) await settleEverything(db, job.store_id)
      return { store: found, rows: found ? await findChangedRows(db, job.store_id, now()) : [] }
    })
    if (!store || store.state === 'running' || rows.length === 0) return
    for (const row of rows) {
      signal.throwIfAborted()
      if (!(await followRow(dependencies, { ...job, store, row }, signal))) return
    }
  }
}

interface Followed extends SyncStoreJob {
  store: FollowedStore
  row: ChangedRow
}

/** False when nothing more can be followed for now. */
async function followRow(
  dependencies: ApiDependencies,
  { team_id, store_id, store, row }: Followed,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, now, log } = dependencies
  const team = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team_id, work)
  try {
    const connector = await openStore(dependencies, { ...store, team_id })
    const single = await readRow(connector, row.kind, row.provider_id, signal)
    const written = single &&
      single !== 'unknown' && {
        row: (await withFingerprints(store, row.kind, [single.row]))[0] ?? single.row,
        refunds: await withFingerprints(store, 'refunds', single.refunds),
      }
    return await team(async (db) => {
      if (!(await holdStill(db, store))) return false
      if (written) await writeRow(db, store, row.kind, written)
      else if (
        single !== 'unknown' ||
        row.is_deleted ||
        (await isReadable(db, store, row.provider_id, now()))
      )
        await dropRow(db, store, row.kind, row.provider_id)
      await settleRow(db, store_id, row)
      return true
    })
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    log.warn({ team_id, store_id, kind: error.kind }, 'what a store told of could not be read')
    await team(async (db) => {
      if (error.retryable) return void (await tryRowAgain(db, store_id, row, now()))
      // A sync tells people what is wrong.
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
