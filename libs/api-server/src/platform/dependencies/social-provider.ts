import type { SocialProvider } from '@tandem/api-contract'

/** One try to sign in, from the button to the provider's answer. Everything in it is fresh and unguessable. */
export interface SocialAttempt {
  state: string
  nonce: string
  code_verifier: string
  /** Where the provider sends the browser back to; the same in both steps. */
  redirect_uri: string
}

/** Who somebody is, in a provider's words. The subject identifies them; the address does not, for it may change. */
export interface SocialIdentity {
  subject: string
  /** Null where the provider gave none. */
  email: string | null
  /** Whether the provider says that the address was proved to be theirs. */
  is_email_verified: boolean
  /** Null where the provider gave none; unsigned at Apple, so good for a form's first value only. */
  name: string | null
}

/** Signs people in at one provider. The host makes it; tests and stories may leave it out. */
export interface SignInProvider {
  /** Where the browser is sent. @throws SocialSignInFailure */
  authorizationUrl(attempt: SocialAttempt): Promise<URL>
  /** Who came back with these parameters. @throws SocialSignInFailure */
  identify(parameters: URLSearchParams, attempt: SocialAttempt): Promise<SocialIdentity>
  /** The name that stands beside the answer itself, where a provider gives it there and only once. */
  postedName?(parameters: URLSearchParams): string | null
}

/** The providers that this host has credentials for. */
export type SignInProviders = Partial<Record<SocialProvider, SignInProvider>>

/**
 * - `cancelled`: the person said no.
 * - `unavailable`: no usable answer in time; a later try may succeed.
 * - `refused`: an answer that cannot be trusted, or the provider's own refusal.
 */
export type SocialSignInFailureKind = 'cancelled' | 'unavailable' | 'refused'

/** A sign-in that ended at the provider. The message is for the log: no token, code or claim is in it. */
export class SocialSignInFailure extends Error {
  readonly kind: SocialSignInFailureKind

  constructor(kind: SocialSignInFailureKind, message: string) {
    super(message)
    this.name = 'SocialSignInFailure'
    this.kind = kind
  }
}

const cancellations = ['access_denied', 'user_cancelled_authorize', 'user_denied']
const passing = ['server_error', 'temporarily_unavailable']

/** What the `error` in a provider's answer means. */
export function failureOf(error: string): SocialSignInFailure {
  // The provider's word is text from outside: only what looks like one of the standard's is written down.
  const word = /^[a-z_]{1,60}$/.test(error) ? error : 'an unreadable error'
  if (cancellations.includes(error)) return new SocialSignInFailure('cancelled', word)
  return new SocialSignInFailure(passing.includes(error) ? 'unavailable' : 'refused', word)
}
