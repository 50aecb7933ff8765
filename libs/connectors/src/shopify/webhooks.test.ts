import { sign } from '@tandem/provider-simulator'
import { describe, expect, test } from 'vitest'
import type { WebhookDelivery } from '../webhook-reading.ts'
import { readShopifyWebhook } from './read-webhook.ts'
import { client, simulatedStore, token } from './test-setup.ts'

const secret = 'secret-right'

async function delivery(
  topic: string,
  json: unknown,
  headers: Record<string, string> = {},
): Promise<WebhookDelivery> {
  const body = new TextEncoder().encode(JSON.stringify(json))
  return {
    headers: new Headers({
      'X-Shopify-Topic': topic,
      'X-Shopify-Hmac-Sha256': await sign(body, secret),
      'X-Shopify-Webhook-Id': 'd1',
      'X-Shopify-Triggered-At': '2026-11-21T12:00:00.123456789Z',
      ...headers,
    }),
    body,
    secret,
  }
}

describe('deliveries', () => {
  test('name what changed', async () => {
    expect(
      await readShopifyWebhook(await delivery('orders/create', { id: 820982911946154508n.toString() })),
    ).toEqual({
      kind: 'changed',
      of: 'orders',
      action: 'created',
      provider_id: '820982911946154508',
      delivery_id: 'd1',
      triggered_at: '2026-11-21T12:00:00.123Z',
    })
  })

  test.each([
    ['orders/updated', { id: 1 }, { of: 'orders', action: 'updated', provider_id: '1' }],
    ['orders/cancelled', { id: 1 }, { of: 'orders', action: 'updated' }],
    ['orders/delete', { id: 1 }, { of: 'orders', action: 'deleted' }],
    ['refunds/create', { id: 5, order_id: 1 }, { of: 'orders', action: 'updated', provider_id: '1' }],
    [
      'orders/edited',
      { order_edit: { id: 5, order_id: 1 } },
      { of: 'orders', action: 'updated', provider_id: '1' },
    ],
    ['orders/edited', { id: 1 }, { kind: 'refused', reason: 'unreadable' }],
    ['returns/close', { id: 5, order_id: 1 }, { of: 'orders', action: 'updated', provider_id: '1' }],
    ['returns/approve', { id: 5, order: { id: 1 } }, { of: 'orders', action: 'updated', provider_id: '1' }],
    ['returns/approve', { id: 5 }, { kind: 'refused', reason: 'unreadable' }],
    ['products/update', { id: 2 }, { of: 'products', action: 'updated' }],
    ['customers/delete', { id: 3 }, { of: 'customers', action: 'deleted' }],
    [
      'customers/merge',
      {
        admin_graphql_api_id_customer_kept: 'gid://shopify/Customer/5',
        admin_graphql_api_id_customer_deleted: 'gid://shopify/Customer/6',
        status: 'completed',
      },
      { kind: 'merged', kept_id: '5', gone_id: '6', delivery_id: 'd1' },
    ],
    [
      'customers/merge',
      {
        admin_graphql_api_id_customer_kept: 'gid://shopify/Customer/5',
        admin_graphql_api_id_customer_deleted: 'gid://shopify/Customer/6',
        status: 'failed',
      },
      { kind: 'changed', of: 'customers', action: 'updated', provider_id: '5' },
    ],
    ['customers/merge', { id: 5 }, { kind: 'refused', reason: 'unreadable' }],
    [
      'customers/redact',
      {
        shop_id: 1,
        shop_domain: 'Oak.myshopify.com',
        customer: { id: 5, email: 'ada@x.test', phone: '1' },
        orders_to_redact: [7],
      },
      {
        kind: 'privacy',
        request: 'customer_redact',
        shop: 'oak.myshopify.com',
        customer: { id: '5', email: 'ada@x.test' },
        order_ids: ['7'],
      },
    ],
    [
      'customers/data_request',
      {
        shop_domain: 'oak.myshopify.com',
        customer: { id: 5 },
        orders_requested: [],
        data_request: { id: 9 },
      },
      { kind: 'privacy', request: 'data_request', customer: { id: '5', email: null } },
    ],
    ['shop/redact', { shop_domain: 'oak.myshopify.com' }, { kind: 'privacy', request: 'shop_redact' }],
    ['shop/redact', { shop_domain: 'oak.myshopify.com', customer: { id: 5 } }, { reason: 'unreadable' }],
    [
      'customers/redact',
      { shop_domain: 'oak.myshopify.com', customer: { id: 5 }, data_request: { id: 9 } },
      { reason: 'unreadable' },
    ],
    ['customers/redact', { customer: { id: 5 }, orders_to_redact: 'all' }, { reason: 'unreadable' }],
    ['collections/create', { id: 4 }, { of: 'collections', action: 'created' }],
    ['app/uninstalled', { id: 9 }, { kind: 'uninstalled', delivery_id: 'd1' }],
    ['carts/update', { id: 9 }, { kind: 'refused', reason: 'unknown_topic' }],
    ['orders/constructor', { id: 9 }, { kind: 'refused', reason: 'unknown_topic' }],
    ['orders/create', { id: 'x' }, { kind: 'refused', reason: 'unreadable' }],
    ['orders/create', { id: 2 ** 60 }, { kind: 'refused', reason: 'unreadable' }],
    ['refunds/create', { id: 5 }, { kind: 'refused', reason: 'unreadable' }],
  ])('%s of %j', async (topic, json, expected) => {
    expect(await readShopifyWebhook(await delivery(topic, json))).toMatchObject(expected)
  })

  test.each([
    ['an order that was changed', { id: 1, updated_at: '2026-11-21T12:00:00Z' }],
    ['a refund', { id: 1, order_id: 2, created_at: '2026-11-21T12:00:00Z' }],
    ['a customer that was deleted', { id: 1, admin_graphql_api_id: 'gid://shopify/Customer/1' }],
    ['an app that was removed', { id: 1, myshopify_domain: 'demo.myshopify.com' }],
  ])("of %s don't delete an order under another topic", async (_what, body) => {
    expect(await readShopifyWebhook(await delivery('orders/delete', body))).toMatchObject({
      of: 'orders',
      action: 'updated',
      provider_id: '1',
    })
  })

  test('are refused with an altered bit, with another secret and without a signature', async () => {
    const right = await delivery('orders/create', { id: 1 })
    const altered = right.body.slice()
    altered[6]! ^= 1
    for (const wrong of [{ body: altered }, { secret: 'guessed' }])
      expect(await readShopifyWebhook({ ...right, ...wrong })).toEqual({
        kind: 'refused',
        reason: 'wrong_signature',
      })
    expect(await readShopifyWebhook({ ...right, headers: new Headers() })).toEqual({
      kind: 'refused',
      reason: 'unsigned',
    })
  })
})

