import { ProviderError } from '../provider-error.ts'
import { kept, unexpected } from '../requests/failures.ts'

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

export const plainPermalinks = () =>
  new ProviderError(
    'not_found',
    `The store's server does not hand the request on to WordPress: its permalinks are "Plain". ${kept} In WordPress → Settings → Permalinks choose any other structure and save, then try again. The address is right.`,
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

export const failed = (status: number, retryAfter: number | null) =>
  new ProviderError(
    'provider_failed',
    `The store answered with an error of its own (${status}). ${kept} If it lasts, look at the store's error log or ask its host.`,
    { retryable: true, retry_after_seconds: retryAfter },
  )

/** The store doesn't accept a parameter of newer WooCommerce versions. */
export class ParameterRefused extends ProviderError {
  parameters: string[]

  constructor(parameters: string[]) {
    super('unexpected_data', unexpected(`parameter ${parameters.join(', ') || 'unknown'}`).message)
    this.parameters = parameters
  }
}

/** The route is missing in this older version of WooCommerce. */
export class RouteMissing extends ProviderError {
  constructor() {
    super('not_found', noWooCommerce().message, { field: 'woocommerce_url' })
  }
}

/** The route exists, but not the requested row. */
export class RowMissing extends ProviderError {
  constructor() {
    super('not_found', noWooCommerce().message, { field: 'woocommerce_url' })
  }
}
