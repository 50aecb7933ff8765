import type * as v from 'valibot'
import { isAllowed, isWrite, takesWriteKey } from '@tandem/api-contract'
import type { Endpoint, EndpointData, Language, Limit, Permission } from '@tandem/api-contract'
import type { AuditEntry } from './audit/audit.ts'
import { recordAudits } from './audit/audit.ts'
import { authenticate, authenticateReader, SessionChanged } from './auth/authenticate.ts'
import { identifyCaller } from './auth/identify-caller.ts'
import type { Session } from '../platform/request/session.ts'
import { isDatabaseOutage } from '../platform/database/database-failure.ts'
import { openReading } from '../platform/database/reading.ts'
import type { Reading } from '../platform/database/reading.ts'
import { inTeam, readInTeam } from '../platform/database/team-scope.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import type { ApiDependencies, Limiter } from '../platform/dependencies/dependencies.ts'
import { Problem, problem } from '../platform/request/problem.ts'
import { askedLanguage } from '../platform/language/asked-language.ts'
import type { FileAnswer } from '../platform/request/file-answer.ts'
import { networkOf } from '../platform/request/network-of.ts'
import { readBody } from '../platform/request/read-body.ts'
import { readInput } from '../platform/request/read-input.ts'
import { refuseOtherSites } from '../platform/request/refuse-other-sites.ts'
import { searchOf } from '../platform/request/search-of.ts'
import { doOnce, writeKeyOf } from '../platform/write-keys/do-once.ts'
import type { Answered } from '../platform/write-keys/do-once.ts'

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** What a handler receives: its input is validated, the caller is known and allowed. */
export interface Call<E extends Endpoint = Endpoint> {
  params: Parsed<E['params']>
  search: Parsed<E['search']>
  body: Parsed<E['body']>
  /** The caller. @throws on a public endpoint */
  session: Session
  /** Runs queries for the caller's team: in one short transaction, or read-only when the endpoint is. */
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
  /**
   * Like `team`, but in one transaction that may write, for a read-only endpoint that stores its calculations for the
   * next reader.
   */
  countingTeam: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
  /** Records a change, or several made together, in the transaction that makes them. */
  audit: (db: TeamDatabase, ...entries: AuditEntry[]) => Promise<void>
  dependencies: ApiDependencies
  request_id: string
  /** The caller's IP address. */
  address: string
  /** The language of the answer: the choice of the caller, or else that of their browser. */
  language: Language
  /** The request's headers, for the rare call that reads a cookie or a token other than a session's. */
  headers: Headers
  /** Adds a `Set-Cookie` to the answer. */
  setCookie: (cookie: string) => void
}

type Answer<E extends Endpoint> = E['meta'] extends v.GenericSchema
  ? { data: EndpointData<E>; meta: v.InferOutput<E['meta']> }
  : { data: EndpointData<E> }

/** An endpoint of the contract with its handler; created by `implement`, mounted by `createApi`. */
export interface Implementation {
  endpoint: Endpoint
  answer: (
    dependencies: ApiDependencies,
    incoming: Incoming,
  ) => Promise<(Answered & { isReplayed?: boolean }) | FileAnswer>
}

/** A request from the router. */
export interface Incoming {
  request: Request
  params: Record<string, string>
  request_id: string
  address: string
  /** Runs what waits for the database, whose duration is shown to owners. */
  inDatabase: <T>(work: () => Promise<T>) => Promise<T>
  /** Receives the caller, for the log. */
  onSession: (session: Session) => void
  /** Receives a `Set-Cookie` for the answer. */
  setCookie: (cookie: string) => void
}

/**
 * Connects an endpoint to its handler. In this order: same site, session, permission, limit, input, key,
 * handler; so a caller without the permission learns nothing else.
 */
export const implement = <const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Implementation => join(endpoint, handler)

/** Like `implement`, for an endpoint that answers with a file. An error of its first chunk still becomes a failure. */
export const implementFile = <const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): Implementation => join(endpoint, handler)

