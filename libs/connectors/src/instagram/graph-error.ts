import * as v from 'valibot'
import type { ProviderError } from '../provider-error.ts'
import { rateLimited, timedOut, unexpected } from '../requests/failures.ts'
import { retryAfter } from '../requests/retry-after.ts'
import { BoundedText } from '../text-schemas.ts'
import type { RawAnswer } from '../requests/transport.ts'
import {
  blocked,
  failed,
  gone,
  missingPermission,
  notData,
  OlderThanAccount,
  ParameterRefused,
  reconnect,
  TooFewPeople,
  TooMuchData,
  usernameNotFound,
  words,
  wrongApp,
} from './refusals.ts'
import { accountUsage } from './usage.ts'

const Refusal = v.object({
  error: v.object({
    message: v.fallback(BoundedText(2000), ''),
    code: v.fallback(v.number(), 0),
    error_subcode: v.fallback(v.number(), 0),
    is_transient: v.fallback(v.boolean(), false),
  }),
})
type GraphError = v.InferOutput<typeof Refusal>['error']

const throttles = new Set([4, 17, 32, 613])
/** 80000 to 80014: the business use cases, of which 80002 is Instagram's. */
const isThrottle = (code: number) => throttles.has(code) || (code >= 80_000 && code <= 80_014)
const isPermission = (code: number) => code === 3 || code === 10 || (code >= 200 && code <= 299)
const blockedForSeconds = 3600

/** The app itself is throttled, not only the account or person. */
export const isOfApp = (answer: RawAnswer) => errorOf(answer)?.code === 4

/** What an unsuccessful answer means; null for a success. `subject` is what was requested, in words. */
export function refusalOf(answer: RawAnswer, subject: string, now: number): ProviderError | null {
  const { status, headers } = answer
  const error = errorOf(answer)
  const wait = retryAfter(headers.get('Retry-After'), now) ?? accountUsage(headers)?.seconds ?? null
  if (error) return refusalOfError(error, { status, wait, subject })
  if (status === 200) return answer.json === undefined ? notData(answer.isCut) : null
  if (status === 429) return rateLimited(wait, words)
  if (status === 408) return timedOut(words)
  if (status >= 500) return failed(status, wait)
  return answer.json === undefined ? notData(answer.isCut) : unexpected(`status ${status}`, words)
}

function errorOf({ json }: RawAnswer): GraphError | null {
  const refusal = v.safeParse(Refusal, json)
  return refusal.success ? refusal.output.error : null
}

/** The codes decide; the provider's text only when they are ambiguous. */
function refusalOfError(
  { code, error_subcode: subcode, message, is_transient: isTransient }: GraphError,
  { status, wait, subject }: { status: number; wait: number | null; subject: string },
): ProviderError {
  if (isThrottle(code)) return rateLimited(wait, words)
  if (code === 341) return rateLimited(wait ?? blockedForSeconds, words)
  if (code === 368) return blocked(wait ?? blockedForSeconds)
  if (code === 101) return wrongApp('id')
  if (/client secret|appsecret_proof/i.test(message)) return wrongApp('secret')
  if (code === 190 || code === 102) return reconnect(subcode)
  if (code === 110) return usernameNotFound()
  if (code === 1 && /reduce the amount of data/i.test(message)) return new TooMuchData()
  if (isTransient || code === 1 || code === 2) return failed(code, wait)
  if ((code === 10 || code === 100) && /not enough/i.test(message)) return new TooFewPeople(subject)
  if (isPermission(code)) return missingPermission(subject)
  if (code === 100 && subcode === 33) return gone(subject)
  if (code === 100 && subcode === 2108006) return new OlderThanAccount(subject)
  if (code === 100) return new ParameterRefused(subject)
  return status >= 500 ? failed(code, wait) : unexpected(`${subject}: code ${code}`, words)
}