const address = 'https://tandem.example.com/api/v1/webhooks/stores/key'
const subscribed = (requests: { query: string; variables: Record<string, unknown> }[]) =>
  requests
    .filter(({ query }) => query.includes('webhookSubscriptionCreate'))
    .map(({ variables }) => variables)

/** Everything that an app can be granted. */
const scopes = ['read_orders', 'read_customers', 'read_products', 'read_customer_merge', 'read_returns']

describe('subscribing', () => {
  test('works without merges and approved returns when the app may not read them', async () => {
    const { connector, shop } = simulatedStore({ credentials: client })
    expect(await connector.subscribe(address, 'ours')).toMatchObject({ secret, missing: null })
    const topics = shop.deliveries.webhooks.map(({ topic }) => topic)
    expect(topics).toHaveLength(18)
    expect(topics).not.toContain('CUSTOMERS_MERGE')
    expect(topics).not.toContain('RETURNS_APPROVE')
  })

  test("requests every topic once, signed with the app's secret, with few fields of each row", async () => {
    const { connector, requests } = simulatedStore({ credentials: client, app: { scopes } })
    const answer = {
      kinds: ['orders', 'products', 'customers', 'collections'],
      secret,
      missing: null,
    }
    expect(await connector.subscribe(address, 'ours')).toEqual(answer)
    const topics = subscribed(requests).map(({ topic }) => topic)
    expect(topics).toHaveLength(20)
    expect(topics).toContain('REFUNDS_CREATE')
    expect(subscribed(requests)[0]).toMatchObject({ uri: address, fields: ['id', 'updated_at'] })

    expect(await connector.subscribe(address, 'ours')).toEqual(answer)
    expect(subscribed(requests)).toHaveLength(20)
  })

  test('repairs missing ones, and ends for one address only', async () => {
    const { connector, requests } = simulatedStore({ credentials: client, app: { scopes } })
    await connector.subscribe(address, 'ours')
    await connector.subscribe(`${address}2`, 'ours')
    await connector.unsubscribe(address)
    await connector.subscribe(`${address}2`, 'ours')
    expect(subscribed(requests)).toHaveLength(40)
    await connector.subscribe(address, 'ours')
    expect(subscribed(requests)).toHaveLength(60)
  })

  test("isn't possible with only a token, but with its secret it is", async () => {
    const alone = simulatedStore({ credentials: token })
    expect(await alone.connector.subscribe(address, 'ours')).toEqual({
      kinds: [],
      secret: null,
      missing: expect.stringContaining('check for changes regularly') as string,
    })
    expect(alone.requests).toEqual([])
    const both = simulatedStore({ credentials: { ...token, shopify_client_secret: secret } })
    expect(await both.connector.subscribe(address, 'ours')).toMatchObject({ secret, missing: null })
  })

  test("at an address that Shopify doesn't call is reported as impossible", async () => {
    const { connector } = simulatedStore({ credentials: client })
    expect(await connector.subscribe('ftp://tandem.example.com/', 'ours')).toMatchObject({
      kinds: [],
      secret: null,
      missing: expect.stringContaining('https://') as string,
    })
  })
})
