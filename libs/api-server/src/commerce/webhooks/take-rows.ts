import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { setAside } from '../../platform/runs/end-run.ts'
import { triesBefore } from '../../platform/runs/ended-attempts.ts'
import { maxTries } from '../../platform/runs/max-tries.ts'
import { syncRuns } from '../sync/sync-runs.ts'
import { findChangedRows, settleEverything } from './event-queries.ts'
import type { ChangedRow } from './event-queries.ts'
import { findFollowed } from './followed-store.ts'
import type { FollowedStore } from './followed-store.ts'

/** The reported rows that a worker has started to read; `tries` includes this attempt. */
export interface TakenRows {
  store: FollowedStore
  rows: ChangedRow[]
  tries: number
}

/**
 * Takes reported rows of a store; null when there is nothing to read now. A store whose rows ended the
 * process too often is set aside instead, like its sync. `hasEndedHere` knows attempts whose end couldn't be
 * written.
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
  if (before >= maxTries) {
    await settleEverything(db, storeId)
    await setAside(db, syncRuns, { id: storeId, record_id: null }, now)
    await countTries(db, storeId, 0)
    return 'set aside'
  }
  const tries = before + 1
  await countTries(db, storeId, tries)
  return { store, rows, tries }
}

/** Stores how often reading a store's rows was started. */
export const countTries = (db: TeamDatabase, storeId: number, tries: number) =>
  db.updateTable('store_webhooks').set({ follow_tries: tries }).where('store_id', '=', storeId).execute()
