import * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import { rateLimited, redirected, timedOut, unexpected } from '../requests/failures.ts'
import { retryAfter } from '../requests/retry-after.ts'
import { BoundedText } from '../text-schemas.ts'
import type { RawAnswer } from '../requests/transport.ts'
import {
  failed,
  firewall,
  missingPermission,
  notData,
  plainPermalinks,
  noWooCommerce,
  ParameterRefused,
  RouteMissing,
  RowMissing,
  wrongKey,
  wrongSecret,
} from './refusals.ts'

const Refusal = v.object({
  code: BoundedText(200),
  message: v.fallback(BoundedText(2000), ''),
  data: v.fallback(v.object({ params: v.fallback(v.record(v.string(), v.unknown()), {}) }), { params: {} }),
})

/** Whether the store behaves as if no key was sent: an unknown key, or a server that drops the header. */
export function looksKeyless(answer: RawAnswer): boolean {
  if (answer.status !== 401) return false
  const refusal = v.safeParse(Refusal, answer.json)
  if (!refusal.success) return false
  return (
    refusal.output.code === 'woocommerce_rest_cannot_view' || /key is missing/i.test(refusal.output.message)
  )
}

/**
 * What a web server does with an address that it considers a folder, because permalinks don't lead it to
 * WordPress.
 */
function onlyAddsSlash(location: string | null, from: string): boolean {
  if (location === null || location.length > 4000 || !URL.canParse(location, from)) return false
  const [to, asked] = [new URL(location, from), new URL(from)]
  return to.host === asked.host && to.pathname === `${asked.pathname}/`
}

/** What an unsuccessful answer means; null for a success. `subject` is what was requested, in words. */
export function refusalOf(answer: RawAnswer, subject: string, now: number): ProviderError | null {
  const { status, headers } = answer
  const wait = retryAfter(headers.get('Retry-After'), now)
  if (status === 200 || status === 201) return answer.json === undefined ? notData(answer.isCut) : null
  if (status >= 300 && status < 400) {
    const location = headers.get('Location')
    return onlyAddsSlash(location, answer.url)
      ? plainPermalinks()
      : redirected(location, answer.url, 'woocommerce_url')
  }
  if (status === 429) return rateLimited(wait)
  if (status === 408) return timedOut()
  if (status >= 500) return failed(status, wait)

  const refusal = v.safeParse(Refusal, answer.json)
  const { code, message, data } = refusal.success
    ? refusal.output
    : { code: '', message: '', data: { params: {} } }
  if (status === 401) {
    if (looksKeyless(answer)) return wrongKey()
    // One code for both; the text is English unless the shop uses another language.
    if (code === 'woocommerce_rest_authentication_error' && /permission/i.test(message))
      return missingPermission(subject)
    if (code === 'woocommerce_rest_authentication_error' && /key is invalid/i.test(message)) return wrongKey()
    if (code === 'woocommerce_rest_authentication_error') return wrongSecret()
    return code === '' ? firewall() : missingPermission(subject)
  }
  if (status === 403) return code === '' ? firewall() : missingPermission(subject)
  if (status === 404) {
    if (code === 'rest_no_route') return new RouteMissing()
    // WordPress has its own code for a deleted customer.
    return code.startsWith('woocommerce_rest_') || code === 'wc_user_invalid_id'
      ? new RowMissing()
      : noWooCommerce()
  }
  if (status === 400)
    return new ParameterRefused(
      Object.keys(data.params)
        .slice(0, 20)
        .map((name) => name.slice(0, 50)),
    )
  return unexpected(`status ${status}`)
}