function join<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | FileAnswer>,
): Implementation {
  return {
    endpoint,
    async answer(dependencies, incoming) {
      const { request, address, inDatabase } = incoming
      if (endpoint.sameSiteOnly) refuseOtherSites(request)
      if (endpoint.access === 'public') return attend(dependencies, incoming, null)
      const identified = await identifyCaller(dependencies, request, inDatabase)
      if (identified) {
        incoming.onSession(identified)
        return attend(dependencies, incoming, identified)
      }
      const caller = { headers: request.headers, address }
      if (isRead(endpoint)) {
        const reading = openReading()
        const reader = await inDatabase(() => authenticateReader(dependencies, caller, reading))
        const [proof, answer] = await Promise.allSettled([
          reader.proved,
          attend(dependencies, incoming, reader.session, { reading, proved: reader.proved }),
        ])
        if (proof.status === 'fulfilled') {
          incoming.onSession(reader.session)
          if (answer.status === 'rejected') throw answer.reason
          return answer.value
        }
        // A failing statement fails the verification with it, so that is repeated separately.
        const isShared = answer.status === 'rejected' && answer.reason === proof.reason
        const isProof = !isShared || proof.reason instanceof Problem || isDatabaseOutage(proof.reason)
        if (isProof && !(proof.reason instanceof SessionChanged)) throw proof.reason
      }
      const session = await inDatabase(() => authenticate(dependencies, caller))
      incoming.onSession(session)
      return attend(dependencies, incoming, session)
    },
  }

  async function attend(
    dependencies: ApiDependencies,
    incoming: Incoming,
    session: Session | null,
    read?: { reading: Reading; proved: Promise<unknown> },
  ) {
    const { request, request_id, address, inDatabase } = incoming
    if (session && !mayCall(session, endpoint.access)) throw problem('FORBIDDEN')
    await inDatabase(() => limit(dependencies, endpoint, address, session))

    const params = readInput(endpoint.params, incoming.params, () => problem('MODEL_NOT_FOUND'))
    const search = readInput(endpoint.search, searchOf(request, endpoint))
    const body = readInput(endpoint.body, endpoint.body && (await readBody(request, endpoint.bodyBytes)))

    const owner = () => {
      if (!session) throw new Error(`${endpoint.name} is public: it has no session`)
      return session
    }
    let first = read?.reading
    const takeReading = () => {
      const taken = first
      first = undefined
      return taken
    }
    // The round trip that verifies the session has started: later reads get their own time.
    read?.proved.then(takeReading, takeReading)
    const run = (used: ApiDependencies) =>
      handler({
        params: params as Call<E>['params'],
        search: search as Call<E>['search'],
        body: body as Call<E>['body'],
        get session() {
          return owner()
        },
        async team(work) {
          const { team_id } = owner()
          return inDatabase(async () => {
            if (!isRead(endpoint)) return inTeam(used.database, team_id, work)
            // Simultaneous or later reads use a separate connection.
            const result = await readInTeam(used.database, team_id, work, takeReading())
            await read?.proved
            return result
          })
        },
        async countingTeam(work) {
          const { team_id } = owner()
          return inDatabase(async () => {
            await read?.proved
            return inTeam(used.database, team_id, work)
          })
        },
        audit: (db, ...entries) =>
          recordAudits(db, entries, { at: used.now(), user_id: owner().user_id, address, request_id }),
        dependencies: used,
        request_id,
        address,
        language: session?.language ?? askedLanguage(request.headers),
        headers: request.headers,
        setCookie: incoming.setCookie,
      })
    const key = session && takesWriteKey(endpoint) ? writeKeyOf(request.headers) : null
    if (!session || key === null) return run(dependencies)
    const asked = [endpoint.method, endpoint.path, params, search, body]
    return doOnce(
      { dependencies, session, key, asked, request_id },
      run as (used: ApiDependencies) => Promise<Answer<E>>,
    )
  }
}

/** Files are read chunk by chunk after the answer has begun, and their export is recorded. */
const isRead = (endpoint: Endpoint) => !isWrite(endpoint) && endpoint.answers === 'json'

const mayCall = (session: Session, access: Endpoint['access']) =>
  access === 'signed-in' || isAllowed(session.role, access as Permission)

const limiters = new WeakMap<ApiDependencies['settings'], Map<string, Limiter>>()

async function limit(
  dependencies: ApiDependencies,
  endpoint: Endpoint,
  address: string,
  session: Session | null,
) {
  if (session && isWrite(endpoint)) {
    await takeTurn(dependencies, 'writes', dependencies.settings.writes, String(session.user_id))
  }
  if (!endpoint.limit) return
  if (endpoint.limit.per === 'address' && !dependencies.settings.limitsByAddress) return
  const key = endpoint.limit.per === 'user' ? String(session?.user_id) : networkOf(address)
  await takeTurn(dependencies, endpoint.name, endpoint.limit, key)
}

/** @throws TOO_MANY_REQUESTS with the seconds to wait */
async function takeTurn(
  { limiter, settings }: ApiDependencies,
  name: string,
  allowed: Pick<Limit, 'calls' | 'seconds'>,
  key: string,
) {
  const known = limiters.get(settings) ?? new Map<string, Limiter>()
  limiters.set(settings, known)
  const counter = known.get(name) ?? limiter(name, allowed)
  known.set(name, counter)
  const seconds = await counter.take(key)
  if (seconds !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: seconds })
}
