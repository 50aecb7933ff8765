import * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import {
  failed,
  firewall,
  missingPermission,
  notData,
  ParameterRefused,
  rateLimited,
  redirected,
  RouteMissing,
  timedOut,
  unexpected,
  wrongKey,
  wrongSecret,
  noWooCommerce,
} from './refusals.ts'

/** An answer with its body read; `json` is undefined where the body is none. */
export interface RawAnswer {
  url: string
  status: number
  headers: Headers
  json: unknown
  /** The body began like JSON but did not end so. */
  isCut: boolean
}

const Refusal = v.object({
  code: v.string(),
  message: v.fallback(v.string(), ''),
  data: v.fallback(v.object({ params: v.fallback(v.record(v.string(), v.unknown()), {}) }), { params: {} }),
})

/** Whether the store acts as if no key had come: an unknown key, or a server that drops the header. */
export function looksKeyless(answer: RawAnswer): boolean {
  if (answer.status !== 401) return false
  const refusal = v.safeParse(Refusal, answer.json)
  if (!refusal.success) return false
  return (
    refusal.output.code === 'woocommerce_rest_cannot_view' || /key is missing/i.test(refusal.output.message)
  )
}

/** What an answer that is no success means; null for one that is. `subject` is what was asked for, in words. */
export function refusalOf(answer: RawAnswer, subject: string, now: number): ProviderError | null {
  const { status, headers } = answer
  const wait = retryAfter(headers.get('Retry-After'), now)
  if (status === 200) return answer.json === undefined ? notData(answer.isCut) : null
  if (status >= 300 && status < 400) return redirected(headers.get('Location'), answer.url)
  if (status === 429) return rateLimited(wait)
  if (status === 408) return timedOut()
  if (status >= 500) return failed(status, wait)

  const refusal = v.safeParse(Refusal, answer.json)
  const { code, message, data } = refusal.success
    ? refusal.output
    : { code: '', message: '', data: { params: {} } }
  if (status === 401) {
    if (looksKeyless(answer)) return wrongKey()
    // One code for both; the words are English unless the shop speaks another language.
    if (code === 'woocommerce_rest_authentication_error' && /permission/i.test(message))
      return missingPermission(subject)
    if (code === 'woocommerce_rest_authentication_error' && /key is invalid/i.test(message)) return wrongKey()
    if (code === 'woocommerce_rest_authentication_error') return wrongSecret()
    return code === '' ? firewall() : missingPermission(subject)
  }
  if (status === 403) return code === '' ? firewall() : missingPermission(subject)
  if (status === 404) return code === 'rest_no_route' ? new RouteMissing() : noWooCommerce()
  if (status === 400) return new ParameterRefused(Object.keys(data.params))
  return unexpected(`status ${status}`)
}

/** Seconds of a Retry-After header, which is a number or a date; null when there is none to follow. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return /^\s*-/.test(header) || !Number.isFinite(seconds) || seconds < 0 ? null : seconds
}
