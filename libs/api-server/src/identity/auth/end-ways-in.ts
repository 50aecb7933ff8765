import type { SocialProvider } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { UserKey } from './directory.ts'
import { endLinks, endLaterUndos } from './links.ts'
import { forgetWaiting } from './registration-queries.ts'
import { shutOut } from './shut-out.ts'
import { removeIdentitiesOf } from './social/identity-directory.ts'

/**
 * Ends every way into an account that the mailbox's owner didn't just prove: sessions, provider sign-ins,
 * links, and pending registrations of this address. The caller locks the person first and replaces the
 * password, so that a running sign-in ends too. Links that restore a former address stay: somebody who moved
 * the address must not be able to end them. But those in mailboxes that the account had later than the proven
 * one end. Returns the removed providers.
 */
export async function endWaysIn(
  db: Transaction<Database>,
  account: UserKey & { email: string },
  at: Date,
): Promise<SocialProvider[]> {
  await shutOut(db, account, at)
  await endLinks(db, 'undo-sign-in', account.user_id, at)
  await endLaterUndos(db, account, at)
  await forgetWaiting(db, account.email)
  return removeIdentitiesOf(db, account)
}
