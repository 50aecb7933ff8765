import type { PendingRegistration } from '@tandem/api-contract'
import { accountMessages } from '@tandem/api-contract'
import type { LinkFields } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { ApiDependencies, ApiSettings } from '../dependencies.ts'
import { timezones } from '../helpers/timezones.ts'
import type { Mail } from '../mail/mail.ts'
import { queueMail, queueNoMail } from '../mail/outbox.ts'
import { fieldProblem, problem } from '../problem.ts'
import { takeTurn } from './account-limits.ts'
import type { Circumstances } from './circumstances.ts'
import { AddressTakenError, createAccount } from './create-account.ts'
import { findLogin } from './directory.ts'
import type { UserKey } from './directory.ts'
import { linkEnded, newLink, nobody, useLink } from './links.ts'
import { findWaiting, keepRegistration, lockWaiting, markVerified } from './registration-queries.ts'
import { linkRegisteredIdentity } from './social/linked-identity.ts'
import { hashToken, newToken } from './token.ts'

/** @throws REGISTRATION_CLOSED */
export function refuseWhenClosed({ settings }: Pick<ApiDependencies, 'settings'>) {
  if (settings.registration === 'closed') throw problem('REGISTRATION_CLOSED')
}

/** @throws VALIDATION_FAILED on `timezone` */
export function refuseUnknownTimezone(timezone: string) {
  if (!timezones.has(timezone)) throw fieldProblem('timezone', accountMessages.timezoneUnknown)
}

interface NewRegistration {
  email: string
  name: string
  password: string
  team_name: string
  timezone: string
}

/**
 * Keeps a registration until its mail is answered. An address that has an account gets the same answer at the same
 * cost; its owner is told by mail. `step` adds to the transaction, under the id that the user will have.
 *
 * @throws TOO_MANY_REQUESTS
 */
export async function beginRegistration(
  circumstances: Circumstances,
  { password, ...registration }: NewRegistration,
  step?: (db: Transaction<Database>, user_id: number) => Promise<void>,
): Promise<PendingRegistration> {
  const { dependencies } = circumstances
  const { database, now, passwords, settings } = dependencies
  await takeTurn(circumstances, 'registrations', registration.email)
  const password_hash = await passwords.hash(password)
  const on_page_token = newToken()
  const page_token_hash = await hashToken(on_page_token)
  const at = now()
  const { email, name, team_name: team } = registration
  const id = await database.transaction().execute(async (db) => {
    const login = await findLogin(db, email)
    const user_id = await keepRegistration(db, { ...registration, password_hash, page_token_hash }, at)
    const link = await newLink(db, 'verify-email', { user_id, team_id: null, email }, { settings, at })
    await step?.(db, user_id)
    const mail: Mail = login
      ? alreadyRegistered(settings, login)
      : { template: 'verify-email', to: email, name, team, link }
    await queueMail(db, mail, dependencies)
    return user_id
  })
  return { id, on_page_token }
}

/** Tells the owner of an account that somebody, maybe they themselves, tried to make it again. */
export const alreadyRegistered = (
  { appUrl }: ApiSettings,
  { email, name }: { email: string; name: string },
): Mail => ({
  template: 'already-registered',
  to: email,
  name,
  sign_in_link: `${appUrl}/auth/login`,
  reset_link: `${appUrl}/auth/forgot-password`,
})

/**
 * Sends the mail of a registration again. Any address costs the same and gets the same answer.
 * @throws TOO_MANY_REQUESTS
 */
export async function resendVerification(circumstances: Circumstances, email: string): Promise<void> {
  const { dependencies } = circumstances
  const { database, now, settings } = dependencies
  await takeTurn(circumstances, 'verification-mails', email)
  await takeTurn(circumstances, 'verification-mails-hourly', email)
  const at = now()
  await database.transaction().execute(async (db) => {
    const login = await findLogin(db, email)
    const waiting = await findWaiting(db, email)
    const user_id = login ? nobody : (waiting?.user_id ?? nobody)
    const link = await newLink(db, 'verify-email', { user_id, team_id: null, email }, { settings, at })
    const { name = '', team_name: team = '' } = waiting ?? {}
    const verify: Mail = { template: 'verify-email', to: email, name, team, link }
    if (login) await queueMail(db, alreadyRegistered(settings, login), dependencies)
    else if (waiting) await queueMail(db, verify, dependencies)
    else await queueNoMail(db, verify, dependencies)
  })
}

/**
 * Uses the link of a registration: makes its team and user.
 * @throws LINK_EXPIRED_OR_INVALID, INVALID_USER_ID_OR_HASH
 */
export async function openRegistration(circumstances: Circumstances, link: LinkFields): Promise<UserKey> {
  const { database, now } = circumstances.dependencies
  const at = now()
  try {
    return await database.transaction().execute(async (db) => {
      const { user_id } = await useLink(db, 'verify-email', link, at)
      const registration = await lockWaiting(db, user_id)
      // Replaced by a newer one of the same address.
      if (!registration) throw linkEnded('verify-email')
      const user = await createAccount(db, registration, circumstances)
      await markVerified(db, user, at)
      await linkRegisteredIdentity(db, user, at)
      return user
    })
  } catch (error) {
    // By an invitation, or a change of address, after the registration.
    if (error instanceof AddressTakenError) throw linkEnded('verify-email')
    throw error
  }
}
