import { parse, serialize } from 'hono/utils/cookie'
import type { SignedInUser } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { Problem, problem } from '../../platform/request/problem.ts'
import { hashToken } from '../../platform/secrets/token.ts'
import { findUser } from '../me/queries.ts'
import { handOverSeconds, hasTurn } from './account-limits.ts'
import { authenticate } from './authenticate.ts'
import type { Circumstances } from './circumstances.ts'

/** The purpose of the sealed cookie: nothing sealed for another purpose is accepted. */
const purpose = 'hand-over'

/**
 * The cookie of a session started by a form without script: sealed, unreadable for scripts, and valid for one
 * exchange within five minutes. With TLS its name has the prefix that keeps other hosts from setting it.
 */
const cookieName = (appUrl: string) =>
  appUrl.startsWith('https:') ? '__Host-tandem_hand_over' : 'tandem_hand_over'

const cookie = (value: string, maxAge: number, appUrl: string) =>
  serialize(cookieName(appUrl), value, {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Strict',
    maxAge,
  })

/** The `Set-Cookie` that hands a session over to the app. */
export async function handOverCookie(
  { secrets, settings, now }: ApiDependencies,
  token: string,
): Promise<string> {
  const until = now().getTime() + handOverSeconds * 1000
  return cookie(
    await secrets.seal(JSON.stringify({ token, until }), purpose),
    handOverSeconds,
    settings.appUrl,
  )
}

/**
 * The session in the caller's cookie, which is used up.
 * @throws INVALID_STATE_TRY_AGAIN without a cookie, or when it is too old, used already or belongs to an
 * ended session
 */
export async function takeHandOver(circumstances: Circumstances): Promise<SignedInUser> {
  const { dependencies, headers, address, setCookie } = circumstances
  const { database, settings, now } = dependencies
  const name = cookieName(settings.appUrl)
  const sealed = parse(headers.get('cookie') ?? '', name)[name]
  setCookie(cookie('', 0, settings.appUrl))
  const opened = sealed === undefined ? null : await open(dependencies, sealed)
  if (sealed === undefined || opened === null || opened.until < now().getTime())
    throw problem('INVALID_STATE_TRY_AGAIN')
  if (!(await hasTurn(circumstances, 'hand-overs', await hashToken(sealed))))
    throw problem('INVALID_STATE_TRY_AGAIN')
  const bearer = new Headers({ authorization: `Bearer ${opened.token}` })
  const session = await authenticate(dependencies, { headers: bearer, address }).catch((error: unknown) => {
    throw isEnded(error) ? problem('INVALID_STATE_TRY_AGAIN') : error
  })
  const user = await inTeam(database, session.team_id, (db) => findUser(db, session.user_id))
  return { ...user, personal_access_token: opened.token }
}

/** Anything can be sent as a cookie; only what our key sealed for this purpose opens. */
async function open({ secrets }: ApiDependencies, sealed: string) {
  try {
    return JSON.parse(await secrets.open(sealed, purpose)) as { token: string; until: number }
  } catch {
    return null
  }
}

const isEnded = (error: unknown) => error instanceof Problem && error.code === 'UNAUTHENTICATED'
