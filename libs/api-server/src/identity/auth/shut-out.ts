import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { forgetDevices } from './known-devices.ts'
import { endSessionsOf } from './session-directory.ts'
import type { UserKey } from './directory.ts'
import { endLinks } from './links.ts'
import { endPageOf } from './registration-queries.ts'

/**
 * Ends everything by which somebody is signed in or could sign in without their password: they may not sign
 * in any more.
 */
export async function shutOut(db: Kysely<Database>, user: UserKey, at: Date): Promise<void> {
  await endSessionsOf(db, user)
  await forgetDevices(db, user)
  await endLinks(db, 'reset-password', user.user_id, at)
  await endLinks(db, 'change-email', user.user_id, at)
  await endPageOf(db, user.user_id)
}
