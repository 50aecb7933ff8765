import { addOrder, deleteOrder, modifyOrder, refundOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { readShopifyWebhook } from './shopify/read-webhook.ts'
import { client, simulatedStore as simulatedShopify } from './shopify/test-setup.ts'
import type { WebhookDelivery, WebhookReading } from './webhook-reading.ts'
import { readWooCommerceWebhook } from './woocommerce/read-webhook.ts'
import { simulatedStore as simulatedWooCommerce } from './woocommerce/test-setup.ts'

const address = 'https://tandem.example.com/api/v1/webhooks/stores/key'

/** Records what a shop posts. */
function receive(shop: Shop) {
  const arrived: Omit<WebhookDelivery, 'secret'>[] = []
  shop.deliveries.fetch = async (input, init) => {
    const request = new Request(input, init)
    expect(request.url).toBe(address)
    arrived.push({ headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) })
    return new Response(null, { status: 200 })
  }
  return arrived
}

const stores = {
  WooCommerce: {
    open: () => simulatedWooCommerce({ permission: 'read_write' }),
    read: readWooCommerceWebhook,
  },
  Shopify: { open: () => simulatedShopify({ credentials: client }), read: readShopifyWebhook },
}

test.each(Object.keys(stores) as (keyof typeof stores)[])(
  '%s reports an order that is placed, changed, refunded and deleted, and each can be read again',
  async (name) => {
    const { open, read } = stores[name]
    const { connector, shop } = open()
    const arrived = receive(shop)
    const { secret, missing } = await connector.subscribe(address, 'ours')
    expect(missing).toBeNull()

    const id = addOrder(shop, { lines: [{ sku: 'new', quantity: 2, total: 5000 }] })
    modifyOrder(shop, id, { status: 'completed' })
    refundOrder(shop, id, 100)
    await shop.deliveries.settled()
    const readings: WebhookReading[] = await Promise.all(
      arrived.map((delivery) => read({ ...delivery, secret: secret! })),
    )
    const changes = readings.filter((reading) => reading.kind === 'changed')
    expect(readings.filter(({ kind }) => kind === 'refused')).toEqual([])
    expect(changes.map(({ action }) => action)).toEqual(expect.arrayContaining(['created', 'updated']))
    const [orderId, ...others] = new Set(
      changes.filter(({ of }) => of === 'orders').map(({ provider_id }) => provider_id),
    )
    expect(others).toEqual([])
    expect(await connector.readOne('orders', orderId!)).toMatchObject({
      row: { provider_id: orderId, refunded_total: 100 },
      refunds: [{ order_provider_id: orderId, amount: 100 }],
    })

    arrived.length = 0
    deleteOrder(shop, id)
    await shop.deliveries.settled()
    const [deleted] = await Promise.all(arrived.map((delivery) => read({ ...delivery, secret: secret! })))
    expect(deleted).toMatchObject({ of: 'orders', action: 'deleted', provider_id: orderId })
    expect(await connector.readOne('orders', orderId!)).toBeNull()

    await connector.unsubscribe(address)
    arrived.length = 0
    addOrder(shop, { lines: [{ sku: 'new', quantity: 1, total: 100 }] })
    await shop.deliveries.settled()
    expect(arrived).toEqual([])
  },
)
