import type { EmailVerification, LinkFields, VerificationSubject } from '@tandem/api-contract'
import { accountMessages } from '@tandem/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import type { Circumstances } from './circumstances.ts'
import { AddressTakenError, createAccount } from './create-account.ts'
import { linkEnded } from './link-kinds.ts'
import { findLink, useLink } from './links.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import { findWaitingOf, lockWaiting, markVerified } from './registration-queries.ts'
import type { Proved } from './session-directory.ts'
import { findRegisteredProvider } from './social/identity-directory.ts'
import { linkRegisteredIdentity } from './social/link-registered-identity.ts'
import { hashToken } from '../../platform/secrets/token.ts'

/**
 * The subject of a verification link. Nothing is used up, because mail scanners open links too.
 * @throws LINK_EXPIRED_OR_INVALID, INVALID_USER_ID_OR_HASH
 */
export async function lookAtVerification(
  { dependencies: { database, now } }: Pick<Circumstances, 'dependencies'>,
  { on_page_token, ...link }: LinkFields & { on_page_token?: string | undefined },
): Promise<VerificationSubject> {
  const { registration, provider } = await findRegistration(database, link, now())
  const { name, email, team_name, page_token_hash } = registration
  const needs_password = !(await isSameBrowser(on_page_token, page_token_hash))
  return { name, email, team_name, provider, needs_password }
}

/**
 * Uses the link of a registration: creates its team and user. The person who registered hasn't proved that
 * the mailbox is theirs. So if the link is opened in another browser, a new password is chosen there, the provider is
 * connected only on request, and the page that waits in the first browser gets no session.
 *
 * @throws LINK_EXPIRED_OR_INVALID, INVALID_USER_ID_OR_HASH, VALIDATION_FAILED on `password`
 */
export async function verifyRegistration(
  circumstances: Circumstances,
  { on_page_token, password, connect_provider, ...link }: EmailVerification,
): Promise<Proved> {
  const { dependencies } = circumstances
  const { database, now, passwords } = dependencies
  const at = now()
  const { registration: seen } = await findRegistration(database, link, at)
  const isSame = await isSameBrowser(on_page_token, seen.page_token_hash)
  if (password === undefined && !isSame) throw fieldProblem('password', accountMessages.verification.password)
  if (password !== undefined) await refuseWeakPassword(dependencies, password, seen)
  const chosen = password === undefined ? null : await passwords.hash(password)
  try {
    return await database.transaction().execute(async (db) => {
      const { user_id } = await useLink(db, 'verify-email', link, at)
      const registration = await lockWaiting(db, user_id)
      // Replaced by a newer one for the same address.
      if (!registration) throw linkEnded('verify-email')
      const hasPassword = chosen !== null || (await findRegisteredProvider(db, user_id)) === null
      const user = await createAccount(
        db,
        {
          ...registration,
          password_hash: chosen ?? registration.password_hash,
          password_set_at: hasPassword ? at : null,
        },
        circumstances,
      )
      await markVerified(db, user, { at, isPageEnded: !isSame })
      await linkRegisteredIdentity(db, user, { isWanted: isSame || connect_provider === true, at })
      return { ...user, by_password: hasPassword }
    })
  } catch (error) {
    // By an invitation, or a change of address, after the registration.
    if (error instanceof AddressTakenError) throw linkEnded('verify-email')
    throw error
  }
}

/** The registration that waits for a link, and its provider. */
async function findRegistration(db: Kysely<Database>, link: LinkFields, at: Date) {
  const { user_id } = await findLink(db, 'verify-email', link, at)
  const registration = await findWaitingOf(db, user_id)
  if (!registration) throw linkEnded('verify-email')
  return { registration, provider: await findRegisteredProvider(db, user_id) }
}

/** Whether the registration began in this browser: no other one has the waiting page's token. */
const isSameBrowser = async (on_page_token: string | undefined, page_token_hash: string) =>
  on_page_token !== undefined && (await hashToken(on_page_token)) === page_token_hash
