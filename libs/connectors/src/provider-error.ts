/** Why a provider gave nothing. What to do is in the message; what heals by waiting is `retryable`. */
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
  /** The provider holds us back for something other than how often we ask. */
  | 'blocked'
  /** No account of that name that may be looked at. */
  | 'username_not_found'
  /** What was asked for is not there any more. */
  | 'gone'

/** The input that a person would change, if it is one. */
export type ProviderField =
  | 'woocommerce_url'
  | 'woocommerce_consumer_key'
  | 'woocommerce_consumer_secret'
  | 'shopify_store_name'
  | 'shopify_access_token'
  | 'shopify_client_id'
  | 'shopify_client_secret'

/**
 * What went wrong with a provider, in words that its user can act on: what happened, and what to do. The message holds
 * neither keys nor text of the provider. `retry_after_seconds` is the provider's own wish, or ours while we hold back.
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
 * What was read took the thread that read it down: more time or memory than anything a provider says may take. It may
 * have been another reading of that moment, so one more try makes sense; a second end is no accident.
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
