import type { Webhook } from '../webhooks/webhook.ts'
import type { ShopifyApp } from '../shop/shop.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { fromGid, shopifyGid, shopifyNumber } from './gid.ts'
import { scopesOf } from './visible.ts'
import { headerTopic, messageBody, topicOf } from './webhook-message.ts'

/** Shopify's own part of a webhook. */
interface Details {
  kind: 'shopify'
  app: ShopifyApp
  version: string
  format: string
  filter: string | null
  includeFields: string[]
  metafieldNamespaces: string[]
  name: string | null
  createdAt: string
  updatedAt: string
}

type ShopifyWebhook = Webhook & { details: Details }

/** The input of a subscription. */
export interface SubscriptionInput {
  uri?: string | null
  callbackUrl?: string | null
  format?: string | null
  filter?: string | null
  includeFields?: string[] | null
  metafieldNamespaces?: string[] | null
  name?: string | null
}

const halfHour = 1_800_000
/** Spread over four hours; a message that still fails then ends its subscription. */
const maxTries = 9

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/

/** The scope that a topic needs, by the topic's prefix. */
const topicScopes: Record<string, string> = {
  ORDERS_: 'read_orders',
  REFUNDS_: 'read_orders',
  RETURNS_APPROVE: 'read_returns',
  RETURNS_: 'read_orders',
  CUSTOMERS_MERGE: 'read_customer_merge',
  CUSTOMERS_: 'read_customers',
  PRODUCTS_: 'read_products',
  COLLECTIONS_: 'read_products',
}

const isOwn = (webhook: Webhook, { app }: Call): webhook is ShopifyWebhook =>
  'kind' in webhook.details &&
  webhook.details.kind === 'shopify' &&
  'app' in webhook.details &&
  webhook.details.app === app

const ownOf = (call: Call): ShopifyWebhook[] =>
  call.shop.deliveries.webhooks.filter((webhook) => isOwn(webhook, call)) as ShopifyWebhook[]

const seconds = (date: Date) => date.toISOString().replace(/\.\d+/, '')

const webhookNode = ({ id, topic, address, details }: ShopifyWebhook): object => ({
  __typename: 'WebhookSubscription',
  id: shopifyGid('WebhookSubscription', id),
  legacyResourceId: String(shopifyNumber('WebhookSubscription', id)),
  topic,
  uri: address,
  callbackUrl: address,
  format: details.format,
  filter: details.filter,
  includeFields: details.includeFields,
  metafieldNamespaces: details.metafieldNamespaces,
  name: details.name,
  apiVersion: { handle: details.version, displayName: details.version, supported: true },
  createdAt: details.createdAt,
  updatedAt: details.updatedAt,
})

const refusal = (field: string[], message: string) => ({
  webhookSubscription: null,
  userErrors: [{ field, message }],
})

const addressProblem = (address: string | undefined): string | undefined => {
  if (!address) return "Address can't be blank"
  if (!URL.canParse(address)) return 'Address is invalid'
  return new URL(address).protocol === 'https:' || loopback.test(address)
    ? undefined
    : `Address protocol ${new URL(address).protocol}// is not supported`
}

const pick = (body: object, includeFields: string[]): object =>
  includeFields.length === 0
    ? body
    : Object.fromEntries(Object.entries(body).filter(([name]) => includeFields.includes(name)))

