import {
  basePath,
  ErrorBody,
  isWrite,
  replayedHeader,
  takesWriteKey,
  writeKeyHeader,
} from '@tandem/api-contract'
import type { Endpoint, EndpointAnswer, EndpointData, EndpointInput } from '@tandem/api-contract'
import { language } from '@tandem/format'
import * as v from 'valibot'
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { ApiError, ContractError, genericTexts, NetworkError } from './errors.ts'
import { tolerantSchema } from './tolerant-schema.ts'
import { keepOpen, takeWrite } from './open-writes.ts'

/** Stores a write while offline, to send it later. */
export interface WriteQueue {
  /** Whether earlier writes are waiting: then this one queues behind them. */
  isBusy: () => boolean
  /** Stores the write under its key; false when the browser doesn't allow it. */
  keep: (key: string) => Promise<boolean>
}

interface ApiSettings {
  /** Scheme and host of the API; empty when it is the page's own origin. */
  origin: string
  /** The current bearer token, if any. Read at each call. */
  token: () => string | null
  /** Sends the request. Tests pass the server itself. */
  fetch: (request: Request) => Promise<Response>
  /** The queue that stores a write while offline; null when the write should fail instead. */
  queueOf: (endpoint: Endpoint, input: unknown) => WriteQueue | null
}

const settings: ApiSettings = {
  origin: '',
  token: () => null,
  fetch: (request) => globalThis.fetch(request),
  queueOf: () => null,
}

/** Sets the API's origin and the caller, before the first call; settings that are left out stay. */
export function configureApi(changes: Partial<ApiSettings>) {
  Object.assign(settings, changes)
}

/** The bearer token that a call would carry now; null for none. */
export const currentToken = (): string | null => settings.token()

/** A call that takes longer (in milliseconds) ends as a `NetworkError` of the kind `timeout`. */
export const callTimeout = 30_000

/**
 * Makes one call of the contract and returns what the contract promises. `token` replaces the session's own.
 * When nobody knows whether a write was done (no answer came, or the server failed), the next identical call
 * sends the same key, so that the server doesn't do it twice. `key` is that of a stored write.
 *
 * @throws ApiError, NetworkError or ContractError; after an abort, the signal's reason.
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
      // An earlier attempt of this write is still running; wait for its answer.
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

/** What screens cache of an answer: its data, together with `meta` if the endpoint has it. */
export type EndpointRead<E extends Endpoint> =
  E['meta'] extends NonNullable<Endpoint['meta']> ? EndpointAnswer<E> : EndpointData<E>

/** Makes one call, like `call`, and returns what screens cache of it. */
export async function read<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { signal?: AbortSignal; token?: string } = {},
): Promise<EndpointRead<E>> {
  const answer = await call(endpoint, input, options)
  return (endpoint.meta === undefined ? answer.data : answer) as EndpointRead<E>
}

/** Waits for some seconds. @throws the signal's reason as soon as it is aborted */
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

/** Sends a request the way the host configured. */
export const sendRequest = (request: Request) => settings.fetch(request)

/** The request of a call, with its token. */
export function requestOf(
  endpoint: Endpoint,
  input: { params?: unknown; search?: unknown; body?: unknown },
  options: { signal: AbortSignal; token?: string; accept?: string; key?: string | undefined },
): { request: Request; token: string | null } {
  const { signal, token = settings.token(), accept = 'application/json', key } = options
  const headers = new Headers({ accept, 'accept-language': language() })
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

/** Parses a body; null when it is empty. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

/** Always keeps the status: a proxy in front of the server may answer 503 with its own page. */
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

/** Names that servers use for the seconds to wait, ours first. */
const waitNames = [
  'seconds_left',
  'retry_after',
  'retryAfter',
  'retryAfterSeconds',
  'remaining',
  'seconds',
  'wait',
]

/** The whole seconds to wait that a body names, at the top level or under `data`. */
export function waitIn(json: unknown): number | undefined {
  const body = Object(json) as Record<string, unknown>
  const places = [body, Object(body.data) as Record<string, unknown>]
  const waits = waitNames.flatMap((name) => places.map((place) => place[name]))
  const seconds = waits.map(secondsOf).find((wait) => wait !== null)
  return seconds ?? undefined
}

/** Reads a number, or a number as text. Null for anything else, and for negative or infinite numbers. */
function secondsOf(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null
}

/** The header contains seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterOf(headers: Headers) {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
