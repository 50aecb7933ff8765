import { ProviderError } from '../provider-error.ts'

const kept = 'What was read before is kept.'

export const wrongKey = () =>
  new ProviderError(
    'wrong_key',
    `The store does not know this consumer key; a store whose server drops the keys answers the same. ${kept} Copy the key again from WooCommerce → Settings → Advanced → REST API, or make a new one there.`,
    { field: 'woocommerce_consumer_key' },
  )

export const wrongSecret = () =>
  new ProviderError(
    'wrong_secret',
    `The store knows the consumer key but refuses the consumer secret. ${kept} The secret is shown only once: if it is lost, make a new key in WooCommerce → Settings → Advanced → REST API.`,
    { field: 'woocommerce_consumer_secret' },
  )

export const missingPermission = (subject: string) =>
  new ProviderError(
    'missing_permission',
    `The key is valid but may not read ${subject}. ${kept} In WooCommerce → Settings → Advanced → REST API give it the permission Read, and let it belong to a shop manager or administrator.`,
    { field: 'woocommerce_consumer_key' },
  )

export const noWooCommerce = () =>
  new ProviderError(
    'not_found',
    `No WooCommerce was found at this address. ${kept} Check the address, that WooCommerce is active, and that the permalinks (WordPress → Settings → Permalinks) are not "Plain".`,
    { field: 'woocommerce_url' },
  )

export const notData = (retryable = false) =>
  new ProviderError(
    'not_data',
    `The store did not answer with data: a maintenance page, a login wall or an error of a plugin is in the way. ${kept} Open the store in a browser, then try again.`,
    { retryable, field: 'woocommerce_url' },
  )

export const firewall = () =>
  new ProviderError(
    'not_data',
    `A firewall or security plugin of the store turned us away. ${kept} Allow access to /wp-json/wc/v3 there, then try again.`,
    { field: 'woocommerce_url' },
  )

/** Redirects are not followed, since they could carry the keys elsewhere. Only the target's origin is told. */
export const redirected = (location: string | null, from: string) => {
  const target = location !== null && URL.canParse(location, from) ? new URL(location, from).origin : null
  const there = target === null || target === new URL(from).origin ? 'another page' : target
  return new ProviderError(
    'address_refused',
    `The store sends us on to ${there}, and redirects are not followed with keys in hand. ${kept} Enter the address that the store really has.`,
    { field: 'woocommerce_url' },
  )
}

export const unreachable = (code: string | null) => {
  const why =
    code === 'ENOTFOUND'
      ? 'No server answers under this name.'
      : code !== null && /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)
        ? "The store's https certificate is not valid."
        : 'The store could not be reached.'
  return new ProviderError(
    'unreachable',
    `${why} ${kept} Check that the store opens in a browser, then try again.`,
    {
      retryable: !why.includes('certificate'),
      field: 'woocommerce_url',
    },
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

export const failed = (status: number, retryAfter: number | null) =>
  new ProviderError(
    'provider_failed',
    `The store answered with an error of its own (${status}). ${kept} If it lasts, look at the store's error log or ask its host.`,
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

/** The store does not take a parameter that newer versions of WooCommerce take. */
export class ParameterRefused extends ProviderError {
  parameters: string[]

  constructor(parameters: string[]) {
    super('unexpected_data', unexpected(`parameter ${parameters.join(', ') || 'unknown'}`).message)
    this.parameters = parameters
  }
}

/** The route is missing while WooCommerce is there: an older version of it. */
export class RouteMissing extends ProviderError {
  constructor() {
    super('not_found', noWooCommerce().message, { field: 'woocommerce_url' })
  }
}

const span = (seconds: number) =>
  seconds < 120
    ? `${seconds} seconds`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3600)} hours`
