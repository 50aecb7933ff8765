import type { ShopChange } from '../shop/shop-change.ts'

/** The message of a webhook about a change. */
export interface WebhookMessage {
  topic: string
  body: string
  contentType?: string
}

/** An address to which a shop sends its changes. */
export interface Webhook {
  id: number
  topic: string
  address: string
  secret: string
  /** Undefined when this webhook doesn't cover the change. */
  messageOf: (change: ShopChange) => WebhookMessage | undefined
  /** The name of the header with the signature; `headersOf` returns all others. */
  signatureHeader: string
  headersOf: (message: WebhookMessage, deliveryId: string, triggeredAt: Date) => Record<string, string>
  /** How long to wait for an answer. */
  timeoutMs: number
  /**
   * Called with each answer; returns the milliseconds until the next try, or undefined when there is none.
   */
  settle: (isTaken: boolean, tries: number) => number | undefined
  /** The provider's own part of it. */
  details: object
}
