import { ProviderError } from '../provider-error.ts'
import type { ProviderField } from '../provider-error.ts'
import type { ProviderFetch } from '../provider-fetch.ts'
import { jsonMeasure, parseMeasured } from '../json-measure.ts'
import type { JsonLimits } from '../json-measure.ts'
import { storeWords, timedOut, tooMuchData, unreachable } from './failures.ts'
import type { ProviderWords } from './failures.ts'
import { withoutPhpMessages } from './php-messages.ts'

/** An answer with its body read; `json` is undefined unless the body is JSON. */
export interface RawAnswer {
  url: string
  status: number
  headers: Headers
  json: unknown
  /** A successful answer's body is empty, or starts like JSON but is incomplete. */
  isCut: boolean
}

/** One request, and its timeout. */
export interface RequestToSend {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  signal?: AbortSignal
  /** The maximum size of a body that isn't JSON. */
  maximumBytes?: number
  /** The input that a person would change when nothing responds there, if any. */
  field: ProviderField | null
  words?: ProviderWords
}

/** @throws ProviderError without an answer or when it is too large, or the signal's reason */
export async function sendForJson(
  fetch: ProviderFetch,
  request: Omit<RequestToSend, 'maximumBytes'> & { limits: JsonLimits },
): Promise<RawAnswer> {
  const { limits, ...sent } = request
  return send(fetch, { ...sent, maximumBytes: limits.bytes }, async (response) => ({
    url: request.url,
    status: response.status,
    headers: response.headers,
    ...parse(await measuredBody(response, limits), response.ok, limits),
  }))
}

/** The bytes of a body, measured as they arrive; the rest of one that is too large is abandoned. */
async function measuredBody({ body }: Response, limits: JsonLimits): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const measure = jsonMeasure(limits)
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (!measure.takes(value)) {
      // What it says is no longer needed: the answer is refused in any case.
      void reader.cancel().catch(() => undefined)
      throw tooMuchData()
    }
    chunks.push(value)
    length += value.byteLength
  }
  const bytes = new Uint8Array(length)
  let filled = 0
  for (const chunk of chunks) {
    bytes.set(chunk, filled)
    filled += chunk.byteLength
  }
  return bytes
}

/**
 * Sends a request and reads its answer with `read`, all within the timeout.
 * @throws ProviderError without an answer, or the signal's reason
 */
export async function send<T>(
  fetch: ProviderFetch,
  { url, timeoutMs, signal, field, words = storeWords, ...init }: RequestToSend,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  const timer = setTimeout(() => deadline.abort(timedOut(words)), timeoutMs)
  let stop: (() => void) | undefined
  try {
    // A fetch that ignores its signal would otherwise block the slot forever.
    const aborted = new Promise<never>((_resolve, reject) => {
      stop = () => reject(either.reason as Error)
      either.addEventListener('abort', stop, { once: true })
      if (either.aborted) stop()
    })
    const answer = async () => read(await fetch(url, { ...init, signal: either }))
    return await Promise.race([answer(), aborted])
  } catch (error) {
    signal?.throwIfAborted()
    throw transportError(deadline.signal.aborted ? deadline.signal.reason : error, field, words)
  } finally {
    clearTimeout(timer)
    if (stop) either.removeEventListener('abort', stop)
  }
}

/** Errors of `fetch` can contain the address, and with it the keys: only their code is used. */
function transportError(error: unknown, field: ProviderField | null, words: ProviderWords): ProviderError {
  if (error instanceof ProviderError) return error
  if (!(error instanceof Error)) return unreachable(null, field, words)
  if (error.cause instanceof ProviderError) return error.cause
  if (error.name === 'TimeoutError') return timedOut(words)
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (typeof code === 'string' && /TIMEOUT|TIMEDOUT/.test(code)) return timedOut(words)
  return unreachable(typeof code === 'string' ? code : null, field, words)
}

/** Bytes that aren't text were damaged in transit, like an incomplete body: the next attempt may succeed. */
function parse(body: Uint8Array, isSuccess: boolean, limits: JsonLimits): Pick<RawAnswer, 'json' | 'isCut'> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return { json: undefined, isCut: true }
  }
  // Plugins whose files begin with a byte order mark each write one before the answer.
  const trimmed = text.trim()
  try {
    return { json: JSON.parse(trimmed) as unknown, isCut: false }
  } catch {
    const json = parseBesideMessages(trimmed, limits)
    if (json !== undefined) return { json, isCut: false }
    return { json: undefined, isCut: trimmed === '' ? isSuccess : /^[[{]/.test(trimmed) }
  }
}

/** The JSON between a shop's messages, measured again: quotes in a message would have hidden its values. */
function parseBesideMessages(text: string, limits: JsonLimits): unknown {
  const json = withoutPhpMessages(text)
  if (json === null) return undefined
  try {
    return parseMeasured(new TextEncoder().encode(json), limits)
  } catch (error) {
    if (error instanceof RangeError) throw tooMuchData()
    return undefined
  }
}
