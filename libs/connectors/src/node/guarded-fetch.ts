import { lookup as systemLookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'
import { addressRefused } from '../address-refused.ts'
import { checkStoreUrl } from '../check-store-url.ts'
import { limitedTo } from '../limited-body.ts'
import { ProviderError } from '../provider-error.ts'
import type { ProviderFetch } from '../provider-fetch.ts'
import { isPublicAddress } from '../public-address.ts'

/** What a guarded fetch may call, and how much it puts up with. */
export interface GuardedFetchOptions {
  /** Origins that are called whatever they are, such as `http://127.0.0.1:4010`. */
  allow: string[]
  /** For the whole request and its body. */
  timeoutMs: number
  /** Bytes of a body after decompression where a request does not say; 50 MiB unless told. */
  maximumBytes?: number
  /** How names become addresses; the system's way unless told. */
  resolve?: (name: string) => Promise<LookupAddress[]>
}

const resolveWithSystem = (name: string) =>
  new Promise<LookupAddress[]>((resolve, reject) => {
    systemLookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

/**
 * A fetch for addresses that users typed: https on 443 or 8443 and public hosts only, but for the allowed origins. The
 * addresses that a name resolves to are checked in the very lookup that the connection uses, and one private address
 * among them refuses all. Redirects are answered, not followed.
 * @throws ProviderError (rejects) `address_refused` or `plain_http` before a byte is sent, `timeout`, `unreachable`;
 *   reading a body that is too large rejects with `unexpected_data`
 */
export function guardedFetch(options: GuardedFetchOptions): ProviderFetch {
  const { allow, timeoutMs, maximumBytes: usualBytes = 50 * 2 ** 20, resolve = resolveWithSystem } = options
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
  const open = new Agent({ ...limits, connect: { timeout: timeoutMs } })
  const guarded = new Agent({ ...limits, connect: { timeout: timeoutMs, lookup: publicLookup(resolve) } })

  return async (url, { method, headers, body, signal, maximumBytes = usualBytes }) => {
    const { origin } = new URL(url)
    const check = checkStoreUrl(origin, allow)
    if (!check.ok) throw addressRefused(check.reason)
    const deadline = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      dispatcher: allow.includes(origin) ? open : guarded,
    }).catch((error: unknown) => {
      // undici wraps what the lookup said.
      if (error instanceof Error && error.cause instanceof ProviderError) throw error.cause
      throw error
    })
    const answer = response.body as ReadableStream<Uint8Array> | null
    return new Response(answer && answer.pipeThrough(limitedTo(maximumBytes)), {
      status: response.status,
      headers: [...response.headers],
    })
  }
}

const publicLookup =
  (resolve: (name: string) => Promise<LookupAddress[]>): LookupFunction =>
  (name, { all }, callback) => {
    const answer = (error: Error | null, addresses: LookupAddress[]) => {
      const [first] = addresses
      if (error || !first) callback(error ?? notFound(name), '', 0)
      else if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    }
    resolve(name).then(
      (addresses) => {
        const isPublic = addresses.every(({ address }) => isPublicAddress(address))
        answer(isPublic ? null : addressRefused('private_address'), addresses)
      },
      (error: unknown) => answer(error instanceof Error ? error : notFound(name), []),
    )
  }

const notFound = (name: string) => Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' })
