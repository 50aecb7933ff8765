import { dayMs } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { changeStore } from '../stores/queries.ts'
import type { SyncRun } from './sync-state.ts'

type Run = Pick<SyncRun, 'store_id' | 'reading_since'>

/**
 * For a key that only reads orders of the last days: they are known since that many days before the first
 * read, or before the first read after a pause so long that orders were missed.
 */
export async function keepKnownSince(
  db: TeamDatabase,
  { store_id, reading_since }: Run,
  readableDays: number,
) {
  const oldest = new Date(Date.parse(reading_since) - readableDays * dayMs)
  const { succeeded_at } = await db
    .selectFrom('store_syncs')
    .select('succeeded_at')
    .where('store_id', '=', store_id)
    .executeTakeFirstOrThrow()
  if (succeeded_at !== null && Date.parse(succeeded_at) >= oldest.getTime()) return
  await changeStore(db, store_id, { known_since: oldest })
}

/**
 * Once a key that reads all orders has read them; if our counts and the shop's still differ, some may be
 * missing.
 */
export async function forgetKnownSince(db: TeamDatabase, { store_id }: Run, difference: string | null) {
  if (difference === null) await changeStore(db, store_id, { known_since: null })
}
