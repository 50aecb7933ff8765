import type { SignedInUser } from '@tandem/api-contract'
import { inTeam } from '../database/team-scope.ts'
import { findUser } from '../me/queries.ts'
import { problem } from '../problem.ts'
import { aliveAfter } from './authenticate.ts'
import { recordFor } from './circumstances.ts'
import type { Circumstances } from './circumstances.ts'
import { forgetDeadSessions, startSession } from './directory.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Starts a session, with a token that nobody has had before. @throws ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN
 */
export async function signInUser(
  circumstances: Circumstances,
  { team_id, user_id }: { team_id: number; user_id: number },
): Promise<SignedInUser> {
  const { dependencies, address, request_id } = circumstances
  const { database, log, now, settings } = dependencies
  const token = newToken()
  const at = now()
  await forgetDeadSessions(database, { team_id, user_id }, aliveAfter(settings, at))
  const isStarted = await startSession(database, { token_hash: await hashToken(token), team_id, user_id }, at)
  if (!isStarted) throw problem('ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN')
  const user = await inTeam(database, team_id, async (db) => {
    await recordFor(circumstances, db, user_id, {
      action: 'session.started',
      subject: 'user',
      subject_id: user_id,
    })
    return findUser(db, user_id)
  })
  log.info({ request_id, address, team_id, user_id }, 'signed in')
  return { ...user, personal_access_token: token }
}
