import type { ProviderFetch } from '../provider-fetch.ts'
import { rateLimited, timedOut } from '../requests/failures.ts'
import type { PatientRequests } from '../requests/patient-requests.ts'
import { retryAfter } from '../requests/retry-after.ts'
import { send } from '../requests/transport.ts'
import { failed } from './refusals.ts'

/** Some bytes of a file, and whether they are its last. */
export interface FilePart {
  bytes: Uint8Array
  isLast: boolean
}

export interface FileAsked {
  url: string
  offset: number
  /** At most this many bytes. */
  length: number
  timeoutMs: number
  signal?: AbortSignal
}

/** Bytes arrive in chunks; the last one contains more than requested. */
const arrivingBytes = 2 ** 20

/**
 * A part of a file, so that never more of it is in memory; null when its address has expired. When a server
 * doesn't support ranges, the file is read up to the part.
 * @throws ProviderError, or the signal's reason
 */
export function filePart(
  { fetch, ask, now }: { fetch: ProviderFetch; ask: PatientRequests; now: () => number },
  { url, offset, length, timeoutMs, signal }: FileAsked,
): Promise<FilePart | null> {
  const request = {
    url,
    method: 'GET',
    headers: { Range: `bytes=${offset}-${offset + length - 1}` },
    timeoutMs,
    signal,
    // Results have gigabytes. A server without ranges sends everything before this part too.
    maximumBytes: offset + length + arrivingBytes,
    field: 'shopify_store_name' as const,
  }
  const attempt = () =>
    send(fetch, request, async (response): Promise<FilePart | null> => {
      const { status, headers, body } = response
      if (status === 416) return { bytes: new Uint8Array(), isLast: true }
      if (status === 206 || status === 200) {
        const from = status === 206 ? 0 : offset
        const bytes = await bytesOf(body, from, length)
        const whole = /^bytes \d+-\d+\/(\d+)$/.exec((headers.get('Content-Range') ?? '').slice(0, 100))?.[1]
        const isLast =
          whole === undefined ? bytes.byteLength < length : offset + bytes.byteLength >= Number(whole)
        return { bytes, isLast }
      }
      await body?.cancel()
      const wait = retryAfter(headers.get('Retry-After'), now())
      if (status === 429) throw rateLimited(wait)
      if (status === 408) throw timedOut()
      if (status >= 500) throw failed(status, wait)
      return null
    })
  return ask({ attempt, signal })
}

/** `length` bytes of a body from an offset on; the rest isn't read. */
async function bytesOf(
  body: ReadableStream<Uint8Array> | null,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let position = 0
  let held = 0
  const reader = body?.getReader()
  while (reader && held < length) {
    const { done, value } = await reader.read()
    if (done) break
    const start = Math.max(0, offset - position)
    position += value.byteLength
    if (start >= value.byteLength) continue
    const wanted = value.subarray(start, start + length - held)
    chunks.push(wanted)
    held += wanted.byteLength
  }
  await reader?.cancel()
  const bytes = new Uint8Array(held)
  let filled = 0
  for (const chunk of chunks) {
    bytes.set(chunk, filled)
    filled += chunk.byteLength
  }
  return bytes
}
