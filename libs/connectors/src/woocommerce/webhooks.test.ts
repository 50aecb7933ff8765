import { sign } from '@tandem/provider-simulator'
import { describe, expect, test } from 'vitest'
import recordings from '../../fixtures/webhooks.json' with { type: 'json' }
import type { WebhookDelivery } from '../webhook-reading.ts'
import { readWooCommerceWebhook } from './read-webhook.ts'
import { listAnswer, scriptedStore, storeUrl } from './test-setup.ts'

const secret = 'test-webhook-secret'

function delivery(name: keyof typeof recordings, changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  const { headers, body } = recordings[name]
  return {
    headers: new Headers(headers as Record<string, string>),
    body: new TextEncoder().encode(body),
    secret,
    ...changes,
  }
}

describe('recorded deliveries', () => {
  test('of a new order contain its id', async () => {
    expect(await readWooCommerceWebhook(delivery('order.created'))).toEqual({
      kind: 'changed',
      of: 'orders',
      action: 'created',
      provider_id: '29213',
      delivery_id: expect.stringMatching(/^3fb2b44cf83f4207636f2d1046e5d8e7:[0-9a-f]{32}$/) as string,
      triggered_at: expect.stringMatching(/^2026-.*Z$/) as string,
    })
  })

  test('of a deleted order only contain its number', async () => {
    expect(await readWooCommerceWebhook(delivery('order.deleted-trash'))).toMatchObject({
      of: 'orders',
      action: 'deleted',
      provider_id: '29213',
      triggered_at: null,
    })
  })

  test('of the same event are recognised by their id, and others are distinguished', async () => {
    const [first, again, other] = await Promise.all([
      readWooCommerceWebhook(delivery('order.created')),
      readWooCommerceWebhook(delivery('order.created')),
      readWooCommerceWebhook(delivery('order.updated-same-second')),
    ])
    expect(again).toEqual(first)
    expect(other).toMatchObject({ kind: 'changed', action: 'updated' })
    expect((other as { delivery_id: string }).delivery_id).not.toBe(
      (first as { delivery_id: string }).delivery_id,
    )
  })

  test("the ping isn't signed", async () => {
    expect(await readWooCommerceWebhook(delivery('ping'))).toEqual({ kind: 'ping' })
  })

  test('are refused with any single altered bit in the body', async () => {
    const { body } = delivery('order.deleted-trash')
    for (let bit = 0; bit < body.byteLength * 8; bit += 1) {
      const altered = body.slice()
      altered[bit >> 3]! ^= 1 << (bit & 7)
      expect(await readWooCommerceWebhook(delivery('order.deleted-trash', { body: altered }))).toEqual({
        kind: 'refused',
        reason: 'wrong_signature',
      })
    }
  })

  test.each([
    ['another secret', { secret: 'guessed' }, 'wrong_signature'],
    ['no secret', { secret: '' }, 'wrong_signature'],
    ['no signature', { headers: new Headers({ 'X-WC-Webhook-Topic': 'order.created' }) }, 'unsigned'],
    ['no base64', { headers: new Headers({ 'X-WC-Webhook-Signature': '%%%' }) }, 'wrong_signature'],
    ['an empty signature', { headers: new Headers({ 'X-WC-Webhook-Signature': '' }) }, 'wrong_signature'],
  ])('are refused with %s', async (_what, changes, reason) => {
    expect(await readWooCommerceWebhook(delivery('order.created', changes))).toEqual({
      kind: 'refused',
      reason,
    })
  })

  test('of other topics are ignored even if signed', async () => {
    const { headers } = delivery('order.created')
    const about = (topic: string) => {
      const changed = new Headers(headers as Headers)
      changed.set('X-WC-Webhook-Topic', topic)
      return readWooCommerceWebhook(delivery('order.created', { headers: changed }))
    }
    for (const topic of ['coupon.created', 'order.vanished', 'constructor.created', 'order', ''])
      expect(await about(topic)).toEqual({ kind: 'refused', reason: 'unknown_topic' })
  })
})

