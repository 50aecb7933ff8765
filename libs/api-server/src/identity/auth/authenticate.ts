import type { ApiDependencies, ApiSettings } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'
import { findSession, touchSession } from './session-directory.ts'
import type { Session } from '../../platform/request/session.ts'
import { bearerToken, hashToken } from '../../platform/secrets/token.ts'

/** A session is marked as used at most once a minute: reads would become writes otherwise. */
const touchEverySeconds = 60

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** What a session must be younger than, and used later than, to be alive. */
export const aliveAfter = (settings: ApiSettings, now: Date) => ({
  createdAfter: secondsBefore(now, settings.sessionSeconds),
  usedAfter: secondsBefore(now, settings.sessionIdleSeconds),
})

/** The session of the bearer token. @throws UNAUTHENTICATED */
export async function authenticate(
  dependencies: ApiDependencies,
  { headers, address }: { headers: Headers; address: string },
): Promise<Session> {
  const { database, settings, now } = dependencies
  const token = bearerToken(headers)
  if (!token) throw problem('UNAUTHENTICATED')
  const at = now()
  const session = await findSession(database, await hashToken(token), aliveAfter(settings, at))
  if (!session) throw problem('UNAUTHENTICATED')
  if (new Date(session.used_at) < secondsBefore(at, touchEverySeconds)) {
    await touchSession(database, session.token_hash, address, at)
  }
  return session
}
