import type { SingleKind } from './store-connector.ts'

/** A delivery as received; `body` is unparsed, because the signature covers its bytes. */
export interface WebhookDelivery {
  headers: Pick<Headers, 'get'>
  body: Uint8Array<ArrayBuffer>
  /** From the subscription's answer. */
  secret: string
}

/** Why a delivery is ignored. */
export type WebhookRefusal = 'unsigned' | 'wrong_signature' | 'unknown_topic' | 'unreadable'

/**
 * A shop's request about personal data, as in Shopify's compliance webhooks. Its content is trusted: what it
 * asks for can't be read from the shop.
 */
export interface PrivacyReading {
  kind: 'privacy'
  request: 'data_request' | 'customer_redact' | 'shop_redact'
  /** The shop's address: NAME.myshopify.com. One app, and so one secret, can be installed in several. */
  shop: string
  /** Who it is about; null for the whole shop. */
  customer: { id: string | null; email: string | null } | null
  /** Their orders, by the provider's ids. */
  order_ids: string[]
  delivery_id: string
  triggered_at: string | null
}

/**
 * The content of a delivery. Ids are the provider's; no other data is taken from it, because the row is read
 * again. Refunds are reported as a change of their order. `deleted` can only be trusted when the row can no
 * longer be read. `delivery_id` is the same when the same event comes twice; `triggered_at` (ISO) is null
 * when neither header nor body has a time.
 */
export type WebhookReading =
  | { kind: 'ping' }
  | {
      kind: 'changed'
      of: SingleKind
      action: 'created' | 'updated' | 'deleted'
      provider_id: string
      delivery_id: string
      triggered_at: string | null
    }
  /** Two customers of the shop were merged: `kept_id` has the orders of both. */
  | {
      kind: 'merged'
      kept_id: string
      gone_id: string
      delivery_id: string
      triggered_at: string | null
    }
  | PrivacyReading
  /** The app was removed from the shop: its token is invalid. */
  | { kind: 'uninstalled'; delivery_id: string; triggered_at: string | null }
  | { kind: 'refused'; reason: WebhookRefusal }
