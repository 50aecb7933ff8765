export { addressRefused } from './address-refused.ts'
export { checkStoreUrl, type StoreUrlCheck, type StoreUrlRefusal } from './check-store-url.ts'
export { ProviderError, type ProviderErrorKind, type ProviderField } from './provider-error.ts'
export type { ProviderFetch } from './provider-fetch.ts'
export type {
  CollectionRow,
  CustomerRow,
  OrderLineRow,
  OrderRow,
  ProductRow,
  RefundLineRow,
  RefundRow,
  RowOf,
  SingleKind,
  SingleRow,
  StoreCheck,
  StoreConnector,
  StoreCounts,
  StoreCursor,
  StoreKind,
  StorePage,
  StoreSubscription,
} from './store-connector.ts'
export { readableOrderDays } from './store-connector.ts'
export type { ShopifyClient, ShopifyCredentials, ShopifyToken } from './shopify/credentials.ts'
export { readShopifyWebhook } from './shopify/read-webhook.ts'
export { isShopName } from './shopify/shop-name.ts'
export { shopifyConnector, type ShopifyOptions } from './shopify/shopify-connector.ts'
export type { WebhookDelivery, WebhookReading, WebhookRefusal } from './webhook-reading.ts'
export { readWooCommerceWebhook } from './woocommerce/read-webhook.ts'
export { wooCommerceConnector, type WooCommerceOptions } from './woocommerce/woocommerce-connector.ts'
