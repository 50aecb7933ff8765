/** Why a provider returned nothing. The message says what to do; `retryable` says whether waiting helps. */
export type ProviderErrorKind =
  | 'wrong_key'
  | 'wrong_secret'
  | 'missing_permission'
  | 'not_found'
  | 'not_data'
  | 'address_refused'
  | 'plain_http'
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'provider_failed'
  | 'unexpected_data'
  | 'store_closed'
  /** The consent behind a connection has ended: nothing is read until a person connects again. */
  | 'reconnect'
  /** The code of a login was used, or is too old. */
  | 'wrong_code'
  /** The provider blocks us for a reason other than the rate of requests. */
  | 'blocked'
  /** No visible account of that name. */
  | 'username_not_found'
  /** It no longer exists. */
  | 'gone'

/** The input that a person would change, if any. */
export type ProviderField =
  | 'woocommerce_url'
  | 'woocommerce_consumer_key'
  | 'woocommerce_consumer_secret'
  | 'shopify_store_name'
  | 'shopify_access_token'
  | 'shopify_client_id'
  | 'shopify_client_secret'

/**
 * What went wrong with a provider, in words that a user can act on: what happened, and what to do. The
 * message contains neither keys nor text of the provider. `retry_after_seconds` is the provider's own wait,
 * or ours while we hold back.
 */
export class ProviderError extends Error {
  override name = 'ProviderError'
  kind: ProviderErrorKind
  retryable: boolean
  retry_after_seconds: number | null
  field: ProviderField | null

  constructor(
    kind: ProviderErrorKind,
    message: string,
    more: { retryable?: boolean; retry_after_seconds?: number | null; field?: ProviderField | null } = {},
  ) {
    super(message)
    this.kind = kind
    this.retryable = more.retryable ?? false
    this.retry_after_seconds = more.retry_after_seconds ?? null
    this.field = more.field ?? null
  }
}

/**
 * Reading the data ended its thread: it took more time or memory than anything from a provider may take. Another
 * reading may have been the cause, so one retry makes sense. If the thread ends again, the data is the cause.
 */
export class ReadingStopped extends ProviderError {
  constructor() {
    super(
      'unexpected_data',
      'Reading an answer took more time or memory than it may, so it was stopped. What was read before is kept.',
      { retryable: true },
    )
    this.name = 'ReadingStopped'
  }
}
