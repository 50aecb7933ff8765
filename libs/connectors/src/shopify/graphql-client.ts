import * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import type { ProviderFetch } from '../provider-fetch.ts'
import { rateLimited } from '../requests/failures.ts'
import { parsed } from '../requests/parsed.ts'
import { patient, patientRequests } from '../requests/patient-requests.ts'
import type { Clock, Patience } from '../requests/patient-requests.ts'
import { sendForJson } from '../requests/transport.ts'
import type { RawAnswer } from '../requests/transport.ts'
import { smallAnswer } from '../json-measure.ts'
import type { JsonLimits } from '../json-measure.ts'
import type { AccessTokens } from './access-tokens.ts'
import { apiVersion } from './api-version.ts'
import type { QueryBudget } from './query-budget.ts'
import { QueryError, refusalOfErrors, refusalOfStatus } from './refusal-of.ts'

const Figure = v.pipe(v.number(), v.minValue(0))
const Throttle = v.object({ maximumAvailable: Figure, currentlyAvailable: v.number(), restoreRate: Figure })
const Cost = v.object({
  requestedQueryCost: v.nullish(Figure, null),
  throttleStatus: v.fallback(v.nullable(Throttle), null),
})
const Envelope = v.object({
  data: v.optional(v.unknown(), null),
  errors: v.fallback(v.array(QueryError), []),
  extensions: v.fallback(v.object({ cost: v.fallback(v.nullable(Cost), null) }), { cost: null }),
})

/** A document and the schema of its answer. */
export interface Query<Data> {
  document: string
  /** What is read, for error messages. */
  subject: string
  /** For the answer's `data`. */
  schema: v.GenericSchema<unknown, Data>
  /** Called for each attempt. */
  variables?: () => Record<string, unknown>
  /** The maximum answer; by default that of a single row. */
  limits?: JsonLimits
  /** In points, if known. */
  cost?: () => number
  signal?: AbortSignal
  /** Called with the query's cost in points, as calculated before it ran. */
  onCost?: (requested: number) => void
  /** Called for each failed attempt that may be retried. */
  onFailure?: (error: ProviderError) => void
}

/** The data of an answer and its limitations. */
export interface QueryAnswer<Data> {
  data: Data
  /** Personal data of customers was withheld. */
  isPartial: boolean
  /** Product costs were withheld. */
  lacksCosts: boolean
}

/** Calls the Admin API of one store. */
export interface GraphqlClient {
  /** @throws ProviderError, or the signal's reason */
  ask<Data>(query: Query<Data>): Promise<QueryAnswer<Data>>
}

export interface GraphqlClientOptions extends Clock {
  origin: string
  tokens: AccessTokens
  fetch: ProviderFetch
  budget: QueryBudget
  patience?: Patience
  warn: (message: string) => void
}

interface SentQuery {
  body: string
  limits: JsonLimits
  signal?: AbortSignal
}

/** The assumed cost of an unknown query. */
const unknownCost = 50
/** Without approval for protected customer data these are null, with an error beside the data. */
const personal = new Set(
  'customer email phone billingAddress shippingAddress firstName lastName defaultEmailAddress defaultPhoneNumber defaultAddress'.split(
    ' ',
  ),
)

export function graphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const { origin, tokens, fetch, budget, wait, now, warn, patience = patient } = options
  const ask = patientRequests(options, patience)
  let isVersionReported = false

  const send = (token: string, { body, limits, signal }: SentQuery): Promise<RawAnswer> =>
    sendForJson(fetch, {
      url: `${origin}/admin/api/${apiVersion}/graphql.json`,
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': token,
      },
      body,
      timeoutMs: patience.requestTimeoutMs,
      signal,
      limits,
      field: 'shopify_store_name',
    })

  const sendWithToken = async (query: SentQuery): Promise<RawAnswer> => {
    const token = await tokens.current()
    const answer = await send(token, query)
    if (answer.status !== 401 || !tokens.refused(token)) return answer
    return send(await tokens.current(), query)
  }

  const spend = async <T>(cost: number, signal: AbortSignal | undefined, work: () => Promise<T>) => {
    const pause = budget.waitBefore(cost)
    if (pause > patience.longestWaitMs) throw rateLimited(Math.ceil(pause / 1000))
    if (pause > 0) await wait(pause, signal)
    const end = budget.begin(cost)
    try {
      return await work()
    } finally {
      end()
    }
  }

  const checkVersion = (headers: Headers) => {
    const version = headers.get('X-Shopify-API-Version')
    if (version === null || version === apiVersion || isVersionReported) return
    isVersionReported = true
    const named = /^[\w-]{1,20}$/.test(version) ? version : 'another version'
    warn(`Shopify answers with version ${named} of its Admin API instead of ${apiVersion}, which has ended.`)
  }

  const attempt = async <Data>(query: Query<Data>): Promise<QueryAnswer<Data>> => {
    const { document, subject, schema, variables, cost, signal, limits = smallAnswer } = query
    const body = JSON.stringify({ query: document, variables: variables?.() ?? {} })
    const answer = await spend(cost?.() ?? unknownCost, signal, () => sendWithToken({ body, limits, signal }))
    const refusal = refusalOfStatus(answer, tokens.field, now())
    if (refusal) throw refusal
    checkVersion(answer.headers)
    const envelope = parsed(Envelope, answer.json, subject)
    const { data, errors } = envelope
    const status = envelope.extensions.cost?.throttleStatus ?? null
    const requestedCost = envelope.extensions.cost?.requestedQueryCost ?? null
    if (status) budget.noteStatus(status)
    const lacksCosts = errors.some(isCostHeldBack)
    const isPartial = errors.some(isPersonalDataHeldBack)
    const isReadable =
      data !== null && errors.every((error) => isCostHeldBack(error) || isPersonalDataHeldBack(error))
    if (errors.length > 0 && !isReadable)
      throw refusalOfErrors(errors, { requested: requestedCost, status }, { subject, field: tokens.field })
    if (requestedCost !== null) query.onCost?.(requestedCost)
    return { data: parsed(schema, data, subject), isPartial, lacksCosts }
  }

  return {
    ask: (query) => ask({ attempt: () => attempt(query), signal: query.signal, onFailure: query.onFailure }),
  }
}

const isPersonalDataHeldBack = ({ path, extensions }: QueryError) =>
  extensions.code === 'ACCESS_DENIED' && path.some((part) => personal.has(String(part)))

/** Without the permission to view product costs, the cost is null, with an error beside the data. */
const isCostHeldBack = ({ path, extensions }: QueryError) =>
  extensions.code === 'ACCESS_DENIED' && path.at(-1) === 'unitCost'
