import * as v from 'valibot'
import { isAllowed, messages } from '@tandem/api-contract'
import type { Endpoint, EndpointData, Permission } from '@tandem/api-contract'
import type { AuditEntry } from './audit/audit.ts'
import { recordAudit } from './audit/audit.ts'
import { authenticate } from './auth/authenticate.ts'
import type { Session } from './auth/session-directory.ts'
import { inTeam } from './database/team-scope.ts'
import type { TeamDatabase } from './database/team-scope.ts'
import type { ApiDependencies } from './dependencies.ts'
import { problem } from './problem.ts'
import { networkOf } from './request/network-of.ts'
import { readBody } from './request/read-body.ts'
import { refuseOtherSites } from './request/refuse-other-sites.ts'
import { searchOf } from './request/search-of.ts'

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** What a handler is given: its input is checked, the caller is known and allowed. */
export interface Call<E extends Endpoint = Endpoint> {
  params: Parsed<E['params']>
  search: Parsed<E['search']>
  body: Parsed<E['body']>
  /** Who calls. @throws on a public endpoint */
  session: Session
  /** Runs queries for the caller's team, in one short transaction. */
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
  /** Records a change, in the transaction that makes it. */
  audit: (db: TeamDatabase, entry: AuditEntry) => Promise<void>
  dependencies: ApiDependencies
  request_id: string
  /** The caller's network address. */
  address: string
  /** Of the request, for the rare call that reads a cookie or a token that is no session's. */
  headers: Headers
}

type Answer<E extends Endpoint> = E['meta'] extends v.GenericSchema
  ? { data: EndpointData<E>; meta: v.InferOutput<E['meta']> }
  : { data: EndpointData<E> }

/** What an endpoint that answers `csv` or `file` gives: read piece by piece, only as fast as the caller takes it. */
export interface FileAnswer {
  /** Such as `text/csv; charset=utf-8`: it is said in the header, and nobody guesses another. */
  type: string
  /** Bytes, or text that goes out as UTF-8. */
  pieces: AsyncIterable<string | Uint8Array<ArrayBuffer>>
  /** What it is saved as. Without a name it is shown where it is asked for, and may do nothing there. */
  filename?: string
  /** How many bytes there are in all, where that is known before. */
  length?: number
  /** Whether the address stands for this content alone: browsers and proxies may keep it for a year. */
  isForever?: boolean
}

/** An endpoint of the contract with what answers it; made by `implement`, mounted by `createApi`. */
export interface Implementation {
  endpoint: Endpoint
  answer: (
    dependencies: ApiDependencies,
    incoming: Incoming,
  ) => Promise<{ data: unknown; meta?: unknown } | FileAnswer>
}

/** A request as the router hands it over. */
export interface Incoming {
  request: Request
  params: Record<string, string>
  request_id: string
  address: string
  /** Learns who called, for the log. */
  onSession: (session: Session) => void
}

/**
 * Joins an endpoint to its handler. In this order: same site, session, permission, limit, input, handler;
 * so a caller without the right learns nothing of the rest.
 */
export const implement = <const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Implementation => join(endpoint, handler)

/** The same for an endpoint that answers with a file. What its first piece throws is still answered as a failure. */
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
      const { request, request_id, address } = incoming
      if (endpoint.sameSiteOnly) refuseOtherSites(request)
      const session =
        endpoint.access === 'public'
          ? null
          : await authenticate(dependencies, { headers: request.headers, address })
      if (session) incoming.onSession(session)
      if (session && !mayCall(session, endpoint.access)) throw problem('FORBIDDEN')
      await limit(dependencies, endpoint, address, session)

      const params = parse(endpoint.params, incoming.params, () => problem('MODEL_NOT_FOUND'))
      const search = parse(endpoint.search, searchOf(request, endpoint), invalid)
      const body = parse(endpoint.body, endpoint.body && (await readBody(request)), invalid)

      const call: Call<E> = {
        params: params as Call<E>['params'],
        search: search as Call<E>['search'],
        body: body as Call<E>['body'],
        get session() {
          if (!session) throw new Error(`${endpoint.name} is public: it has no session`)
          return session
        },
        team: (work) => inTeam(dependencies.database, call.session.team_id, work),
        audit: (db, entry) =>
          recordAudit(db, {
            ...entry,
            at: dependencies.now(),
            user_id: call.session.user_id,
            address,
            request_id,
          }),
        dependencies,
        request_id,
        address,
        headers: request.headers,
      }
      return handler(call)
    },
  }
}

const mayCall = (session: Session, access: Endpoint['access']) =>
  access === 'signed-in' || isAllowed(session.role, access as Permission)

const limiters = new WeakMap<ApiDependencies, Map<string, ReturnType<ApiDependencies['limiter']>>>()

async function limit(
  dependencies: ApiDependencies,
  endpoint: Endpoint,
  address: string,
  session: Session | null,
) {
  if (!endpoint.limit) return
  if (endpoint.limit.per === 'address' && !dependencies.settings.limitsByAddress) return
  const known = limiters.get(dependencies) ?? new Map<string, ReturnType<ApiDependencies['limiter']>>()
  limiters.set(dependencies, known)
  const limiter = known.get(endpoint.name) ?? dependencies.limiter(endpoint.name, endpoint.limit)
  known.set(endpoint.name, limiter)
  const seconds = await limiter.take(
    endpoint.limit.per === 'user' ? String(session?.user_id) : networkOf(address),
  )
  if (seconds !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: seconds })
}

function parse(
  schema: v.GenericSchema | undefined,
  input: unknown,
  refusal: (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => Error,
) {
  if (!schema) return undefined
  const result = v.safeParse(schema, input, { message: plainWords })
  if (!result.success) throw refusal(result.issues)
  return result.output
}

/** For what a schema has no words of its own; the library's name types and repeat what was sent. */
function plainWords({ type, expected, input }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return messages.unknownField
  return input === undefined ? messages.required : messages.invalid
}

/** The first text stands for all in `message`; each stands on its field in `errors`. */
function invalid(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  // A map, because fields are named by the caller: `__proto__` is one.
  const errors = Map.groupBy(issues, (issue) => v.getDotPath(issue) ?? 'body')
  const texts = [...errors].map(([field, ofField]) => [field, ofField.map(({ message }) => message)])
  return problem('VALIDATION_FAILED', { message: issues[0].message, errors: Object.fromEntries(texts) })
}
