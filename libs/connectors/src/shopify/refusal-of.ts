import * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import { rateLimited, redirected, timedOut, unexpected } from '../requests/failures.ts'
import { retryAfter } from '../requests/retry-after.ts'
import type { RawAnswer } from '../requests/transport.ts'
import { BoundedText } from '../text-schemas.ts'
import type { ThrottleStatus } from './query-budget.ts'
import {
  accessDenied,
  failed,
  frozen,
  inactive,
  keyRefused,
  locked,
  noSuchStore,
  notData,
  TooExpensive,
} from './refusals.ts'
import type { KeyField } from './refusals.ts'

/** What the status of an answer means, whatever was requested; null for success. */
export function refusalOfStatus(answer: RawAnswer, field: KeyField, now: number): ProviderError | null {
  const { status, headers } = answer
  const wait = retryAfter(headers.get('Retry-After'), now)
  if (status === 200) return answer.json === undefined ? notData(answer.isCut) : null
  if (status >= 300 && status < 400)
    return redirected(headers.get('Location'), answer.url, 'shopify_store_name')
  // 430 is Shopify's own status for a client that is rejected for a while.
  if (status === 429 || status === 430) return rateLimited(wait)
  if (status === 408) return timedOut()
  if (status >= 500) return failed(status, wait)
  if (status === 401) return keyRefused(field)
  if (status === 402) return frozen()
  if (status === 403) return answer.json === undefined ? notData() : accessDenied('this store', null, field)
  if (status === 404) return noSuchStore()
  if (status === 423) return locked()
  return unexpected(`status ${status}`)
}

const Extensions = v.fallback(
  v.object({
    code: v.fallback(BoundedText(100), ''),
    requiredAccess: v.fallback(BoundedText(2000), ''),
  }),
  { code: '', requiredAccess: '' },
)

/** One of the `errors` of an answer. */
export const QueryError = v.object({
  message: v.fallback(BoundedText(2000), ''),
  path: v.fallback(v.array(v.union([BoundedText(100), v.number()])), []),
  extensions: Extensions,
})
export type QueryError = v.InferOutput<typeof QueryError>

/** What the errors beside an answer's data mean; the first known one decides. */
export function refusalOfErrors(
  errors: QueryError[],
  cost: { requested: number | null; status: ThrottleStatus | null },
  { subject, field }: { subject: string; field: KeyField },
): ProviderError {
  const found = (code: string) => errors.find(({ extensions }) => extensions.code === code)
  if (found('THROTTLED')) return rateLimited(secondsUntil(cost.requested, cost.status))
  if (found('MAX_COST_EXCEEDED')) return new TooExpensive()
  if (found('SHOP_INACTIVE')) return inactive()
  const denied = found('ACCESS_DENIED')
  // Only the name of a scope is taken from the provider's text.
  if (denied) {
    const scope = /\bread_[a-z_]{3,40}\b/.exec(denied.extensions.requiredAccess)?.[0] ?? null
    return accessDenied(subject, scope, field)
  }
  if (found('INTERNAL_SERVER_ERROR') || found('TIMEOUT')) return failed('internal error', null)
  return unexpected(`query of ${subject}`)
}

/** Seconds until the bucket contains what the query needs; null when the answer doesn't say. */
function secondsUntil(requested: number | null, status: ThrottleStatus | null): number | null {
  if (requested === null || status === null) return null
  return Math.max(1, Math.ceil((requested - status.currentlyAvailable) / status.restoreRate))
}
