import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { ProviderError } from '../provider-error.ts'
import type { ProviderFetch } from '../provider-fetch.ts'
import { looksKeyless, type RawAnswer, refusalOf } from './refusal-of.ts'
import { heldBack, timedOut, unreachable } from './refusals.ts'

const requestsAtOnce = 2
/** A reading has time, and a store that stumbles is no reason to end it. */
const patient: Patience = { tries: 5, requestTimeoutMs: 30_000, longestWaitMs: 60_000 }
const firstWait = 2000
const longestBackoff = 30_000
const failuresToOpen = 10
const openFor = 60_000

/** How long a failure is put up with. */
export interface Patience {
  tries: number
  requestTimeoutMs: number
  /** A longer wish is handed to the caller, who has better things to do than to hold a page open. */
  longestWaitMs: number
}

export interface StoreClientOptions {
  url: string
  consumer_key: string
  consumer_secret: string
  fetch: ProviderFetch
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  now: () => number
  random: () => number
  patience?: Patience
}

export interface StoreRequest {
  /** Below `/wp-json/wc/v3`. */
  path: string
  /** Asked again for each try. */
  query: () => Record<string, string>
  /** What is read, in words. */
  subject: string
  signal?: AbortSignal
  /** Told of each try that failed in a way that may heal. */
  onFailure?: (error: ProviderError) => void
}

export interface StoreAnswer {
  body: unknown
  /** X-WP-Total. */
  total: number | null
}

/** Asks one store: two requests at once, five tries with growing waits unless told, a minute's rest after ten failures. */
export interface StoreClient {
  /** @throws ProviderError, or the signal's reason */
  get(request: StoreRequest): Promise<StoreAnswer>
}

export function storeClient(options: StoreClientOptions): StoreClient {
  const { fetch, wait, now, random, patience = patient } = options
  const api = `${options.url.replace(/\/+$/, '')}/wp-json/wc/v3`
  const slots = bulkhead(requestsAtOnce, Infinity)
  const breaker = circuitBreaker(handleWhen(isFailureOfStore), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    // `openUntil` keeps the minute, on the caller's clock.
    halfOpenAfter: 0,
  })
  let openUntil = 0
  let lastFailure: ProviderError['kind'] = 'provider_failed'
  breaker.onBreak(() => {
    openUntil = now() + openFor
  })
  let keysIn: 'header' | 'query' = 'header'
  let areKeysProven = false

  const send = async (
    path: string,
    query: Record<string, string>,
    place: 'header' | 'query',
    signal?: AbortSignal,
  ) => {
    const parameters = new URLSearchParams(query)
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (place === 'header') headers.Authorization = basic(options.consumer_key, options.consumer_secret)
    else {
      parameters.set('consumer_key', options.consumer_key)
      parameters.set('consumer_secret', options.consumer_secret)
    }
    const url = `${api}${path}`
    const response = await withDeadline(patience.requestTimeoutMs, signal, async (deadline) => {
      const answer = await fetch(`${url}?${parameters}`, { method: 'GET', headers, signal: deadline })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    })
    return {
      url,
      status: response.status,
      headers: response.headers,
      ...parse(response.text),
    } satisfies RawAnswer
  }

  const attempt = async ({ path, query, subject, signal }: StoreRequest): Promise<StoreAnswer> => {
    const parameters = query()
    let answer = await send(path, parameters, keysIn, signal)
    // Some servers drop the Authorization header; WooCommerce takes the keys in the query for them.
    if (!areKeysProven && keysIn === 'header' && looksKeyless(answer)) {
      const second = await send(path, parameters, 'query', signal)
      if (second.status !== 401) keysIn = 'query'
      answer = second
    }
    const refusal = refusalOf(answer, subject, now())
    if (refusal) throw refusal
    areKeysProven = true
    const total = answer.headers.get('X-WP-Total')
    return { body: answer.json, total: total !== null && /^\d{1,15}$/.test(total) ? Number(total) : null }
  }

  const get = async (request: StoreRequest): Promise<StoreAnswer> => {
    const { signal } = request
    for (let count = 1; ; count += 1) {
      signal?.throwIfAborted()
      if (now() < openUntil) throw heldBack(lastFailure, Math.ceil((openUntil - now()) / 1000))
      try {
        return await slots.execute(() => breaker.execute(() => attempt(request)), signal)
      } catch (error) {
        signal?.throwIfAborted()
        if (isBrokenCircuitError(error)) throw heldBack(lastFailure, openFor / 1000)
        if (!(error instanceof ProviderError)) throw error
        if (isFailureOfStore(error)) lastFailure = error.kind
        if (!error.retryable) throw error
        request.onFailure?.(error)
        const pause = pauseAfter(error, count, random())
        if (count >= patience.tries || pause > patience.longestWaitMs) throw error
        await wait(pause, signal)
      }
    }
  }
  return { get }
}

const isFailureOfStore = (error: unknown): boolean =>
  error instanceof ProviderError && error.retryable && error.kind !== 'rate_limited'

/** The provider's wish, or a wait that doubles with each try, spread so that many stores do not come back at once. */
function pauseAfter(error: ProviderError, count: number, random: number): number {
  const ceiling = Math.min(longestBackoff, firstWait * 2 ** (count - 1))
  const backoff = ceiling / 2 + (random * ceiling) / 2
  return error.retry_after_seconds === null ? backoff : Math.max(1000, error.retry_after_seconds * 1000)
}

async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  const timer = setTimeout(() => deadline.abort(timedOut()), timeoutMs)
  let stop: (() => void) | undefined
  try {
    // A fetch that ignores its signal would otherwise hold the slot for ever.
    const aborted = new Promise<never>((_resolve, reject) => {
      stop = () => reject(either.reason as Error)
      either.addEventListener('abort', stop, { once: true })
      if (either.aborted) stop()
    })
    return await Promise.race([work(either), aborted])
  } catch (error) {
    signal?.throwIfAborted()
    throw transportError(deadline.signal.aborted ? deadline.signal.reason : error)
  } finally {
    clearTimeout(timer)
    if (stop) either.removeEventListener('abort', stop)
  }
}

/** Errors of `fetch` can hold the address, and with it the keys: only their code is looked at. */
function transportError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (!(error instanceof Error)) return unreachable(null)
  if (error.cause instanceof ProviderError) return error.cause
  if (error.name === 'TimeoutError') return timedOut()
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (typeof code === 'string' && /TIMEOUT|TIMEDOUT/.test(code)) return timedOut()
  return unreachable(typeof code === 'string' ? code : null)
}

function parse(text: string): Pick<RawAnswer, 'json' | 'isCut'> {
  try {
    return { json: JSON.parse(text) as unknown, isCut: false }
  } catch {
    return { json: undefined, isCut: /^\s*[[{]/.test(text) }
  }
}

function basic(key: string, secret: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${key}:${secret}`)))}`
}
