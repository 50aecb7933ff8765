import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addCustomer, deleteCustomer, modifyCustomer } from '../shop/change-customers.ts'
import { addProduct, deleteProduct, modifyProduct } from '../shop/change-catalogue.ts'
import { uninstallApp } from '../shop/change-app.ts'
import { addOrder, deleteOrder, modifyOrder, refundOrder, trashOrder } from '../shop/change-shop.ts'
import { finishBulkOperations } from '../shopify/bulk-root.ts'
import { shopifyGid, shopifyNumber } from '../shopify/gid.ts'
import { basic, openTestShop } from '../testing/open-test-shop.ts'
import { openShopify } from '../testing/open-shopify.ts'

interface Received {
  headers: Headers
  text: string
  body: Record<string, unknown>
}

/** A receiver that logs what it gets, and answers as the test asks. */
const openReceiver = () => {
  const received: Received[] = []
  const receiver = {
    status: 200,
    received,
    fetch: (async (_address, init) => {
      const text = String(init?.body)
      const body = text.startsWith('{') ? (JSON.parse(text) as Received['body']) : {}
      received.push({ headers: new Headers(init?.headers), text, body })
      return new Response(null, { status: receiver.status })
    }) as typeof fetch,
  }
  return receiver
}

const isSigned = ({ headers, text }: Received, name: string, secret: string) =>
  headers.get(name) === createHmac('sha256', secret).update(text).digest('base64')

const lines = [{ sku: '22423', quantity: 1, total: 1295 }]

const writer = { ...basic('ck_write', 'cs_write'), 'Content-Type': 'application/json' }

const openWoo = async (topics: string[]) => {
  const receiver = openReceiver()
  const opened = openTestShop({ deliver: receiver.fetch })
  const call = async (method: string, path: string, body?: object) => {
    const answer = await opened.ask(path, {
      method,
      headers: writer,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: number } }
  }
  for (const topic of topics)
    await call('POST', '/webhooks', { topic, delivery_url: 'https://tandem.test/hook', secret: 'hush' })
  return { ...opened, receiver, call }
}

