import * as v from 'valibot'
import type { SingleKind } from '../store-connector.ts'
import type { WebhookDelivery, WebhookReading, WebhookRefusal } from '../webhook-reading.ts'
import { fingerprint, isSigned, jsonOf } from '../webhook-signature.ts'
import { BoundedText } from '../text-schemas.ts'
import { GmtTime, RowId } from './values.ts'

const kinds: Record<string, SingleKind> = { order: 'orders', product: 'products', customer: 'customers' }
const actions = { created: 'created', updated: 'updated', deleted: 'deleted', restored: 'updated' } as const

/** A deletion only contains the id. */
const Body = v.object({
  id: RowId,
  /** The product of a variation. */
  parent_id: v.fallback(v.nullable(RowId), null),
  type: v.fallback(BoundedText(100), ''),
  date_modified_gmt: v.optional(GmtTime, null),
})

const refused = (reason: WebhookRefusal): WebhookReading => ({ kind: 'refused', reason })

/**
 * Reads what a WooCommerce store posts to a subscribed address. The ping sent after subscribing isn't signed.
 */
export async function readWooCommerceWebhook(delivery: WebhookDelivery): Promise<WebhookReading> {
  const { headers, body } = delivery
  const signature = headers.get('X-WC-Webhook-Signature')
  if (signature === null) return isPing(body) ? { kind: 'ping' } : refused('unsigned')
  if (!(await isSigned(delivery, signature))) return refused('wrong_signature')

  const [resource = '', event = ''] = (headers.get('X-WC-Webhook-Topic') ?? '').slice(0, 100).split('.')
  const of = Object.hasOwn(kinds, resource) ? kinds[resource] : undefined
  const action = Object.hasOwn(actions, event) ? actions[event as keyof typeof actions] : undefined
  if (!of || !action) return refused('unknown_topic')
  const parsed = v.safeParse(Body, jsonOf(body))
  if (!parsed.success) return refused('unreadable')
  const { id, parent_id: parent, type, date_modified_gmt: modified } = parsed.output
  const isVariation = of === 'products' && type === 'variation' && parent !== null
  return {
    kind: 'changed',
    of,
    // A product continues to exist without one of its variations.
    action: isVariation ? 'updated' : action,
    provider_id: String(isVariation ? parent : id),
    // WooCommerce's delivery id is made of the second and the webhook, so two orders in one second share it.
    delivery_id: `${(headers.get('X-WC-Webhook-Delivery-ID') ?? '').slice(0, 200)}:${await fingerprint(body)}`,
    triggered_at: modified,
  }
}

const isPing = (body: Uint8Array) =>
  body.byteLength < 100 && /^webhook_id=\d+$/.test(new TextDecoder().decode(body))
