import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { kept } from '../requests/failures.ts'
import type { StoreSubscription } from '../store-connector.ts'
import { pageAnswer } from '../json-measure.ts'
import { BoundedText } from '../text-schemas.ts'
import type { ShopifyCredentials } from './credentials.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { createSubscription, deleteSubscription, subscriptions } from './subscription-queries.ts'

/**
 * The subscribed topics, and the few fields that are sent: the row is read again. A deletion has a body with
 * only the id (`read-webhook.ts`); other topics with more information send it on request.
 */
const topics: Record<string, string[]> = {
  ORDERS_CREATE: ['id', 'updated_at'],
  ORDERS_UPDATED: ['id', 'updated_at'],
  ORDERS_CANCELLED: ['id', 'updated_at'],
  ORDERS_DELETE: ['id'],
  REFUNDS_CREATE: ['id', 'order_id', 'created_at'],
  PRODUCTS_CREATE: ['id', 'updated_at'],
  PRODUCTS_UPDATE: ['id', 'updated_at'],
  PRODUCTS_DELETE: ['id', 'admin_graphql_api_id'],
  CUSTOMERS_CREATE: ['id', 'updated_at'],
  CUSTOMERS_UPDATE: ['id', 'updated_at'],
  CUSTOMERS_DELETE: ['id', 'admin_graphql_api_id'],
  COLLECTIONS_CREATE: ['id', 'updated_at'],
  COLLECTIONS_UPDATE: ['id', 'updated_at'],
  COLLECTIONS_DELETE: ['id', 'admin_graphql_api_id'],
  CUSTOMERS_MERGE: ['admin_graphql_api_id_customer_kept', 'admin_graphql_api_id_customer_deleted', 'status'],
  RETURNS_CLOSE: ['id', 'order_id'],
  RETURNS_REOPEN: ['id', 'order_id'],
  RETURNS_CANCEL: ['id', 'order_id'],
  RETURNS_APPROVE: ['id', 'order'],
  APP_UNINSTALLED: ['id', 'myshopify_domain'],
}

/**
 * A merge needs the scope `read_customer_merge`, the approval of a return `read_returns`. An app without them
 * still works: it sees the merged orders, and a return is found once it is closed or all rows are compared.
 */
const optionalTopics = new Set([
  'CUSTOMERS_MERGE',
  'RETURNS_CLOSE',
  'RETURNS_REOPEN',
  'RETURNS_CANCEL',
  'RETURNS_APPROVE',
])

const Subscription = v.object({
  id: BoundedText(200),
  topic: BoundedText(100),
  uri: v.string(),
  format: v.nullish(BoundedText(100), 'JSON'),
})
type Subscription = v.InferOutput<typeof Subscription>
const Subscriptions = v.object({
  webhookSubscriptions: v.object({
    nodes: v.array(Subscription),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(BoundedText(1000), null) }),
  }),
})
const Payload = v.nullable(v.object({ userErrors: v.array(v.object({ message: v.string() })) }))
const Created = v.object({ webhookSubscriptionCreate: Payload })
const Deleted = v.object({ webhookSubscriptionDelete: Payload })

const subject = 'webhooks'

/** Webhooks of one shop; those of other addresses are never changed. */
export interface ShopSubscriptions {
  subscribe(address: string, secret: string, signal?: AbortSignal): Promise<StoreSubscription>
  unsubscribe(address: string, signal?: AbortSignal): Promise<void>
}

/** Deliveries are signed with the app's own secret, which is part of the credentials; ours isn't used. */
export function shopSubscriptions(client: GraphqlClient, credentials: ShopifyCredentials): ShopSubscriptions {
  const remove = async (id: string, signal?: AbortSignal) => {
    await client.ask({
      document: deleteSubscription,
      subject,
      schema: Deleted,
      variables: () => ({ id }),
      signal,
    })
  }

  const create = async (topic: string, uri: string, signal?: AbortSignal) => {
    const { data } = await client.ask({
      document: createSubscription,
      subject,
      schema: Created,
      variables: () => ({ topic, uri, fields: topics[topic] }),
      signal,
    })
    if ((data.webhookSubscriptionCreate?.userErrors.length ?? 1) > 0) throw new AddressRefused()
  }

  const createIfAllowed = async (topic: string, uri: string, signal?: AbortSignal) => {
    try {
      await create(topic, uri, signal)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'missing_permission') throw error
    }
  }

  return {
    async subscribe(uri, _secret, signal) {
      const { shopify_client_secret: secret } = credentials
      if (!secret)
        return {
          kinds: [],
          secret: null,
          missing:
            'Without the API secret key we can’t verify Shopify’s notifications, so we check for changes regularly.',
        }
      try {
        const present = await subscriptionsOf(client, uri, signal)
        const wanted = new Set(Object.keys(topics))
        for (const { id, topic, format } of present)
          if (format !== 'JSON' || !wanted.delete(topic)) await remove(id, signal)
        for (const topic of wanted) {
          if (optionalTopics.has(topic)) await createIfAllowed(topic, uri, signal)
          else await create(topic, uri, signal)
        }
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'missing_permission') throw error
        return { kinds: [], secret: null, missing: error.message }
      }
      return { kinds: ['orders', 'products', 'customers', 'collections'], secret, missing: null }
    },
    async unsubscribe(uri, signal) {
      for (const { id } of await subscriptionsOf(client, uri, signal)) await remove(id, signal)
    },
  }
}

class AddressRefused extends ProviderError {
  constructor() {
    super(
      'missing_permission',
      `Shopify does not tell this address of changes: it needs one that begins with https:// and can be reached from outside. ${kept} Changes are found by reading the store regularly.`,
    )
  }
}

async function subscriptionsOf(
  client: GraphqlClient,
  uri: string,
  signal?: AbortSignal,
): Promise<Subscription[]> {
  const found: Subscription[] = []
  let after: string | null = null
  const ask = async (cursor: string | null) =>
    client.ask({
      document: subscriptions,
      subject,
      schema: Subscriptions,
      limits: pageAnswer,
      variables: () => ({ uri, after: cursor }),
      signal,
    })
  for (let page = 1; page <= 20; page += 1) {
    const answer: { data: v.InferOutput<typeof Subscriptions> } = await ask(after)
    const { nodes, pageInfo } = answer.data.webhookSubscriptions
    found.push(...nodes.filter((subscription) => subscription.uri === uri))
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) break
    after = pageInfo.endCursor
  }
  return found
}
