import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import { notePasswordUnknown } from '../directory.ts'
import { addIdentity, takeRegisteredIdentity } from './directory.ts'

/**
 * Gives a new account the provider sign-in that its registration came through, if it came through one. An identity
 * that became somebody else's meanwhile stays theirs.
 */
export async function linkRegisteredIdentity(
  db: Transaction<Database>,
  { team_id, user_id }: { team_id: number; user_id: number },
  now: Date,
): Promise<void> {
  const identity = await takeRegisteredIdentity(db, user_id)
  if (!identity) return
  await addIdentity(db, { ...identity, team_id, user_id }, now)
  await notePasswordUnknown(db, { team_id, user_id })
}
