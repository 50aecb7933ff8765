import * as v from 'valibot'
import type { SingleKind } from '../store-connector.ts'
import type { WebhookDelivery, WebhookReading, WebhookRefusal } from '../webhook-reading.ts'
import { BoundedText } from '../text-schemas.ts'
import { fingerprint, isSigned, jsonOf } from '../webhook-signature.ts'

const kinds: Record<string, SingleKind> = {
  orders: 'orders',
  products: 'products',
  customers: 'customers',
  collections: 'collections',
}
const actions: Record<string, 'created' | 'updated' | 'deleted'> = {
  create: 'created',
  update: 'updated',
  updated: 'updated',
  paid: 'updated',
  cancelled: 'updated',
  fulfilled: 'updated',
  edited: 'updated',
  delete: 'deleted',
}

const Id = v.pipe(
  v.union([BoundedText(20), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,18}$/),
)
const Body = v.looseObject({ id: Id })
/** Of what is deleted nothing is left but its number. */
const isOnlyAnId = (json: unknown) => Object.keys(json as object).length === 1
const RefundBody = v.object({ order_id: Id })

const refused = (reason: WebhookRefusal): WebhookReading => ({ kind: 'refused', reason })

/**
 * Reads what Shopify posts to a subscribed address. Only the body is signed: whoever has one could send it with another
 * topic. That does no harm where the row is read again. A deletion may have to be believed, though, so it is one only
 * with the body of one: that of an order that was changed cannot be sent as its deletion.
 */
export async function readShopifyWebhook(delivery: WebhookDelivery): Promise<WebhookReading> {
  const { headers, body } = delivery
  const signature = headers.get('X-Shopify-Hmac-Sha256')
  if (signature === null) return refused('unsigned')
  if (!(await isSigned(delivery, signature))) return refused('wrong_signature')

  const topic = headers.get('X-Shopify-Topic') ?? ''
  const told = {
    // Without the header a repetition would still be known by its body.
    delivery_id: headers.get('X-Shopify-Webhook-Id')?.slice(0, 200) || (await fingerprint(body)),
    triggered_at: timeOf(headers.get('X-Shopify-Triggered-At')),
  }
  if (topic === 'app/uninstalled') return { kind: 'uninstalled', ...told }
  const json = jsonOf(body)
  if (topic === 'refunds/create') {
    const refund = v.safeParse(RefundBody, json)
    if (!refund.success) return refused('unreadable')
    return {
      kind: 'changed',
      of: 'orders',
      action: 'updated',
      provider_id: refund.output.order_id,
      ...told,
    }
  }
  const [resource = '', event = ''] = topic.split('/')
  const of = Object.hasOwn(kinds, resource) ? kinds[resource] : undefined
  const action = Object.hasOwn(actions, event) ? actions[event] : undefined
  if (!of || !action) return refused('unknown_topic')
  const parsed = v.safeParse(Body, json)
  if (!parsed.success) return refused('unreadable')
  const isDeletion = action === 'deleted' && isOnlyAnId(json)
  return {
    kind: 'changed',
    of,
    action: action === 'deleted' && !isDeletion ? 'updated' : action,
    provider_id: parsed.output.id,
    ...told,
  }
}

function timeOf(text: string | null): string | null {
  const time = text === null ? NaN : Date.parse(text.slice(0, 50))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
