import {
  basePath,
  ErrorBody,
  isWrite,
  replayedHeader,
  takesWriteKey,
  writeKeyHeader,
} from '@tandem/api-contract'
import type { Endpoint, EndpointAnswer, EndpointData, EndpointInput } from '@tandem/api-contract'
import * as v from 'valibot'
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { ApiError, ContractError, genericTexts, NetworkError } from './errors.ts'
import { tolerantSchema } from './tolerant-schema.ts'
import { keepOpen, takeWrite } from './open-writes.ts'

/** Keeps a write that finds no network, to send it later. */
export interface WriteQueue {
  /** Whether earlier writes wait: then this one waits behind them. */
  isBusy: () => boolean
  /** Keeps the write under its key; false where the browser does not let us. */
  keep: (key: string) => Promise<boolean>
}

interface ApiSettings {
  /** Scheme and host of the API; empty where it is the page's own. */
  origin: string
  /** The bearer token of the moment, if there is one. Read at each call. */
  token: () => string | null
  /** Sends the request; tests hand in the server itself. */
  fetch: (request: Request) => Promise<Response>
  /** Where a write is kept that finds no network; null where it fails. */
  queueOf: (endpoint: Endpoint, input: unknown) => WriteQueue | null
}

const settings: ApiSettings = {
  origin: '',
  token: () => null,
  fetch: (request) => globalThis.fetch(request),
  queueOf: () => null,
}

/** Says where the API is and who is calling. Called once, before the first call; what is left out stays. */
export function configureApi(changes: Partial<ApiSettings>) {
  Object.assign(settings, changes)
}

/** A call that takes longer ends as a `NetworkError` of the kind `timeout`. */
export const callTimeout = 30_000

/**
 * Makes one call of the contract and answers with what the contract promises. `token` is sent in place of the
 * session's own. Where nobody knows whether a write was done (no answer came, or the server failed), the next equal
 * call carries the same key: the server doesn't do it twice. `key` is that of a write that was kept and is sent now.
 *
 * @throws ApiError, NetworkError or ContractError; where `signal` was used, its reason.
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { signal?: AbortSignal; token?: string; key?: string } = {},
): Promise<EndpointAnswer<E>> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), callTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal
  const write = options.key === undefined && takesWriteKey(endpoint) ? takeWrite(endpoint, input) : null
  const queue = write && settings.queueOf(endpoint, input)
  if (isWrite(endpoint)) dropEarlyAnswers()
  let isReplayed = false
  try {
    if (queue?.isBusy()) throw new Error('Earlier writes wait')
    for (;;) {
      const key = write?.key ?? options.key
      const { request, token } = requestOf(endpoint, input, { ...options, signal, key })
      const early = takeEarlyAnswer(request, token)
      const response = (early && (await early)) ?? (await sendRequest(request))
      const json = readJson(await response.text())
      isReplayed = response.headers.has(replayedHeader)
      if (response.ok) return readAnswer(endpoint, response, json)
      const error = apiErrorOf(response, json, token)
      if (error.code !== 'WRITE_IN_PROGRESS') throw error
      // An earlier try of this write is still running: its answer is ours.
      await pause(error.seconds_left ?? 1, signal)
    }
  } catch (error) {
    const isAnswer = error instanceof ApiError || error instanceof ContractError
    const isKept = queue && !isAnswer && !options.signal?.aborted ? await queue.keep(write.key) : false
    if (write && !isReplayed && !isKept) keepOpen(write, error)
    if (isAnswer) throw error
    options.signal?.throwIfAborted()
    throw new NetworkError(timeout.signal.aborted ? 'timeout' : 'fetch', { cause: error }, isKept)
  } finally {
    clearTimeout(timer)
  }
}

/** What screens keep of an answer: its data, and with it what the endpoint says about them. */
export type EndpointRead<E extends Endpoint> =
  E['meta'] extends NonNullable<Endpoint['meta']> ? EndpointAnswer<E> : EndpointData<E>

