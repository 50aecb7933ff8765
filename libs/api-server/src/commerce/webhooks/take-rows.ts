import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { setAside } from '../../platform/runs/end-run.ts'
import { triesBefore } from '../../platform/runs/ended-attempts.ts'
import { mostTries } from '../../platform/runs/most-tries.ts'
import { syncRuns } from '../sync/sync-runs.ts'
import { findChangedRows, settleEverything } from './event-queries.ts'
import type { ChangedRow } from './event-queries.ts'
import { findFollowed } from './followed-store.ts'
import type { FollowedStore } from './followed-store.ts'

/** What a worker has begun to read of what a store told; `tries` counts this time too. */
export interface TakenRows {
  store: FollowedStore
  rows: ChangedRow[]
  tries: number
}

/**
 * Takes rows that a store told of; null when nothing is to be read now. A store whose rows ended the process too often is
 * set aside instead, as its sync would be. `hasEndedHere` knows tries whose end could not be written.
 */
export async function takeRows(
  db: TeamDatabase,
  storeId: number,
  now: Date,
  { hasEndedHere = (_tries: number): boolean => false } = {},
): Promise<TakenRows | 'set aside' | null> {
  const store = await findFollowed(db, storeId)
  if (!store) return null
  if (store.archived_at !== null || store.is_set_aside) {
    await settleEverything(db, storeId)
    return null
  }
  if (store.state === 'running') return null
  const rows = await findChangedRows(db, storeId, now)
  if (rows.length === 0) return null
  const before = triesBefore(store.tries, hasEndedHere(store.tries))
  if (before >= mostTries) {
    await settleEverything(db, storeId)
    await setAside(db, syncRuns, { id: storeId, record_id: null }, now)
    await countTries(db, storeId, 0)
    return 'set aside'
  }
  const tries = before + 1
  await countTries(db, storeId, tries)
  return { store, rows, tries }
}

/** Keeps how often the rows of a store were begun to be read. */
export const countTries = (db: TeamDatabase, storeId: number, tries: number) =>
  db.updateTable('store_webhooks').set({ follow_tries: tries }).where('store_id', '=', storeId).execute()
