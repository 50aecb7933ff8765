import { ProviderError, type ProviderField } from '../provider-error.ts'

/** Stands in every refusal, so that nobody fears for what they have. */
export const kept = 'What was read before is kept.'

export const unreachable = (code: string | null, field: ProviderField) => {
  const why =
    code === 'ENOTFOUND'
      ? 'No server answers under this name.'
      : code !== null && /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)
        ? "The store's https certificate is not valid."
        : 'The store could not be reached.'
  return new ProviderError(
    'unreachable',
    `${why} ${kept} Check that the store opens in a browser, then try again.`,
    { retryable: !why.includes('certificate'), field },
  )
}

export const timedOut = () =>
  new ProviderError(
    'timeout',
    `The store took too long to answer. ${kept} The reading goes on from there at the next try.`,
    { retryable: true },
  )

export const rateLimited = (retryAfter: number | null) =>
  new ProviderError(
    'rate_limited',
    `The store asks us to wait${retryAfter === null ? '' : ` ${span(retryAfter)}`}. ${kept} The reading goes on after that.`,
    { retryable: true, retry_after_seconds: retryAfter },
  )

export const heldBack = (kind: ProviderError['kind'], seconds: number) =>
  new ProviderError(
    kind,
    `The store failed ten times in a row, so it is left alone for ${span(seconds)}. ${kept} The reading goes on after that.`,
    { retryable: true, retry_after_seconds: seconds },
  )

/** `field` is our request's parameter or the answer's field; never a value. */
export const unexpected = (field: string) =>
  new ProviderError(
    'unexpected_data',
    `The store answered with something we cannot read (${field}). ${kept} A plugin may have changed it: look at that field, or tell us.`,
  )

/** Redirects are not followed, since they could carry the keys elsewhere. Only the target's origin is told. */
export const redirected = (location: string | null, from: string, field: ProviderField) => {
  const target = location !== null && URL.canParse(location, from) ? new URL(location, from).origin : null
  const there = target === null || target === new URL(from).origin ? 'another page' : target
  return new ProviderError(
    'address_refused',
    `The store sends us on to ${there}, and redirects are not followed with keys in hand. ${kept} Enter the address that the store really has.`,
    { field },
  )
}

const span = (seconds: number) =>
  seconds < 120
    ? `${seconds} seconds`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3600)} hours`
