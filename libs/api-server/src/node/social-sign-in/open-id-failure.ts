import { failureOf, SocialSignInFailure } from '../../platform/dependencies/social-provider.ts'
import { AnswerTooLongError } from './bounded-fetch.ts'

const noUsableAnswer = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']

/**
 * Turns an error of openid-client into our own. Its code may be logged; its causes contain claims and are
 * dropped.
 */
export function asFailure(error: unknown): SocialSignInFailure {
  const { code, error: answered, cause } = error as Record<string, unknown>
  if (typeof answered === 'string') return failureOf(answered)
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response) {
    const { status } = cause
    return new SocialSignInFailure(
      status >= 500 || status === 429 ? 'unavailable' : 'refused',
      `status ${status}`,
    )
  }
  if (typeof code === 'string') {
    return new SocialSignInFailure(noUsableAnswer.includes(code) ? 'unavailable' : 'refused', code)
  }
  // An error without a code comes from `fetch`.
  const reason = cause instanceof AnswerTooLongError ? cause.message : 'no connection'
  return new SocialSignInFailure('unavailable', reason)
}
