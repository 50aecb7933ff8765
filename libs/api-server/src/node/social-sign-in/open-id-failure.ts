import { failureOf, SocialSignInFailure } from '../../platform/dependencies/social-provider.ts'
import { AnswerTooLongError } from './bounded-fetch.ts'

const noUsableAnswer = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']

/** What openid-client threw as our own failure. Its codes may be logged; its causes hold claims and are left behind. */
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
  // Without a code it is what `fetch` itself throws.
  const reason = cause instanceof AnswerTooLongError ? cause.message : 'no connection'
  return new SocialSignInFailure('unavailable', reason)
}
