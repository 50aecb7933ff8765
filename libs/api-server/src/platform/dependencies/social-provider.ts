import type { SocialProvider } from '@tandem/api-contract'

/**
 * One sign-in attempt, from the button to the provider's answer. All its values are new and cannot be
 * guessed.
 */
export interface SocialAttempt {
  state: string
  nonce: string
  code_verifier: string
  /** The address that the provider sends the browser back to; the same in both steps. */
  redirect_uri: string
}

/** A person as the provider knows them. The subject identifies them; the address may change and does not. */
export interface SocialIdentity {
  subject: string
  /** Null when the provider gave none. */
  email: string | null
  /** Whether the provider says that the person's address was verified. */
  is_email_verified: boolean
  /** Null when the provider gave none. Apple's is unsigned, so use it only as the first value in a form. */
  name: string | null
}

/** Signs people in at one provider. The host creates it; tests and stories may leave it out. */
export interface SignInProvider {
  /** The address to send the browser to. @throws SocialSignInFailure */
  authorizationUrl(attempt: SocialAttempt): Promise<URL>
  /** Finds who came back with these parameters. @throws SocialSignInFailure */
  identify(parameters: URLSearchParams, attempt: SocialAttempt): Promise<SocialIdentity>
  /** The name, when a provider sends it outside the signed answer and only once. */
  postedName?(parameters: URLSearchParams): string | null
}

/** The providers that this host has credentials for. */
export type SignInProviders = Partial<Record<SocialProvider, SignInProvider>>

/**
 * - `cancelled`: the person declined.
 * - `unavailable`: no usable answer in time; a later try may succeed.
 * - `refused`: an answer that cannot be trusted, or the provider refused.
 */
export type SocialSignInFailureKind = 'cancelled' | 'unavailable' | 'refused'

/** A sign-in that failed at the provider. The message is for the log and contains no token, code or claim. */
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

/** The meaning of `error` in a provider's answer. */
export function failureOf(error: string): SocialSignInFailure {
  // The provider's error is text from outside, so only a value that looks like a standard one is logged.
  const word = /^[a-z_]{1,60}$/.test(error) ? error : 'an unreadable error'
  if (cancellations.includes(error)) return new SocialSignInFailure('cancelled', word)
  return new SocialSignInFailure(passing.includes(error) ? 'unavailable' : 'refused', word)
}
