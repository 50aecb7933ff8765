import type { ProviderFetch } from '../provider-fetch.ts'
import { patient, patientRequests } from '../requests/patient-requests.ts'
import type { Clock, Patience } from '../requests/patient-requests.ts'
import type { ProviderError } from '../provider-error.ts'
import { sendForJson } from '../requests/transport.ts'
import { smallAnswer } from '../json-measure.ts'
import type { JsonLimits } from '../json-measure.ts'
import { looksKeyless, refusalOf } from './refusal-of.ts'

export interface StoreClientOptions extends Clock {
  url: string
  consumer_key: string
  consumer_secret: string
  fetch: ProviderFetch
  patience?: Patience
}

export interface StoreRequest {
  /** Below `/wp-json/wc/v3`, unless it is another part of the API. */
  path: string
  api?: 'wc/v3' | 'wc-analytics'
  /** Called for each attempt. */
  query?: () => Record<string, string>
  /** What is read or changed, for error messages. */
  subject: string
  signal?: AbortSignal
  /** The maximum answer; by default that of a single row. */
  limits?: JsonLimits
  /** Called for each failed attempt that may be retried. */
  onFailure?: (error: ProviderError) => void
}

export interface StoreAnswer {
  body: unknown
  /** X-WP-Total. */
  total: number | null
}

/** Calls one store, with the retries of `patientRequests`. */
export interface StoreClient {
  /** @throws ProviderError, or the signal's reason */
  get(request: StoreRequest): Promise<StoreAnswer>
  /** @throws ProviderError, or the signal's reason */
  change(method: 'POST' | 'PUT' | 'DELETE', request: StoreRequest & { body?: object }): Promise<StoreAnswer>
}

export function storeClient(options: StoreClientOptions): StoreClient {
  const { fetch, now, patience = patient } = options
  const site = options.url.replace(/(?<!\/)\/+$/, '')
  const ask = patientRequests(options, patience)
  let keysIn: 'header' | 'query' = 'header'
  let areKeysProven = false

  const send = (
    method: string,
    { path, api = 'wc/v3', signal, body, limits = smallAnswer }: StoreRequest & { body?: object },
    query: Record<string, string>,
    place: 'header' | 'query',
  ) => {
    const parameters = new URLSearchParams(query)
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (body) headers['Content-Type'] = 'application/json'
    if (place === 'header') headers.Authorization = basic(options.consumer_key, options.consumer_secret)
    else {
      parameters.set('consumer_key', options.consumer_key)
      parameters.set('consumer_secret', options.consumer_secret)
    }
    return sendForJson(fetch, {
      url: `${site}/wp-json/${api}${path}?${parameters}`,
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: patience.requestTimeoutMs,
      signal,
      limits,
      field: 'woocommerce_url',
    })
  }

  const attempt = async (method: string, request: StoreRequest & { body?: object }): Promise<StoreAnswer> => {
    const query = request.query?.() ?? {}
    let answer = await send(method, request, query, keysIn)
    // Some servers drop the Authorization header; for them WooCommerce accepts the keys in the query.
    if (!areKeysProven && keysIn === 'header' && looksKeyless(answer)) {
      const second = await send(method, request, query, 'query')
      if (second.status !== 401) keysIn = 'query'
      answer = second
    }
    const refusal = refusalOf(answer, request.subject, now())
    if (refusal) throw refusal
    areKeysProven = true
    const total = answer.headers.get('X-WP-Total')
    return { body: answer.json, total: total !== null && /^\d{1,15}$/.test(total) ? Number(total) : null }
  }

  const change: StoreClient['change'] = (method, request) =>
    ask({
      attempt: () => attempt(method, request),
      signal: request.signal,
      onFailure: request.onFailure,
    })
  return {
    get: (request) =>
      ask({ attempt: () => attempt('GET', request), signal: request.signal, onFailure: request.onFailure }),
    change,
  }
}

function basic(key: string, secret: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${key}:${secret}`)))}`
}