describe('webhooks of WooCommerce', () => {
  test('start with an unsigned ping, and are listed without their secret', async () => {
    const { receiver, call, read } = await openWoo(['order.updated'])
    const [ping] = receiver.received
    expect(ping!.text).toMatch(/^webhook_id=\d+$/)
    expect(ping!.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(ping!.headers.get('X-WC-Webhook-Signature')).toBeNull()
    const [listed] = await read<Record<string, unknown>[]>('/webhooks')
    expect(listed).toMatchObject({
      status: 'active',
      topic: 'order.updated',
      resource: 'order',
      event: 'updated',
      delivery_url: 'https://tandem.test/hook',
    })
    expect(listed).not.toHaveProperty('secret')
    const id = Number(listed!.id)
    expect((await call('PUT', `/webhooks/${id}`, { status: 'paused' })).body.status).toBe('paused')
    expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(501)
    expect((await call('DELETE', `/webhooks/${id}?force=true`)).status).toBe(200)
    expect((await call('GET', `/webhooks/${id}`)).status).toBe(401)
    expect(await read('/webhooks')).toEqual([])
  })

  test.each([
    [{ topic: 'order.burnt', delivery_url: 'https://a.test' }, 'woocommerce_rest_webhook_invalid_topic'],
    [{ topic: 'order.created', delivery_url: 'a.test' }, 'woocommerce_rest_webhook_invalid_delivery_url'],
  ])('%j are refused', async (body, code) => {
    const { call } = await openWoo([])
    expect(await call('POST', '/webhooks', body)).toMatchObject({ status: 400, body: { code } })
  })

  test('need a key with write permission', async () => {
    const { ask } = await openWoo([])
    const answer = await ask('/webhooks', {
      method: 'POST',
      headers: { ...basic('ck_read', 'cs_read'), 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(401)
  })

  test('report every change of orders, products and customers, signed', async () => {
    const kinds = ['order', 'product', 'customer'].flatMap((one) =>
      ['created', 'updated', 'deleted'].map((event) => `${one}.${event}`),
    )
    const { shop, receiver, read } = await openWoo(kinds)
    receiver.received.length = 0
    const order = addOrder(shop, { lines })
    modifyOrder(shop, order, { status: 'completed' })
    refundOrder(shop, order, 100)
    trashOrder(shop, order)
    deleteOrder(shop, order)
    const product = addProduct(shop, { name: 'Cup', sku: 'CUP', price: 500, categoryId: 15 })
    modifyProduct(shop, product, { price: 600 })
    const customer = addCustomer(shop, { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.test' })
    modifyCustomer(shop, customer, { lastName: 'Vale' })
    await shop.deliveries.settled()
    expect(await read(`/products/${product}`)).toMatchObject({ price: '6.00' })
    deleteProduct(shop, product)
    deleteCustomer(shop, customer)
    await shop.deliveries.settled()
    expect(
      receiver.received.map(({ headers, body }) => [headers.get('X-WC-Webhook-Topic'), body.id]),
    ).toEqual([
      ['order.created', order],
      ['order.updated', order],
      ['order.updated', order],
      ['order.deleted', order],
      ['product.created', product],
      ['product.updated', product],
      ['customer.created', customer],
      ['customer.updated', customer],
      ['product.deleted', product],
      ['customer.deleted', customer],
    ])
    expect(receiver.received.every((one) => isSigned(one, 'X-WC-Webhook-Signature', 'hush'))).toBe(true)
    const [, , refunded, deleted] = receiver.received
    expect(refunded!.body).toMatchObject({ status: 'completed', refunds: [{ total: '-1.00' }] })
    expect(deleted!.body).toEqual({ id: order })
    expect(Object.fromEntries(refunded!.headers)).toMatchObject({
      'x-wc-webhook-source': 'https://shop.example.test/',
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-event': 'updated',
    })
  })

  test('are switched off after more than five failures in a row, and can be switched on again', async () => {
    const { shop, receiver, read, call } = await openWoo(['order.created'])
    const fail = async (times: number) => {
      receiver.status = 500
      for (let count = 0; count < times; count += 1) addOrder(shop, { lines })
      await shop.deliveries.settled()
    }
    const hook = async () => (await read<{ id: number; status: string }[]>('/webhooks'))[0]!
    await fail(5)
    receiver.status = 200
    addOrder(shop, { lines })
    await shop.deliveries.settled()
    await fail(5)
    expect((await hook()).status).toBe('active')
    await fail(1)
    const { id, status } = await hook()
    expect(status).toBe('disabled')
    receiver.received.length = 0
    receiver.status = 200
    addOrder(shop, { lines })
    await call('PUT', `/webhooks/${id}`, { status: 'active' })
    const last = addOrder(shop, { lines })
    await shop.deliveries.settled()
    expect(receiver.received.map(({ body }) => body.id)).toEqual([last])
  })
})

const subscribe =
  'mutation ($topic: WebhookSubscriptionTopic!, $input: WebhookSubscriptionInput!) { webhookSubscriptionCreate(topic: $topic, webhookSubscription: $input) { webhookSubscription { id topic uri apiVersion { handle } } userErrors { field message } } }'

const openShopifyHooks = async (topics: string[], input: object = {}) => {
  const receiver = openReceiver()
  const opened = openShopify({ deliver: receiver.fetch, bulkPolls: 0 })
  for (const topic of topics)
    await opened.read(subscribe, { topic, input: { uri: 'https://tandem.test/hook', ...input } })
  const topicsReceived = () => receiver.received.map(({ headers }) => headers.get('X-Shopify-Topic'))
  return { ...opened, receiver, topicsReceived }
}

describe('webhooks of Shopify', () => {
  test('can be created, listed, changed and deleted by the app that they belong to', async () => {
    const { read, ask, shop, app } = await openShopifyHooks(['ORDERS_CREATE', 'PRODUCTS_UPDATE'])
    const list =
      '{ webhookSubscriptions(first: 10) { nodes { id topic uri apiVersion { handle } } } webhookSubscriptionsCount { count } }'
    type Listed = { webhookSubscriptions: { nodes: { id: string; topic: string }[] } }
    const listed = await read<Listed>(list)
    expect(listed).toMatchObject({
      webhookSubscriptions: { nodes: [{ topic: 'ORDERS_CREATE' }, { apiVersion: { handle: '2026-10' } }] },
      webhookSubscriptionsCount: { count: 2 },
    })
    const { id } = listed.webhookSubscriptions.nodes[0]!
    const refused = async (topic: string, uri: string) =>
      (
        await ask<{ webhookSubscriptionCreate: { userErrors: { message: string }[] } }>(subscribe, {
          variables: { topic, input: { uri } },
        })
      ).data.webhookSubscriptionCreate.userErrors[0]?.message
    expect(await refused('ORDERS_CREATE', 'https://tandem.test/hook')).toContain('already been taken')
    expect(await refused('ORDERS_CREATE', 'http://tandem.test/hook')).toContain('http:// is not supported')
    expect(await refused('ORDERS_CREATE', 'http://127.0.0.1:3000/hook')).toBeUndefined()
    shop.apps.push({ ...app, clientId: 'b', accessToken: 'shpat_b', scopes: ['read_products'] })
    expect((await ask<Listed>(list, { token: 'shpat_b' })).data.webhookSubscriptions.nodes).toEqual([])
    expect(
      await read(
        'mutation ($id: ID!) { webhookSubscriptionUpdate(id: $id, webhookSubscription: { uri: "https://new.test" }) { webhookSubscription { uri } } webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId } }',
        { id },
      ),
    ).toEqual({
      webhookSubscriptionUpdate: { webhookSubscription: { uri: 'https://new.test' } },
      webhookSubscriptionDelete: { deletedWebhookSubscriptionId: id },
    })
  })

  test('report every change, signed with the secret of the app', async () => {
    const { shop, app, receiver, topicsReceived } = await openShopifyHooks([
      'ORDERS_CREATE',
      'ORDERS_UPDATED',
      'ORDERS_PAID',
      'ORDERS_CANCELLED',
      'ORDERS_DELETE',
      'REFUNDS_CREATE',
      'PRODUCTS_CREATE',
      'PRODUCTS_UPDATE',
      'PRODUCTS_DELETE',
      'CUSTOMERS_CREATE',
      'CUSTOMERS_UPDATE',
      'CUSTOMERS_DELETE',
      'APP_UNINSTALLED',
    ])
    const order = addOrder(shop, {
      lines,
      status: 'pending',
      currency: 'EUR',
      customerId: shop.customers[0]!.id,
    })
    modifyOrder(shop, order, { status: 'completed' })
    refundOrder(shop, order, 100)
    modifyOrder(shop, order, { status: 'cancelled' })
    deleteOrder(shop, order)
    const product = addProduct(shop, { name: 'Cup', sku: 'CUP', price: 500, categoryId: 15 })
    modifyProduct(shop, product, { price: 600 })
    deleteProduct(shop, product)
    const customer = addCustomer(shop, { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.test' })
    modifyCustomer(shop, customer, { lastName: 'Vale' })
    deleteCustomer(shop, customer)
    uninstallApp(shop, app.clientId)
    await shop.deliveries.settled()
    expect(topicsReceived()).toEqual([
      'orders/create',
      'customers/update',
      'orders/updated',
      'orders/paid',
      'orders/updated',
      'refunds/create',
      'orders/updated',
      'orders/cancelled',
      'orders/delete',
      'products/create',
      'products/update',
      'products/delete',
      'customers/create',
      'customers/update',
      'customers/delete',
      'app/uninstalled',
    ])
    expect(receiver.received.every((one) => isSigned(one, 'X-Shopify-Hmac-Sha256', 'shpss_secret'))).toBe(
      true,
    )
    const [created, , , , , refund] = receiver.received
    expect(created!.body).toMatchObject({
      id: shopifyNumber('Order', order),
      admin_graphql_api_id: shopifyGid('Order', order),
      financial_status: 'pending',
      currency: 'GBP',
      presentment_currency: 'EUR',
      total_price: '12.95',
      updated_at: '2026-11-21T10:00:00+00:00',
    })
    expect(refund!.body).toMatchObject({
      order_id: shopifyNumber('Order', order),
      order_adjustments: [{ amount: '-1.00' }],
    })
    expect(Object.fromEntries(created!.headers)).toMatchObject({
      'x-shopify-shop-domain': 'oak.myshopify.com',
      'x-shopify-api-version': '2026-10',
      'x-shopify-triggered-at': '2026-11-21T10:00:00.000Z',
    })
    const deliveryIds = receiver.received.map(({ headers }) => headers.get('X-Shopify-Webhook-Id'))
    expect(new Set(deliveryIds).size).toBe(deliveryIds.length)
    expect(shop.deliveries.webhooks).toEqual([])
  })

  test('contain only the requested fields, and report when a bulk operation is complete', async () => {
    const { shop, read, receiver } = await openShopifyHooks(['BULK_OPERATIONS_FINISH', 'ORDERS_CREATE'], {
      includeFields: ['id', 'status'],
    })
    await read(
      'mutation { bulkOperationRunQuery(query: "{ products { nodes { id } } }") { userErrors { message } } }',
    )
    await finishBulkOperations(shop)
    const order = addOrder(shop, { lines })
    await shop.deliveries.settled()
    expect(receiver.received.map(({ body }) => body)).toEqual([
      { status: 'completed' },
      { id: shopifyNumber('Order', order) },
    ])
  })

  test('are retried eight times within four hours, then the subscription is removed', async () => {
    const { shop, receiver, wait } = await openShopifyHooks(['ORDERS_CREATE'])
    receiver.status = 503
    addOrder(shop, { lines })
    await shop.deliveries.settled()
    await shop.deliveries.sendDue()
    expect(receiver.received).toHaveLength(1)
    for (let count = 0; count < 10; count += 1) {
      wait(1800)
      await shop.deliveries.sendDue()
    }
    expect(receiver.received).toHaveLength(9)
    expect(new Set(receiver.received.map(({ headers }) => headers.get('X-Shopify-Webhook-Id'))).size).toBe(1)
    expect(shop.deliveries.webhooks).toEqual([])
  })
})

describe('delivery of a message', () => {
  test('can be lost, duplicated, altered, or held until the others have passed', async () => {
    const { shop, receiver } = await openShopifyHooks(['ORDERS_CREATE'])
    for (const kind of ['lose', 'duplicate', 'alter', 'late'] as const) shop.deliveries.addFault({ kind })
    const [, doubled, altered, late, last] = [1, 2, 3, 4, 5].map(() =>
      shopifyNumber('Order', addOrder(shop, { lines })),
    )
    await shop.deliveries.release()
    expect(receiver.received.map(({ body }) => body.id)).toEqual([doubled, doubled, altered, last, late])
    expect(receiver.received.map((one) => isSigned(one, 'X-Shopify-Hmac-Sha256', 'shpss_secret'))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
    const [first, second] = receiver.received.map(({ headers }) => headers.get('X-Shopify-Webhook-Id'))
    expect(first).toBe(second)
  })

  test('can happen in reverse order', async () => {
    const { shop, topicsReceived } = await openShopifyHooks([
      'ORDERS_CREATE',
      'ORDERS_UPDATED',
      'ORDERS_DELETE',
    ])
    shop.deliveries.hold()
    const id = addOrder(shop, { lines })
    refundOrder(shop, id, 5)
    deleteOrder(shop, id)
    await shop.deliveries.settled()
    expect(topicsReceived()).toEqual([])
    await shop.deliveries.release({ reversed: true })
    expect(topicsReceived()).toEqual(['orders/delete', 'orders/updated', 'orders/create'])
  })

  test('can be controlled over HTTP', async () => {
    const { shop, server, receiver } = await openShopifyHooks(['PRODUCTS_CREATE'])
    const post = (path: string, body: object) =>
      server.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('/__webhooks', { action: 'fault', kind: 'lose', topic: 'products/create' })
    await post('/__changes', { change: 'add-product', name: 'Lost', sku: 'LOST' })
    await post('/__webhooks', { action: 'hold' })
    const added = await post('/__changes', { change: 'add-product', name: 'Cup', sku: 'CUP', price: 500 })
    const { id } = (await added.json()) as { id: number }
    await post('/__changes', { change: 'modify-product', id, name: 'Mug' })
    await post('/__webhooks', { action: 'release' })
    expect(receiver.received.map(({ body }) => body.title)).toEqual(['Cup'])
    expect(shop.products.at(-1)).toMatchObject({ name: 'Mug', price: 500 })
    expect(await (await server.request('/__webhooks')).json()).toMatchObject({
      shops: [{ shop: 'oak', webhooks: [{ topic: 'PRODUCTS_CREATE' }], sent: [{ status: 200 }] }],
    })
    expect((await post('/__webhooks', { action: 'burn' })).status).toBe(400)
  })

  test('is only logged when nothing delivers messages', async () => {
    const { shop, read } = openShopify()
    await read(subscribe, { topic: 'ORDERS_CREATE', input: { uri: 'https://tandem.test/hook' } })
    addOrder(shop, { lines })
    await shop.deliveries.settled()
    expect(shop.deliveries.log).toMatchObject([{ topic: 'orders/create', status: null }])
  })
})