describe('a variation', () => {
  const signed = async (json: unknown): Promise<WebhookDelivery> => {
    const body = new TextEncoder().encode(JSON.stringify(json))
    const headers = new Headers({
      'X-WC-Webhook-Topic': 'product.deleted',
      'X-WC-Webhook-Signature': await sign(body, secret),
    })
    return { headers, body, secret }
  }

  test('is a change of its product', async () => {
    expect(
      await readWooCommerceWebhook(await signed({ id: 9, parent_id: 7, type: 'variation' })),
    ).toMatchObject({ of: 'products', action: 'updated', provider_id: '7' })
  })

  test.each([[{}], [[]], ['text'], [{ id: 'one' }], [{ id: -1 }], [{ id: 1e300 }]])(
    'a body without a number (%j) is unreadable',
    async (json) => {
      expect(await readWooCommerceWebhook(await signed(json))).toEqual({
        kind: 'refused',
        reason: 'unreadable',
      })
    },
  )

  test('a number that a plugin writes as text is read, as in rows', async () => {
    expect(await readWooCommerceWebhook(await signed({ id: '12' }))).toMatchObject({ provider_id: '12' })
  })
})

const address = 'https://tandem.example.com/api/v1/webhooks/stores/key'
const created = () => Response.json({ id: 1 }, { status: 201 })
const webhook = (id: number, topic: string, delivery_url = address) => ({ id, topic, delivery_url })

describe('subscribing', () => {
  test('creates a webhook for every topic with our secret', async () => {
    const { connector, requests } = scriptedStore([listAnswer([]), created])
    expect(await connector.subscribe(address, 'ours')).toEqual({
      kinds: ['orders', 'products', 'customers'],
      secret: 'ours',
      missing: null,
    })
    const made = requests.slice(1)
    expect(made).toHaveLength(11)
    expect(new Set(made.map(({ method }) => method))).toEqual(new Set(['POST']))
    expect(JSON.parse(made[0]!.body!)).toEqual({
      name: 'Tandem: order.created',
      topic: 'order.created',
      delivery_url: address,
      secret: 'ours',
      status: 'active',
    })
  })

  test('updates existing webhooks, removes duplicates, and leaves others alone', async () => {
    const present = [
      webhook(1, 'order.created'),
      webhook(2, 'order.created'),
      webhook(3, 'order.created', 'https://other.example.com/'),
      { id: 5, topic: null, delivery_url: null },
      webhook(4, 'customer.deleted'),
    ]
    const { connector, requests } = scriptedStore([listAnswer(present), created])
    await connector.subscribe(address, 'ours')
    const made = requests.slice(1).map(({ method, url }) => `${method} ${url.pathname.slice(14)}`)
    expect(made).toHaveLength(12)
    expect(made.filter((request) => !request.startsWith('POST'))).toEqual([
      'PUT /webhooks/1',
      'DELETE /webhooks/2',
      'PUT /webhooks/4',
    ])
  })

  test('is reported as impossible when the key may only read', async () => {
    const readOnly = () =>
      Response.json(
        {
          code: 'woocommerce_rest_authentication_error',
          message: 'The API key provided does not have write permissions.',
        },
        { status: 401 },
      )
    const { connector } = scriptedStore([listAnswer([]), readOnly])
    expect(await connector.subscribe(address, 'ours')).toEqual({
      kinds: [],
      secret: null,
      missing: expect.stringContaining('Read/Write') as string,
    })
  })

  test("fails when the store couldn't be reached", async () => {
    const { connector } = scriptedStore([() => new Response('', { status: 500 })])
    await expect(connector.subscribe(address, 'ours')).rejects.toMatchObject({ kind: 'provider_failed' })
  })

  test('ends for one address, even if parts are gone already', async () => {
    const gone = () => Response.json({ code: 'woocommerce_rest_shop_webhook_invalid_id' }, { status: 404 })
    const { connector, requests } = scriptedStore([
      listAnswer([webhook(1, 'order.created'), webhook(2, 'order.created', storeUrl)]),
      gone,
    ])
    await connector.unsubscribe(address)
    expect(requests.slice(1).map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'DELETE /wp-json/wc/v3/webhooks/1?force=true',
    ])
  })
})
