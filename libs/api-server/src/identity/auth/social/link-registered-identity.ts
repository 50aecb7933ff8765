import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { UserKey } from '../directory.ts'
import { addIdentity, takeRegisteredIdentity } from './identity-directory.ts'

/**
 * Adds the provider of its registration to a new account, unless the person who verified the address
 * declines. An identity that belongs to somebody else by now stays theirs.
 */
export async function linkRegisteredIdentity(
  db: Transaction<Database>,
  { team_id, user_id }: UserKey,
  { isWanted, at }: { isWanted: boolean; at: Date },
): Promise<void> {
  const identity = await takeRegisteredIdentity(db, user_id)
  if (identity && isWanted) await addIdentity(db, { ...identity, team_id, user_id }, at)
}
