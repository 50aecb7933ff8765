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

/** The allowed addresses and limits of a guarded fetch. */
export interface GuardedFetchOptions {
  /** Origins that are always allowed, such as `http://127.0.0.1:4010`. */
  allow: string[]
  /** For the whole request and its body. */
  timeoutMs: number
  /** The maximum decompressed body, unless a request says otherwise; 50 MiB by default. */
  maximumBytes?: number
  /** Resolves names; by the system by default. */
  resolve?: (name: string) => Promise<LookupAddress[]>
}

const resolveWithSystem = (name: string) =>
  new Promise<LookupAddress[]>((resolve, reject) => {
    systemLookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

/**
 * A fetch for addresses that users typed: only https on 443 or 8443 and public hosts, except for the allowed
 * origins. The addresses of a name are checked in the same lookup that the connection uses, and one private
 * address among them refuses all. Redirects are returned, not followed.
 * @throws ProviderError (rejects) `address_refused` or `plain_http` before a byte is sent, `timeout`,
 * `unreachable`;
 *  reading a body that is too large rejects with `unexpected_data`
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
      // undici wraps the error of the lookup.
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
