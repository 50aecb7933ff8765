import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { UserKey } from '../directory.ts'
import { addIdentity, takeRegisteredIdentity } from './identity-directory.ts'

/**
 * Gives a new account the provider sign-in that its registration came through, unless whoever verified the address does
 * not want it. An identity that became somebody else's meanwhile stays theirs.
 */
export async function linkRegisteredIdentity(
  db: Transaction<Database>,
  { team_id, user_id }: UserKey,
  { isWanted, at }: { isWanted: boolean; at: Date },
): Promise<void> {
  const identity = await takeRegisteredIdentity(db, user_id)
  if (identity && isWanted) await addIdentity(db, { ...identity, team_id, user_id }, at)
}
