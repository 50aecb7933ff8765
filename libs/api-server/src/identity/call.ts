import type * as v from 'valibot'
import { isWrite } from '@tandem/api-contract'
import type { Endpoint, EndpointData, Language } from '@tandem/api-contract'
import type { Reading } from '../platform/database/reading.ts'
import { inTeam, readInTeam } from '../platform/database/team-scope.ts'
import type { TeamDatabase } from '../platform/database/team-scope.ts'
import type { ApiDependencies } from '../platform/dependencies/dependencies.ts'
import { askedLanguage } from '../platform/language/asked-language.ts'
import { problem } from '../platform/request/problem.ts'
import { readBody } from '../platform/request/read-body.ts'
import { readInput } from '../platform/request/read-input.ts'
import { searchOf } from '../platform/request/search-of.ts'
import type { Session } from '../platform/request/session.ts'
import { recordAudits } from './audit/audit.ts'
import type { AuditEntry } from './audit/audit.ts'

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

/** What a handler answers: the data of its endpoint, and `meta` if that has one. */
export type Answer<E extends Endpoint> = E['meta'] extends v.GenericSchema
  ? { data: EndpointData<E>; meta: v.InferOutput<E['meta']> }
  : { data: EndpointData<E> }

/** Files are read chunk by chunk after the answer has begun, and their export is recorded. */
export const isRead = (endpoint: Endpoint) => !isWrite(endpoint) && endpoint.answers === 'json'

/** The parsed input of a call. */
type Input<E extends Endpoint> = Pick<Call<E>, 'params' | 'search' | 'body'>

/** @throws MODEL_NOT_FOUND for a wrong address, VALIDATION_FAILED with the fields for other wrong input */
export async function readCallInput<E extends Endpoint>(
  endpoint: E,
  { request, params }: Incoming,
): Promise<Input<E>> {
  return {
    params: readInput(endpoint.params, params, () => problem('MODEL_NOT_FOUND')) as Call<E>['params'],
    search: readInput(endpoint.search, searchOf(request, endpoint)) as Call<E>['search'],
    body: readInput(
      endpoint.body,
      endpoint.body && (await readBody(request, endpoint.bodyBytes)),
    ) as Call<E>['body'],
  }
}

/** A session whose verification is still running, as part of a reading that the call's first read joins. */
export interface Proving {
  reading: Reading
  proved: Promise<unknown>
}

interface CallContext<E extends Endpoint> {
  endpoint: E
  incoming: Incoming
  input: Input<E>
  session: Session | null
  proving: Proving | undefined
}

/** Makes what the handler of an endpoint receives, with the dependencies that it may use. */
export function callOf<E extends Endpoint>(
  dependencies: ApiDependencies,
  { endpoint, incoming, input, session, proving }: CallContext<E>,
): Call<E> {
  const { request, request_id, address, inDatabase, setCookie } = incoming
  const owner = () => {
    if (!session) throw new Error(`${endpoint.name} is public: it has no session`)
    return session
  }
  const takeReading = readingOnce(proving)
  return {
    ...input,
    get session() {
      return owner()
    },
    async team(work) {
      const { team_id } = owner()
      return inDatabase(async () => {
        if (!isRead(endpoint)) return inTeam(dependencies.database, team_id, work)
        // Simultaneous or later reads use a separate connection.
        const result = await readInTeam(dependencies.database, team_id, work, takeReading())
        await proving?.proved
        return result
      })
    },
    async countingTeam(work) {
      const { team_id } = owner()
      return inDatabase(async () => {
        await proving?.proved
        return inTeam(dependencies.database, team_id, work)
      })
    },
    audit: (db, ...entries) =>
      recordAudits(db, entries, { at: dependencies.now(), user_id: owner().user_id, address, request_id }),
    dependencies,
    request_id,
    address,
    language: session?.language ?? askedLanguage(request.headers),
    headers: request.headers,
    setCookie,
  }
}

/** The reading of the verification, for the first who asks, and only until the session is verified. */
function readingOnce(proving: Proving | undefined) {
  let first = proving?.reading
  const take = () => {
    const taken = first
    first = undefined
    return taken
  }
  // Its round trip has started: later reads get their own time.
  proving?.proved.then(take, take)
  return take
}
