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
  /** The app was removed from the shop: its token is void. */
  | { kind: 'uninstalled'; delivery_id: string; triggered_at: string | null }
  | { kind: 'refused'; reason: WebhookRefusal }
