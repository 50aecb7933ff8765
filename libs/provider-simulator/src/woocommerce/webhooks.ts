import type { Shop } from '../shop/shop.ts'
import type { ShopChange } from '../shop/shop-change.ts'
import type { Webhook } from '../webhooks/webhook.ts'
import { itemLinks } from './answer.ts'
import type { Answer, Call } from './answer.ts'
import { customerBody } from './customers.ts'
import { readListParameters } from './list-parameters.ts'
import type { ListRules } from './list-parameters.ts'
import { orderBody } from './order-body.ts'
import { linkHeader, pageOf } from './page-of.ts'
import { productAnswer } from './products.ts'
import { RestError } from './rest-error.ts'

/** WooCommerce's own part of a webhook. */
interface Details {
  kind: 'woocommerce'
  name: string
  status: 'active' | 'paused' | 'disabled'
  failures: number
  createdGmt: string
  modifiedGmt: string
}

type WooWebhook = Webhook & { details: Details }

/** How many failures in a row a webhook may have; one more switches it off. */
const maxFailures = 5

const resources = ['coupon', 'customer', 'order', 'product']
const events = ['created', 'updated', 'deleted', 'restored']

const isOwn = (webhook: Webhook): webhook is WooWebhook =>
  'kind' in webhook.details && webhook.details.kind === 'woocommerce'

const ownOf = (shop: Shop): WooWebhook[] => shop.deliveries.webhooks.filter(isOwn)

