import type { Language, PendingRegistration } from '@tandem/api-contract'
import { accountMessages } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { ApiDependencies, ApiSettings } from '../../platform/dependencies/dependencies.ts'
import { isTimezone } from '../helpers/timezones.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail, queueNoMail } from '../../platform/mail/outbox.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { callerOf, hasTurn, takeTurn } from './account-limits.ts'
import type { Circumstances } from './circumstances.ts'
import { findLogin } from './directory.ts'
import { nobody } from './link-kinds.ts'
import { linkAgain, newLink } from './make-link.ts'
import { findWaiting, keepRegistration } from './registration-queries.ts'
import { hashToken, newToken } from '../../platform/secrets/token.ts'

/** @throws REGISTRATION_CLOSED */
export function refuseWhenClosed({ settings }: Pick<ApiDependencies, 'settings'>) {
  if (settings.registration === 'closed') throw problem('REGISTRATION_CLOSED')
}

/** @throws VALIDATION_FAILED on `timezone` */
export function refuseUnknownTimezone(timezone: string) {
  if (!isTimezone(timezone)) throw fieldProblem('timezone', accountMessages.timezoneUnknown)
}

interface NewRegistration {
  email: string
  name: string
  password: string
  team_name: string
  timezone: string
}

/**
 * Stores a registration until its mail is answered. An address with an account gets the same answer at the
 * same cost; its owner is informed by mail. `step` adds to the transaction, with the future user's id. An
 * address that was registered too often keeps its pending registration, and that link is mailed again:
 * strangers can't take the link from the owner, nor fill the mailbox.
 *
 * @throws TOO_MANY_REQUESTS
 */
export async function beginRegistration(
  circumstances: Circumstances,
  { password, ...registration }: NewRegistration,
  step?: (db: Transaction<Database>, user_id: number) => Promise<void>,
): Promise<PendingRegistration> {
  const { dependencies, language } = circumstances
  const { database, now, passwords, secrets, settings } = dependencies
  await takeTurn(circumstances, 'registrations', callerOf(circumstances, registration.email, null))
  const mayReplace = await hasTurn(circumstances, 'registrations-of-address', registration.email)
  const password_hash = await passwords.hash(password)
  const on_page_token = newToken()
  const page_token_hash = await hashToken(on_page_token)
  const at = now()
  const { email, name, team_name: team } = registration
  const waiting = mayReplace ? null : await mailVerificationAgain(circumstances, email)
  if (waiting !== null) return { id: waiting, on_page_token }
  const id = await database.transaction().execute(async (db) => {
    const login = await findLogin(db, email)
    const user_id = await keepRegistration(db, { ...registration, password_hash, page_token_hash }, at)
    const link = await newLink(
      db,
      'verify-email',
      { user_id, team_id: null, email },
      { settings, secrets, at },
    )
    await step?.(db, user_id)
    const mail: Mail = login
      ? alreadyRegistered(settings, login, language)
      : { template: 'verify-email', to: email, language, name, team, link }
    await queueMail(db, mail, dependencies)
    return user_id
  })
  return { id, on_page_token }
}

/**
 * Informs the owner of an account that somebody, maybe they themselves, tried to register it again. `asked` is the
 * language of the request, for an owner who chose none.
 */
export const alreadyRegistered = (
  { appUrl }: ApiSettings,
  { email, name, language }: { email: string; name: string; language: Language | null },
  asked: Language,
): Mail => ({
  template: 'already-registered',
  to: email,
  language: language ?? asked,
  name,
  sign_in_link: `${appUrl}/auth/login`,
  reset_link: `${appUrl}/auth/forgot-password`,
})

/**
 * Sends the mail of a registration again, with the same link. Every address has the same cost and answer.
 * @throws TOO_MANY_REQUESTS
 */
export async function resendVerification(circumstances: Circumstances, email: string): Promise<void> {
  const caller = callerOf(circumstances, email, null)
  await takeTurn(circumstances, 'verification-mails', caller)
  await takeTurn(circumstances, 'verification-mails-hourly', caller)
  await mailVerificationAgain(circumstances, email)
}

/** Returns the id of the address's pending registration, or null. */
async function mailVerificationAgain(
  { dependencies, language }: Circumstances,
  email: string,
): Promise<number | null> {
  const { database, now, secrets, settings } = dependencies
  const at = now()
  return database.transaction().execute(async (db) => {
    const login = await findLogin(db, email)
    const waiting = await findWaiting(db, email)
    const user_id = login ? nobody : (waiting?.user_id ?? nobody)
    const to = { user_id, team_id: null, email }
    const { url: link, isMailed } = await linkAgain(db, 'verify-email', to, { settings, secrets, at })
    const { name = '', team_name: team = '' } = waiting ?? {}
    const verify: Mail = { template: 'verify-email', to: email, language, name, team, link }
    if (login && isMailed) await queueMail(db, alreadyRegistered(settings, login, language), dependencies)
    else if (waiting && isMailed) await queueMail(db, verify, dependencies)
    else await queueNoMail(db, verify, dependencies)
    return waiting?.user_id ?? null
  })
}
