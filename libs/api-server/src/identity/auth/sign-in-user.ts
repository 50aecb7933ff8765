import type { SignedInUser } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { findUser } from '../me/queries.ts'
import { problem } from '../../platform/request/problem.ts'
import type { Problem } from '../../platform/request/problem.ts'
import { aliveAfter } from './authenticate.ts'
import { recordFor } from './circumstances.ts'
import type { Circumstances } from './circumstances.ts'
import { rememberDevice } from './known-devices.ts'
import { forgetDeadSessions, startSession } from './session-directory.ts'
import type { Proved } from './session-directory.ts'
import { hashToken, newToken } from '../../platform/secrets/token.ts'

/** Enough to recognise a device; anything can be sent. */
const keptOfUserAgent = 300

/**
 * Starts a session, with a new token, and remembers the device.
 * @throws ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN; for a password replaced in the meantime INVALID_CREDENTIALS, or
 * INVALID_STATE_TRY_AGAIN for a sign-in through a provider
 */
export async function signInUser(circumstances: Circumstances, proved: Proved): Promise<SignedInUser> {
  const { dependencies, address, request_id, headers } = circumstances
  const { database, log, now, settings } = dependencies
  const { team_id, user_id } = proved
  const token = newToken()
  const at = now()
  await forgetDeadSessions(database, { team_id, user_id }, aliveAfter(settings, at))
  const user_agent = headers.get('user-agent')?.slice(0, keptOfUserAgent) ?? null
  const session = { ...proved, token_hash: await hashToken(token), address, user_agent }
  if (!(await startSession(database, session, at))) throw endedMeanwhile(proved)
  const user = await inTeam(database, team_id, async (db) => {
    if (!(await keepPerson(db, user_id))) throw endedMeanwhile(proved)
    await recordFor(circumstances, db, user_id, {
      action: 'session.started',
      subject: 'user',
      subject_id: user_id,
      subject_name: null,
    })
    return findUser(db, user_id)
  })
  await rememberDevice(circumstances, { team_id, user_id })
  log.info({ request_id, address, team_id, user_id }, 'signed in')
  return { ...user, personal_access_token: token }
}

/** An account that was active a moment ago has a new password since then, or was deactivated or removed. */
function endedMeanwhile({ password_hash, by_password }: Proved): Problem {
  if (password_hash === undefined) return problem('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
  return problem(by_password ? 'INVALID_CREDENTIALS' : 'INVALID_STATE_TRY_AGAIN')
}

/** Prevents the removal of a person until the transaction ends; false if they were removed already. */
async function keepPerson(db: TeamDatabase, user_id: number): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .forKeyShare()
    .executeTakeFirst()
  return person !== undefined
}
