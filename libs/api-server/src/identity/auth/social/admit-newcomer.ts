import type {
  PendingRegistration,
  SignedInUser,
  SocialCompletion,
  SocialProvider,
} from '@tandem/api-contract'
import { accountMessages } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { fieldProblem, problem } from '../../../platform/request/problem.ts'
import type { Circumstances } from '../circumstances.ts'
import { AddressTakenError, createAccount } from '../create-account.ts'
import { beginRegistration, refuseUnknownTimezone } from '../registration.ts'
import { forgetWaiting } from '../registration-queries.ts'
import { signInUser } from '../sign-in-user.ts'
import { bearerToken, hashToken, newToken } from '../../../platform/secrets/token.ts'
import { findNewcomer, takeNewcomer } from './directory.ts'
import { addIdentity, keepRegisteredIdentity } from './identity-directory.ts'
import { lifetimes, youngerThan } from './lifetimes.ts'
import { addressOf, newcomerContext, openIdentity, verifiedAddressOf } from './sealed-identity.ts'

/** Somebody with a known identity and without an account. */
interface Newcomer {
  token_hash: string
  provider: SocialProvider
  subject: string
  /** The address that the provider has verified. */
  email: string | null
  /** The identity's address there, verified or not. */
  provider_email: string | null
}

/** The newcomer whose token is in the header. @throws INVALID_STATE_TRY_AGAIN */
export async function readNewcomer({ dependencies }: Circumstances, headers: Headers): Promise<Newcomer> {
  const { database, secrets, now } = dependencies
  const token = bearerToken(headers)
  // Not UNAUTHENTICATED, because no session has ended.
  if (!token) throw problem('INVALID_STATE_TRY_AGAIN')
  const token_hash = await hashToken(token)
  const kept = await findNewcomer(database, token_hash, youngerThan(now(), lifetimes.newcomer))
  if (!kept) throw problem('INVALID_STATE_TRY_AGAIN')
  const identity = await openIdentity(secrets, kept.sealed, newcomerContext(token_hash))
  const { provider } = kept
  return {
    token_hash,
    provider,
    subject: identity.subject,
    email: verifiedAddressOf(identity),
    provider_email: addressOf(identity),
  }
}

/**
 * Creates the account of a new person: immediately for an address that the provider has verified, otherwise
 * after the typed one is verified. The token, the account and the identity succeed or fail together, so a
 * form sent twice creates one account.
 *
 * @throws INVALID_STATE_TRY_AGAIN, VALIDATION_FAILED and what `beginRegistration` throws
 */
export async function admitNewcomer(
  circumstances: Circumstances,
  newcomer: Newcomer,
  { email, ...form }: SocialCompletion,
): Promise<{ user: SignedInUser } | PendingRegistration> {
  const { database, passwords, now } = circumstances.dependencies
  const { provider, subject, provider_email } = newcomer
  const useUp = async (db: Transaction<Database>) => {
    if (!(await takeNewcomer(db, newcomer.token_hash))) throw problem('INVALID_STATE_TRY_AGAIN')
  }

  refuseUnknownTimezone(form.timezone)
  if (newcomer.email === null) {
    if (email === undefined) throw fieldProblem('email', accountMessages.socialCompletion.emailNeeded)
    return beginRegistration(circumstances, { ...form, email, password: newToken() }, async (db, user_id) => {
      await useUp(db)
      await keepRegisteredIdentity(db, { user_id, provider, subject, email: provider_email }, now())
    })
  }

  if (email !== undefined && email !== newcomer.email) {
    throw fieldProblem('email', accountMessages.socialCompletion.otherEmail)
  }
  // Nobody knows this password: the person can request a new one by mail.
  const account = {
    ...form,
    email: newcomer.email,
    password_hash: await passwords.hash(newToken()),
    password_set_at: null,
  }
  const user = await database
    .transaction()
    .execute(async (db) => {
      await useUp(db)
      const made = await createAccount(db, account, circumstances)
      await forgetWaiting(db, account.email)
      const identity = { provider, subject, email: provider_email, ...made }
      if ((await addIdentity(db, identity, now())) === null) throw problem('INVALID_STATE_TRY_AGAIN')
      return made
    })
    .catch((error: unknown) => {
      // The next attempt finds the account and asks for its password.
      throw error instanceof AddressTakenError ? problem('INVALID_STATE_TRY_AGAIN') : error
    })
  return { user: await signInUser(circumstances, user) }
}