/** Makes one call, like `call`, and answers with what screens keep of it. */
export async function read<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { signal?: AbortSignal; token?: string } = {},
): Promise<EndpointRead<E>> {
  const answer = await call(endpoint, input, options)
  return (endpoint.meta === undefined ? answer.data : answer) as EndpointRead<E>
}

/** Waits so many seconds. @throws the signal's reason, as soon as there is one */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Sends a request where the host said. */
export const sendRequest = (request: Request) => settings.fetch(request)

/** The request of a call, with the token that it carries. */
export function requestOf(
  endpoint: Endpoint,
  input: { params?: unknown; search?: unknown; body?: unknown },
  options: { signal: AbortSignal; token?: string; accept?: string; key?: string | undefined },
): { request: Request; token: string | null } {
  const { signal, token = settings.token(), accept = 'application/json', key } = options
  const headers = new Headers({ accept })
  if (key !== undefined) headers.set(writeKeyHeader, key)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const request = new Request(addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    signal,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  return { request, token }
}

/** Scheme and host of the API. */
export const apiOrigin = () => settings.origin || globalThis.location?.origin

function addressOf(endpoint: Endpoint, input: { params?: unknown; search?: unknown }) {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input.search ?? {})) {
    const isLeftOut = value === undefined || (value === '' && endpoint.dropsEmptySearch)
    if (!isLeftOut) search.append(name, String(value))
  }
  return `${apiOrigin()}${basePath}${path}${search.size > 0 ? `?${search}` : ''}`
}

function readAnswer<E extends Endpoint>(endpoint: E, response: Response, json: unknown): EndpointAnswer<E> {
  const answer = json === null ? { data: null } : json
  const { data, meta } = endpoint
  const entries: v.ObjectEntries = { data: tolerantSchema(data) as v.GenericSchema }
  if (meta) entries.meta = tolerantSchema(meta) as v.GenericSchema
  const result = v.safeParse(v.object(entries), answer)
  if (result.success) return result.output as EndpointAnswer<E>
  const issues = result.issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
  throw new ContractError({
    status: response.status,
    request_id: response.headers.get('x-request-id'),
    details: `${endpoint.method} ${endpoint.path}: ${issues.join('; ')}`,
  })
}

const unreadable = Symbol('unreadable')

/** What a body says; null where it is empty. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

/** A failure always keeps its status: something in front of the server may answer 503 with a page of its own. */
export function apiErrorOf(response: Response, json: unknown, token: string | null) {
  const { status, headers } = response
  const body = v.safeParse(ErrorBody, json)
  const seconds_left = waitIn(json) ?? retryAfterOf(headers)
  if (body.success) return new ApiError({ ...body.output, status, seconds_left, token })
  return new ApiError({
    status,
    seconds_left,
    code: 'UNKNOWN_ERROR',
    message: foreignMessageOf(json),
    request_id: headers.get('x-request-id'),
    token,
  })
}

const foreignMessageOf = (json: unknown) => {
  const { message, error } = Object(json) as { message?: unknown; error?: unknown }
  return [message, error].find((text) => typeof text === 'string') ?? genericTexts.any
}

/** Names under which servers say how many seconds to wait; ours is the first. */
const waitNames = [
  'seconds_left',
  'retry_after',
  'retryAfter',
  'retryAfterSeconds',
  'remaining',
  'seconds',
  'wait',
]

/** The whole seconds to wait that a body names, beside the failure or under `data`. */
export function waitIn(json: unknown): number | undefined {
  const body = Object(json) as Record<string, unknown>
  const places = [body, Object(body.data) as Record<string, unknown>]
  const said = waitNames.flatMap((name) => places.map((place) => place[name]))
  const seconds = said.map(secondsOf).find((wait) => wait !== null)
  return seconds ?? undefined
}

/** A number, or a number as text; what is none, negative or endless says nothing. */
function secondsOf(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null
}

/** The header holds seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterOf(headers: Headers) {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
