import type { ApiDependencies, ApiSettings } from '../../platform/dependencies/dependencies.ts'
import { canReadTogether, directoryIn } from '../../platform/database/reading.ts'
import type { Reading } from '../../platform/database/reading.ts'
import { problem } from '../../platform/request/problem.ts'
import { noteActivity } from './note-activity.ts'
import { findSession, touchSession } from './session-directory.ts'
import type { Session } from '../../platform/request/session.ts'
import { bearerToken, hashToken } from '../../platform/secrets/token.ts'

/** A session is marked as used at most once a minute: otherwise reads would become writes. */
const touchEverySeconds = 60

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** The earliest start and last use of a valid session. */
export const aliveAfter = (settings: ApiSettings, now: Date) => ({
  createdAfter: secondsBefore(now, settings.sessionSeconds),
  usedAfter: secondsBefore(now, settings.sessionIdleSeconds),
})

interface Caller {
  headers: Headers
  address: string
}

/** The session of the bearer token. @throws UNAUTHENTICATED */
export async function authenticate(dependencies: ApiDependencies, caller: Caller): Promise<Session> {
  return proveSession(dependencies, caller, await tokenHash(caller), dependencies.database)
}

/** A different session than the known one: data read for that one must not be returned. */
export class SessionChanged extends Error {}

/** A reading caller, and the proof that the session is still valid and the same. */
export interface Reader {
  session: Session
  /** Rejects with UNAUTHENTICATED or SessionChanged: data must not be returned before it resolves. */
  proved: Promise<unknown>
}

/**
 * The session of a reading caller. A session verified by an earlier request is used as it was and verified
 * again together with the read, in the same round trip. @throws UNAUTHENTICATED
 */
export async function authenticateReader(
  dependencies: ApiDependencies,
  caller: Caller,
  reading: Reading,
): Promise<Reader> {
  const { database, settings } = dependencies
  const hash = await tokenHash(caller)
  const known = knownSessions(settings)
  const session = known.get(hash)
  const proving = proveSession(dependencies, caller, hash, directoryIn(database, reading)).then(
    (proven) => {
      remember(known, proven)
      return proven
    },
    (error: unknown) => {
      known.delete(hash)
      throw error
    },
  )
  if (!session || !canReadTogether(database)) return { session: await proving, proved: proving }
  const proved = proving.then((proven) => {
    if (!isSame(session, proven)) throw new SessionChanged()
  })
  // It is awaited with the read.
  proved.catch(() => undefined)
  return { session, proved }
}

async function tokenHash({ headers }: Caller): Promise<string> {
  const token = bearerToken(headers)
  if (!token) throw problem('UNAUTHENTICATED')
  return hashToken(token)
}

async function proveSession(
  dependencies: ApiDependencies,
  { address }: Caller,
  hash: string,
  directory: ApiDependencies['database'],
): Promise<Session> {
  const { database, settings } = dependencies
  const at = dependencies.now()
  const found = await findSession(directory, hash, aliveAfter(settings, at))
  if (!found) throw problem('UNAUTHENTICATED')
  await noteActivity(dependencies, found)
  const { used_at, last_active_at: _, ...session } = found
  if (new Date(used_at) < secondsBefore(at, touchEverySeconds)) {
    await touchSession(database, session.token_hash, address, at)
  }
  return session
}

/** Known sessions of one process, by the hash of their token. */
type KnownSessions = Map<string, Session>

const knownByServer = new WeakMap<ApiSettings, KnownSessions>()
const maxKnown = 10_000

function knownSessions(settings: ApiSettings): KnownSessions {
  const sessions = knownByServer.get(settings) ?? new Map<string, Session>()
  knownByServer.set(settings, sessions)
  return sessions
}

/** The least recently used one is dropped first. */
function remember(sessions: KnownSessions, session: Session) {
  sessions.delete(session.token_hash)
  sessions.set(session.token_hash, session)
  if (sessions.size > maxKnown) {
    const [oldest = ''] = sessions.keys()
    sessions.delete(oldest)
  }
}

const isSame = (one: Session, other: Session) =>
  one.id === other.id &&
  one.team_id === other.team_id &&
  one.user_id === other.user_id &&
  one.role === other.role &&
  one.language === other.language &&
  one.created_at === other.created_at &&
  one.by_password === other.by_password