const invalidId = () => new RestError(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.')

const find = ({ shop }: Call, id: number): WooWebhook => {
  const webhook = ownOf(shop).find((candidate) => candidate.id === id)
  if (!webhook) throw invalidId()
  return webhook
}

const body = ({ shop, api }: Call, { id, topic, address, details }: WooWebhook) => {
  const [resource, event] = topic.split('.') as [string, string]
  return {
    id,
    name: details.name,
    status: details.status,
    topic,
    resource,
    event,
    hooks: [
      `woocommerce_${event === 'created' ? 'new' : event === 'updated' ? 'update' : event}_${resource}`,
    ],
    delivery_url: address,
    date_created: shop.clock.toLocal(details.createdGmt),
    date_created_gmt: details.createdGmt,
    date_modified: shop.clock.toLocal(details.modifiedGmt),
    date_modified_gmt: details.modifiedGmt,
    _links: itemLinks(`${api}/webhooks/${id}`, `${api}/webhooks`),
  }
}

const topicFrom = (value: unknown): string => {
  const [resource, event, ...rest] = String(value).split('.')
  const isKnown = resources.includes(resource!) && events.includes(event!) && rest.length === 0
  if (isKnown || (String(value).startsWith('action.') && String(value).length > 7)) return String(value)
  throw new RestError(400, 'woocommerce_rest_webhook_invalid_topic', 'Webhook topic must be valid.')
}

const addressFrom = (value: unknown): string => {
  if (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) return value
  throw new RestError(
    400,
    'woocommerce_rest_webhook_invalid_delivery_url',
    'Webhook delivery URL must be a valid URL starting with http:// or https://.',
  )
}

const statusFrom = (value: unknown): Details['status'] => {
  if (value === 'active' || value === 'paused' || value === 'disabled') return value
  throw new RestError(400, 'woocommerce_rest_webhook_invalid_status', 'Webhook status must be valid.')
}

/** The webhook's topic for a change: paying, cancelling and refunding are updates. */
const topicOf = (change: ShopChange): string | undefined => {
  if (change.resource === 'bulk' || change.resource === 'app' || change.resource === 'refund')
    return undefined
  return ['created', 'updated', 'deleted'].includes(change.event)
    ? `${change.resource}.${change.event}`
    : undefined
}

const contentOf = (call: Call, change: ShopChange): object => {
  if (change.event === 'deleted') return { id: change.row.id }
  if (change.resource === 'order') return orderBody(call, change.row, 2)
  if (change.resource === 'product') return productAnswer(call, change.row)
  return change.resource === 'customer' ? customerBody(call, change.row) : {}
}

const create = (call: Call, values: Record<string, unknown>): WooWebhook => {
  const { shop, home, api } = call
  const address = addressFrom(values.delivery_url)
  const at = shop.now().toISOString().slice(0, 19)
  const details: Details = {
    kind: 'woocommerce',
    name: typeof values.name === 'string' && values.name ? values.name : `Webhook created on ${at}`,
    status: values.status === undefined ? 'active' : statusFrom(values.status),
    failures: 0,
    createdGmt: at,
    modifiedGmt: at,
  }
  const stored: Call = { shop, home, api, query: new URLSearchParams() }
  const webhook: WooWebhook = {
    id: shop.nextId++,
    topic: topicFrom(values.topic),
    address,
    secret: typeof values.secret === 'string' ? values.secret : `secret-of-${shop.name}`,
    details,
    signatureHeader: 'X-WC-Webhook-Signature',
    timeoutMs: 60_000,
    messageOf: (change) =>
      details.status === 'active' && topicOf(change) === webhook.topic
        ? { topic: webhook.topic, body: JSON.stringify(contentOf(stored, change)) }
        : undefined,
    headersOf(message, deliveryId) {
      const agent = { 'User-Agent': 'WooCommerce/10.5.0 Hookshot (WordPress/6.9.1)' }
      if (message.contentType) return agent
      const [resource, event] = message.topic.split('.') as [string, string]
      return {
        ...agent,
        'X-WC-Webhook-Source': `${home}/`,
        'X-WC-Webhook-Topic': message.topic,
        'X-WC-Webhook-Resource': resource,
        'X-WC-Webhook-Event': event,
        'X-WC-Webhook-ID': String(webhook.id),
        'X-WC-Webhook-Delivery-ID': deliveryId.replaceAll('-', ''),
      }
    },
    settle(isTaken) {
      details.failures = isTaken ? 0 : details.failures + 1
      if (details.failures > maxFailures) details.status = 'disabled'
      return undefined
    },
  }
  return webhook
}

/** `POST /webhooks`: creates the webhook even if its ping isn't answered. */
export const createWebhook = async (call: Call, values: Record<string, unknown>): Promise<Answer> => {
  const webhook = create(call, values)
  const { deliveries } = call.shop
  deliveries.webhooks.push(webhook)
  if (webhook.details.status === 'active')
    await deliveries.send(
      webhook,
      {
        topic: 'ping',
        body: `webhook_id=${webhook.id}`,
        contentType: 'application/x-www-form-urlencoded',
      },
      false,
    )
  return { body: body(call, webhook), status: 201 }
}

/** `PUT /webhooks/{id}`; activating it resets its failures. */
export const updateWebhook = (call: Call, id: number, values: Record<string, unknown>): Answer => {
  const webhook = find(call, id)
  const { details } = webhook
  if (values.topic !== undefined) webhook.topic = topicFrom(values.topic)
  if (values.delivery_url !== undefined) webhook.address = addressFrom(values.delivery_url)
  if (typeof values.secret === 'string') webhook.secret = values.secret
  if (typeof values.name === 'string') details.name = values.name
  if (values.status !== undefined) {
    details.status = statusFrom(values.status)
    if (details.status === 'active') details.failures = 0
  }
  details.modifiedGmt = call.shop.now().toISOString().slice(0, 19)
  return { body: body(call, webhook) }
}

/** `DELETE /webhooks/{id}?force=true` */
export const deleteWebhook = (call: Call, id: number): Answer => {
  const webhook = find(call, id)
  if (!['true', '1'].includes(call.query.get('force') ?? ''))
    throw new RestError(501, 'woocommerce_rest_trash_not_supported', 'Webhooks do not support trashing.')
  const { webhooks } = call.shop.deliveries
  webhooks.splice(webhooks.indexOf(webhook), 1)
  return { body: body(call, webhook) }
}

/** `GET /webhooks/{id}` */
export const getWebhook = (call: Call, id: number): Answer => ({ body: body(call, find(call, id)) })

const rules: ListRules = {
  orderby: ['date', 'id', 'title'],
  defaultOrderby: 'date',
  defaultOrder: 'desc',
  dates: true,
  orderStatus: false,
}

/** `GET /webhooks` */
export const listWebhooks = (call: Call): Answer => {
  const parameters = readListParameters(call.query, rules)
  const status = call.query.get('status') ?? 'all'
  const found = ownOf(call.shop).filter(({ details }) => status === 'all' || details.status === status)
  const sorted = parameters.order === 'asc' ? found : found.toReversed()
  const { rows, total, pages } = pageOf(sorted, parameters)
  return {
    body: rows.map((webhook) => body(call, webhook)),
    total,
    pages,
    link: linkHeader(`${call.api}/webhooks`, call.query, { page: parameters.page, pages }, []),
  }
}
