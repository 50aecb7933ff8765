import { login, logout } from '@tandem/api-contract'
import { recordAudit } from '../audit/audit.ts'
import { inTeam } from '../database/team-scope.ts'
import type { ApiDependencies, Limiter } from '../dependencies.ts'
import { implement } from '../implement.ts'
import { findUser } from '../me/queries.ts'
import { problem } from '../problem.ts'
import { aliveAfter } from './authenticate.ts'
import { endSession, findLogin, forgetDeadSessions, replacePasswordHash, startSession } from './directory.ts'
import { hashToken, newToken } from './token.ts'

/** Ten failures for one address lock its sign-in for ten minutes, whether or not it has an account. */
const failuresAllowed = { calls: 10, seconds: 600 }

const failureLimiters = new WeakMap<ApiDependencies, Limiter>()
function failureLimiter(dependencies: ApiDependencies) {
  const limiter =
    failureLimiters.get(dependencies) ?? dependencies.limiter('sign-in-failures', failuresAllowed)
  failureLimiters.set(dependencies, limiter)
  return limiter
}

/** Compared with when there is no account, so that known and unknown addresses cost the same. */
const decoys = new WeakMap<ApiDependencies, Promise<string>>()
function decoyHash(dependencies: ApiDependencies) {
  const decoy = decoys.get(dependencies) ?? dependencies.passwords.hash(newToken())
  decoys.set(dependencies, decoy)
  return decoy
}

export const authRoutes = [
  implement(login, async ({ body, dependencies, address, request_id }) => {
    const { database, passwords, log, now, settings } = dependencies
    // Counted before the password is looked at: parallel guesses are limited too.
    const failures = failureLimiter(dependencies)
    const wait = await failures.take(body.email)
    if (wait !== null) {
      log.warn({ request_id, address }, 'sign-in locked after too many failures')
      throw problem('TOO_MANY_REQUESTS', { seconds_left: wait })
    }

    const known = await findLogin(database, body.email)
    const isRight = await passwords.verify(
      body.password,
      known?.password_hash ?? (await decoyHash(dependencies)),
    )
    if (!known || !isRight) {
      log.info({ request_id, address, user_id: known?.user_id }, 'sign-in failed')
      throw problem('INVALID_CREDENTIALS')
    }
    await failures.reset(body.email)
    if (known.status === 'pending') throw problem('EMAIL_NOT_VERIFIED')
    if (known.status !== 'active') throw problem('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')

    if (passwords.isOutdated(known.password_hash)) {
      await replacePasswordHash(database, body.email, await passwords.hash(body.password))
    }
    const token = newToken()
    const { team_id, user_id } = known
    const at = now()
    await forgetDeadSessions(database, { team_id, user_id }, aliveAfter(settings, at))
    await startSession(database, { token_hash: await hashToken(token), team_id, user_id }, at)
    const user = await inTeam(database, team_id, async (db) => {
      await recordAudit(db, {
        action: 'session.started',
        subject: 'user',
        subject_id: user_id,
        at,
        user_id,
        address,
        request_id,
      })
      return findUser(db, user_id)
    })
    log.info({ request_id, address, team_id, user_id }, 'signed in')
    return { data: { user: { ...user, personal_access_token: token } } }
  }),

  implement(logout, async ({ session, dependencies }) => {
    await endSession(dependencies.database, session.token_hash)
    return { data: null }
  }),
]