/** `webhookSubscriptionCreate` */
export const createWebhook = (
  { topic, webhookSubscription: input }: { topic: string; webhookSubscription: SubscriptionInput },
  call: Call,
) => {
  const { shop, app, state, version } = call
  const address = input.uri ?? input.callbackUrl ?? undefined
  const problem = addressProblem(address)
  if (problem !== undefined) return refusal(['webhookSubscription', 'callbackUrl'], problem)
  const [, scope] = Object.entries(topicScopes).find(([start]) => topic.startsWith(start)) ?? []
  if (scope !== undefined && !scopesOf(call).includes(scope))
    return refusal(
      ['topic'],
      `You do not have permission to create or update webhooks with ${headerTopic(topic)} topic.`,
    )
  if (ownOf(call).some((known) => known.topic === topic && known.address === address))
    return refusal(['webhookSubscription', 'callbackUrl'], 'Address for this topic has already been taken')
  const at = seconds(shop.now())
  const details: Details = {
    kind: 'shopify',
    app,
    version,
    format: input.format ?? 'JSON',
    filter: input.filter ?? null,
    includeFields: input.includeFields ?? [],
    metafieldNamespaces: input.metafieldNamespaces ?? [],
    name: input.name ?? null,
    createdAt: at,
    updatedAt: at,
  }
  const webhook: ShopifyWebhook = {
    id: state.nextId++,
    topic,
    address: address!,
    secret: app.clientSecret,
    details,
    signatureHeader: 'X-Shopify-Hmac-Sha256',
    timeoutMs: 5_000,
    messageOf: (change) =>
      topicOf(change) === webhook.topic && (change.resource !== 'app' || change.clientId === app.clientId)
        ? {
            topic: headerTopic(webhook.topic),
            body: JSON.stringify(pick(messageBody(shop, change), details.includeFields)),
          }
        : undefined,
    headersOf: (message, deliveryId, triggeredAt) => ({
      'X-Shopify-Topic': message.topic,
      'X-Shopify-Shop-Domain': `${shop.name}.myshopify.com`,
      'X-Shopify-API-Version': details.version,
      'X-Shopify-Webhook-Id': deliveryId,
      'X-Shopify-Event-Id': eventId(message.body),
      'X-Shopify-Triggered-At': triggeredAt.toISOString(),
      ...(details.name === null ? {} : { 'X-Shopify-Name': details.name }),
    }),
    settle(isTaken, tries) {
      if (isTaken) return undefined
      if (tries < maxTries) return halfHour
      shop.deliveries.webhooks.splice(shop.deliveries.webhooks.indexOf(webhook), 1)
      return undefined
    },
  }
  shop.deliveries.webhooks.push(webhook)
  return { webhookSubscription: webhookNode(webhook), userErrors: [] }
}

/** The id of an event, derived from the message so that all its subscriptions get the same one. */
const eventId = (body: string): string => {
  let state = 2_166_136_261
  for (let index = 0; index < body.length; index += 1)
    state = Math.imul(state ^ body.charCodeAt(index), 16_777_619) >>> 0
  return `${state.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
}

const find = (call: Call, id: string) =>
  ownOf(call).find((webhook) => webhook.id === fromGid('WebhookSubscription', id))

/** `webhookSubscription(id)` */
export const findWebhook = (call: Call, { id }: { id: string }): object | null => {
  const webhook = find(call, id)
  return webhook ? webhookNode(webhook) : null
}

/** `webhookSubscriptionUpdate` */
export const updateWebhook = (
  { id, webhookSubscription: input }: { id: string; webhookSubscription: SubscriptionInput },
  call: Call,
) => {
  const webhook = find(call, id)
  if (!webhook) return refusal(['id'], 'Webhook subscription does not exist')
  const address = input.uri ?? input.callbackUrl ?? webhook.address
  const problem = addressProblem(address)
  if (problem !== undefined) return refusal(['webhookSubscription', 'callbackUrl'], problem)
  const { details } = webhook
  webhook.address = address
  details.includeFields = input.includeFields ?? details.includeFields
  details.filter = input.filter ?? details.filter
  details.name = input.name ?? details.name
  details.updatedAt = seconds(call.shop.now())
  return { webhookSubscription: webhookNode(webhook), userErrors: [] }
}

/** `webhookSubscriptionDelete` */
export const deleteWebhook = ({ id }: { id: string }, call: Call) => {
  const webhook = find(call, id)
  if (!webhook)
    return {
      deletedWebhookSubscriptionId: null,
      userErrors: [{ field: ['id'], message: 'Webhook subscription does not exist' }],
    }
  const { webhooks } = call.shop.deliveries
  webhooks.splice(webhooks.indexOf(webhook), 1)
  return { deletedWebhookSubscriptionId: id, userErrors: [] }
}

/** The filter of a list of subscriptions. */
export interface SubscriptionListArguments extends PageArguments {
  topics?: string[] | null
  uri?: string | null
  callbackUrl?: string | null
}

/** `webhookSubscriptions`: those of the requesting app. */
export const listWebhooks = (asked: SubscriptionListArguments, call: Call) => {
  const address = asked.uri ?? asked.callbackUrl ?? undefined
  const found = ownOf(call).filter(
    (webhook) =>
      (!asked.topics || asked.topics.length === 0 || asked.topics.includes(webhook.topic)) &&
      (address === undefined || webhook.address === address),
  )
  return connectionOf(call, found, byNumber, asked, webhookNode)
}

/** `webhookSubscriptionsCount` */
export const countWebhooks = (_asked: object, call: Call) => ({
  count: ownOf(call).length,
  precision: 'EXACT',
})
