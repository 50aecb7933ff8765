import type { StoreType } from '@tandem/api-contract'
import type { InstagramAccountOptions } from '../instagram/instagram-account.ts'
import type { InstagramLoginOptions } from '../instagram/instagram-login.ts'
import { ProviderError, ReadingStopped } from '../provider-error.ts'
import type { ProviderErrorKind, ProviderField } from '../provider-error.ts'
import type { ProviderMeter } from './meter-providers.ts'
import type { ShopifyCredentials } from '../shopify/credentials.ts'
import type { WooCommerceOptions } from '../woocommerce/woocommerce-connector.ts'

/** The connector to create in the other thread, which has its own fetch and clock. */
export type Connected =
  | {
      kind: 'woocommerce'
      options: Pick<WooCommerceOptions, 'url' | 'consumer_key' | 'consumer_secret' | 'shopCurrency'>
    }
  | { kind: 'shopify'; options: { credentials: ShopifyCredentials; shopAddress: string | null } }
  | { kind: 'login'; options: Pick<InstagramLoginOptions, 'app' | 'dialogAddress' | 'graphAddress'> }
  | {
      kind: 'account'
      options: Pick<
        InstagramAccountOptions,
        'app' | 'graphAddress' | 'account_id' | 'token' | 'isPersonWaiting'
      >
    }

/** A delivery in the format for the other thread. */
export interface SentDelivery {
  type: StoreType
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
  secret: string
}

/** A message to the other thread. `connector` numbers the connector, which is created on first use. */
export type Question =
  | {
      ask: 'call' | 'iterate'
      id: number
      connector: number
      connected: Connected
      method: string
      args: unknown[]
    }
  | { ask: 'webhook'; id: number; delivery: SentDelivery }
  /** Requests the next part of an `iterate`. */
  | { ask: 'next'; id: number }
  /** Nobody waits for the call any more. */
  | { ask: 'abort'; id: number }
  | { ask: 'ping' }

/** A message from the other thread. */
export type Answer =
  | { answer: 'value'; id: number; value: unknown }
  | { answer: 'end'; id: number }
  | { answer: 'error'; id: number; error: SentError }
  | { answer: 'warning'; message: string }
  | { answer: 'called'; counted: Parameters<ProviderMeter['providerCalled']> }
  | { answer: 'waited'; counted: Parameters<ProviderMeter['providerWaited']> }
  | { answer: 'pong' }

/** An error whose kind survives cloning. */
export interface SentError {
  name: string
  message: string
  provider: {
    kind: ProviderErrorKind
    retryable: boolean
    retry_after_seconds: number | null
    field: ProviderField | null
  } | null
}

export function sentError(error: unknown): SentError {
  if (error instanceof ProviderError) {
    const { name, message, kind, retryable, retry_after_seconds, field } = error
    return { name, message, provider: { kind, retryable, retry_after_seconds, field } }
  }
  const { name = 'Error', message = String(error) } = error instanceof Error ? error : {}
  return { name, message, provider: null }
}

export function receivedError({ name, message, provider }: SentError): Error {
  if (name === 'ReadingStopped') return new ReadingStopped()
  if (provider) return new ProviderError(provider.kind, message, provider)
  return name === 'TypeError'
    ? new TypeError(message)
    : name === 'RangeError'
      ? new RangeError(message)
      : Object.assign(new Error(message), { name })
}

/** Methods whose answer contains an error, which would lose its kind when cloned. */
export const withProblems: readonly string[] = ['health', 'discover']
