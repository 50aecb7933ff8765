import { ProviderError } from '../provider-error.ts'
import type { ProviderField } from '../provider-error.ts'

/** Texts for a provider. */
export interface ProviderWords {
  /** At the start of a sentence. */
  name: string
  /** What to do when it can't be reached. */
  ifUnreachable: string
  /** What to do when its answer can't be read. */
  ifUnreadable: string
}

export const storeWords: ProviderWords = {
  name: 'The store',
  ifUnreachable: 'Check that the store opens in a browser, then try again.',
  ifUnreadable: 'A plugin may have changed it. Check that field, or contact us.',
}

/** Part of every refusal, so that nobody worries about their data. */
export const kept = 'Your existing data is kept.'

export const unreachable = (code: string | null, field: ProviderField | null, words = storeWords) => {
  const why =
    code === 'ENOTFOUND'
      ? 'No server found at this address.'
      : code !== null && /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)
        ? `${words.name}'s https certificate is not valid.`
        : `${words.name} could not be reached.`
  return new ProviderError('unreachable', `${why} ${kept} ${words.ifUnreachable}`, {
    retryable: !why.includes('certificate'),
    field,
  })
}

export const timedOut = (words = storeWords) =>
  new ProviderError(
    'timeout',
    `${words.name} took too long to answer. ${kept} The reading goes on from there at the next try.`,
    { retryable: true },
  )

export const rateLimited = (retryAfter: number | null, words = storeWords) =>
  new ProviderError(
    'rate_limited',
    `${words.name} asks us to wait${retryAfter === null ? '' : ` ${span(retryAfter)}`}. ${kept} The reading goes on after that.`,
    { retryable: true, retry_after_seconds: retryAfter },
  )

/** After this many failures in a row, a provider is left alone for a while. */
export const failuresToOpen = 10

export const heldBack = (kind: ProviderError['kind'], seconds: number, words = storeWords) =>
  new ProviderError(
    kind,
    `${words.name} failed ${failuresToOpen} times in a row, so it is left alone for ${span(seconds)}. ${kept} The reading goes on after that.`,
    { retryable: true, retry_after_seconds: seconds },
  )

/** `field` is our request's parameter or the answer's field; never a value. */
export const unexpected = (field: string, words = storeWords) =>
  new ProviderError(
    'unexpected_data',
    `${words.name} answered with something we cannot read (${field}). ${kept} ${words.ifUnreadable}`,
  )

/**
 * Redirects aren't followed, because they could send the keys elsewhere. Only the target's origin is shown.
 */
export const redirected = (location: string | null, from: string, field: ProviderField) => {
  const target =
    location !== null && location.length <= 4000 && URL.canParse(location, from)
      ? new URL(location, from).origin
      : null
  const there = target === null || target === new URL(from).origin ? 'another page' : target
  return new ProviderError(
    'address_refused',
    `The store redirects to ${there}. For security, we don’t follow redirects. ${kept} Enter the store’s actual address.`,
    { field },
  )
}

const span = (seconds: number) =>
  seconds < 120
    ? `${seconds} seconds`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3600)} hours`

/** A smaller page may work, so it is retried. */
export const tooMuchData = () =>
  new ProviderError(
    'unexpected_data',
    'One answer had more data than we can take. Existing data is kept. If it happens again, contact us; at a store, check what plugins add to orders.',
    { retryable: true },
  )
