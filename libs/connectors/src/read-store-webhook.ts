import type { StoreType } from '@tandem/api-contract'
import { readShopifyWebhook } from './shopify/read-webhook.ts'
import type { WebhookDelivery, WebhookReading } from './webhook-reading.ts'
import { readWooCommerceWebhook } from './woocommerce/read-webhook.ts'

const readers: Record<StoreType, (delivery: WebhookDelivery) => Promise<WebhookReading>> = {
  shopify: readShopifyWebhook,
  woocommerce: readWooCommerceWebhook,
}

/** The content of a delivery to a store's webhook, or why it is refused. */
export const readStoreWebhook = (type: StoreType, delivery: WebhookDelivery): Promise<WebhookReading> =>
  readers[type](delivery)
