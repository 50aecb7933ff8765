import type { ApiDependencies, Passwords } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'
import { callerOf, forgetTurns, takeTurn } from './account-limits.ts'
import type { Circumstances } from './circumstances.ts'
import { findLogin, replacePasswordHash } from './directory.ts'
import { findKnownDevice } from './known-devices.ts'
import type { Proved } from './session-directory.ts'
import { recordRefusedSignIn } from './record-refused-sign-in.ts'
import { findWaiting } from './registration-queries.ts'
import { countGuess, uncountGuess } from './sign-in-guesses.ts'
import { newToken } from '../../platform/secrets/token.ts'

/** Compared when there is no account, so that known and unknown addresses take equally long. */
const decoys = new WeakMap<Passwords, Promise<string>>()
function decoyHash(dependencies: ApiDependencies) {
  const decoy = decoys.get(dependencies.passwords) ?? dependencies.passwords.hash(newToken())
  decoys.set(dependencies.passwords, decoy)
  return decoy
}

/**
 * Finds the account of a password. Every address takes the same work and gets the same answer, with or
 * without an account, until the password is right. Failures block the address for the caller's network, and
 * slow down all unknown devices together; a device that signed in to the account before is counted
 * separately.
 *
 * @throws TOO_MANY_REQUESTS, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN
 */
export async function checkPassword(
  circumstances: Circumstances,
  email: string,
  password: string,
): Promise<Required<Proved>> {
  const { dependencies, address, request_id } = circumstances
  const { database, passwords, log } = dependencies
  // Counted before the password is checked: parallel guesses are limited too.
  const device = await findKnownDevice(circumstances, email)
  const caller = callerOf(circumstances, email, device)
  await takeTurn(circumstances, 'sign-in-failures', caller)
  if (device === null) await countGuess(circumstances, email)
  const decoy = await decoyHash(dependencies)
  const login = await findLogin(database, email)
  const waiting = await findWaiting(database, email)
  const expected = login?.password_hash ?? waiting?.password_hash
  const isRight = await passwords.verify(password, expected ?? decoy)
  if (expected === undefined || !isRight) {
    log.info({ request_id, address, user_id: login?.user_id, team_id: login?.team_id }, 'sign-in failed')
    await recordRefusedSignIn(circumstances, login, 'password')
    throw problem('INVALID_CREDENTIALS')
  }
  await forgetTurns(dependencies, 'sign-in-failures', caller)
  if (device === null) await uncountGuess(circumstances, email)
  if (!login || login.status === 'pending') throw problem('EMAIL_NOT_VERIFIED')
  const { team_id, user_id, password_hash, status } = login
  if (status !== 'active') {
    log.warn({ request_id, address, team_id, user_id }, 'sign-in refused: the account is deactivated')
    await recordRefusedSignIn(circumstances, login, 'deactivated')
    throw problem('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
  }
  if (!passwords.isOutdated(password_hash)) return { team_id, user_id, password_hash, by_password: true }
  const stronger = await passwords.hash(password)
  if (await replacePasswordHash(database, login, stronger, password_hash)) {
    return { team_id, user_id, password_hash: stronger, by_password: true }
  }
  // Replaced in the meantime: by a simultaneous sign-in, which changes nothing, or by a new password.
  return checkPassword(circumstances, email, password)
}
