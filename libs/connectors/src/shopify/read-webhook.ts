import * as v from 'valibot'
import type { SingleKind } from '../store-connector.ts'
import type { PrivacyReading, WebhookDelivery, WebhookReading, WebhookRefusal } from '../webhook-reading.ts'
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
  delete: 'deleted',
}

const Id = v.pipe(
  v.union([BoundedText(20), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,18}$/),
)
const Body = v.looseObject({ id: Id })
/** A deleted row's body only contains its number. */
const isOnlyAnId = (json: unknown) => Object.keys(json as object).length === 1
const customerGid = /^gid:\/\/shopify\/Customer\/([1-9]\d{0,18})$/
const CustomerGid = v.pipe(
  BoundedText(60),
  v.regex(customerGid),
  v.transform((gid) => customerGid.exec(gid)?.[1] ?? ''),
)
/** As in Shopify's example of `customers/merge`; a failed merge is sent too. */
const MergeBody = v.object({
  admin_graphql_api_id_customer_kept: CustomerGid,
  admin_graphql_api_id_customer_deleted: CustomerGid,
  status: v.optional(v.nullable(BoundedText(50))),
})
const maxOrders = 10_000
const Orders = v.optional(v.nullable(v.pipe(v.array(Id), v.maxLength(maxOrders)), []), [])
/** As on Shopify's pages about privacy law; each of the three topics has some of these fields. */
const PrivacyBody = v.object({
  shop_domain: BoundedText(300),
  customer: v.optional(
    v.nullable(
      v.object({
        id: v.optional(v.nullable(Id), null),
        email: v.optional(v.nullable(BoundedText(400)), null),
      }),
    ),
    null,
  ),
  orders_to_redact: Orders,
  orders_requested: Orders,
})
const privacyTopics: Record<string, PrivacyReading['request']> = {
  'customers/data_request': 'data_request',
  'customers/redact': 'customer_redact',
  'shop/redact': 'shop_redact',
}
const named = <Body>(schema: v.GenericSchema<unknown, Body>, id: (body: Body) => string) =>
  v.pipe(schema, v.transform(id))
const OrderId = named(v.object({ order_id: Id }), (body) => body.order_id)
const Return = v.union([OrderId, named(v.object({ order: v.object({ id: Id }) }), ({ order }) => order.id)])
/** Topics that change an order, and where their bodies contain its id. */
const changesOfOrders: Record<string, v.GenericSchema<unknown, string>> = {
  'refunds/create': OrderId,
  'orders/edited': named(
    v.object({ order_edit: v.object({ order_id: Id }) }),
    ({ order_edit }) => order_edit.order_id,
  ),
  'returns/approve': Return,
  'returns/cancel': Return,
  'returns/close': Return,
  'returns/reopen': Return,
}

const refused = (reason: WebhookRefusal): WebhookReading => ({ kind: 'refused', reason })

/**
 * Reads what Shopify posts to a subscribed address. Only the body is signed: somebody with a signed body
 * could send it with another topic. That is harmless when the row is read again. A deletion may have to be
 * trusted, though, so it is only accepted with the body of a deletion: the body of a changed order can't be
 * sent as its deletion.
 */
export async function readShopifyWebhook(delivery: WebhookDelivery): Promise<WebhookReading> {
  const { headers, body } = delivery
  const signature = headers.get('X-Shopify-Hmac-Sha256')
  if (signature === null) return refused('unsigned')
  if (!(await isSigned(delivery, signature))) return refused('wrong_signature')

  const topic = headers.get('X-Shopify-Topic') ?? ''
  const delivered = {
    // Without the header, the body still identifies a repetition.
    delivery_id: headers.get('X-Shopify-Webhook-Id')?.slice(0, 200) || (await fingerprint(body)),
    triggered_at: timeOf(headers.get('X-Shopify-Triggered-At')),
  }
  if (topic === 'app/uninstalled') return { kind: 'uninstalled', ...delivered }
  const json = jsonOf(body)
  const orderIn = Object.hasOwn(changesOfOrders, topic) ? changesOfOrders[topic] : undefined
  if (orderIn) {
    const order = v.safeParse(orderIn, json)
    if (!order.success) return refused('unreadable')
    return { kind: 'changed', of: 'orders', action: 'updated', provider_id: order.output, ...delivered }
  }
  if (topic === 'customers/merge') {
    const merge = v.safeParse(MergeBody, json)
    if (!merge.success) return refused('unreadable')
    const { status, admin_graphql_api_id_customer_kept: kept_id } = merge.output
    const gone_id = merge.output.admin_graphql_api_id_customer_deleted
    if ((status ?? 'completed').toLowerCase() === 'completed' && kept_id !== gone_id)
      return { kind: 'merged', kept_id, gone_id, ...delivered }
    return { kind: 'changed', of: 'customers', action: 'updated', provider_id: kept_id, ...delivered }
  }
  if (Object.hasOwn(privacyTopics, topic)) return privacyOf(topic, json, delivered)
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
    ...delivered,
  }
}

/**
 * Only the body is signed, so a body of one topic is refused under another: a data request must not be
 * replayed as a request to erase.
 */
function privacyOf(
  topic: string,
  json: unknown,
  delivered: Pick<PrivacyReading, 'delivery_id' | 'triggered_at'>,
): WebhookReading {
  const parsed = v.safeParse(PrivacyBody, json)
  const request = privacyTopics[topic]
  if (!parsed.success || !request) return refused('unreadable')
  const names = Object.keys(json as object)
  const looksLike =
    names.includes('orders_requested') || names.includes('data_request')
      ? 'data_request'
      : names.includes('customer')
        ? 'customer_redact'
        : 'shop_redact'
  if (looksLike !== request) return refused('unreadable')
  const { shop_domain, customer, orders_to_redact, orders_requested } = parsed.output
  const order_ids = [...new Set([...(orders_to_redact ?? []), ...(orders_requested ?? [])])]
  return { kind: 'privacy', request, shop: shop_domain.toLowerCase(), customer, order_ids, ...delivered }
}

function timeOf(text: string | null): string | null {
  const time = text === null ? NaN : Date.parse(text.slice(0, 50))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
