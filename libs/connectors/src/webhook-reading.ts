import type { SingleKind } from './store-connector.ts'

/** A delivery as it arrived; `body` is what came over the wire, unparsed, because the signature covers its bytes. */
export interface WebhookDelivery {
  headers: Pick<Headers, 'get'>
  body: Uint8Array<ArrayBuffer>
  /** As the subscription's answer told it. */
  secret: string
}

/** Why a delivery is not followed. */
export type WebhookRefusal = 'unsigned' | 'wrong_signature' | 'unknown_topic' | 'unreadable'

/**
 * What a shop asks about personal data, as Shopify's compliance webhooks do. It is believed as it is: what it asks for
 * can't be read from the shop.
 */
export interface PrivacyReading {
  kind: 'privacy'
  request: 'data_request' | 'customer_redact' | 'shop_redact'
  /** Where the shop is: NAME.myshopify.com. One app, and so one secret, can be installed in several. */
  shop: string
  /** Who it is about; null where it is the whole shop. */
  customer: { id: string | null; email: string | null } | null
  /** Orders of theirs, by the provider's ids. */
  order_ids: string[]
  delivery_id: string
  triggered_at: string | null
}

/**
 * What a delivery says. Ids are the provider's; the content is never taken from it, the row is read again. Refunds are
 * told as a change of their order. `deleted` can be relied on only where the row can no longer be read. `delivery_id` is the same when the same event comes twice; `triggered_at` (ISO) is
 * null where neither header nor body tells a time.
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
  /** Two customers of the shop are one now: `kept_id` has the orders of both. */
  | {
      kind: 'merged'
      kept_id: string
      gone_id: string
      delivery_id: string
      triggered_at: string | null
    }
  | PrivacyReading
  /** The app was removed from the shop: its token is void. */
  | { kind: 'uninstalled'; delivery_id: string; triggered_at: string | null }
  | { kind: 'refused'; reason: WebhookRefusal }
