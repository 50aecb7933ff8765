import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { redactedKey } from './redacted-rows.ts'

/**
 * Allows the customers of a whole store to be read again after its data was erased when its app was
 * uninstalled and somebody has reconnected it. People who requested it for themselves stay erased.
 */
export async function readPeopleAgain(db: TeamDatabase, storeId: number): Promise<void> {
  const forgotten = await db
    .deleteFrom('redacted_keys')
    .where('store_id', '=', storeId)
    .where('key', '=', redactedKey.store)
    .executeTakeFirst()
  if (Number(forgotten.numDeletedRows) === 0) return
  for (const table of ['customers', 'orders'] as const)
    await db.updateTable(table).set({ fingerprint: null }).where('store_id', '=', storeId).execute()
  await db
    .updateTable('store_syncs')
    .set({ read_until: null, place: null })
    .where('store_id', '=', storeId)
    .execute()
}
