export { readOrdersStream, readOrdersText } from './dataset/read-orders.ts'
export { OrderFileError } from './dataset/order-row.ts'
export type { Dataset, DatasetCounts, OrderStatus } from './dataset/dataset.ts'
export {
  createShop,
  type Shop,
  type ShopifyApp,
  type ShopKey,
  type ShopOptions,
  type ShopState,
} from './shop/shop.ts'
export {
  addOrder,
  deleteOrder,
  deleteRefund,
  modifyOrder,
  type NewOrder,
  refundOrder,
  trashOrder,
} from './shop/change-shop.ts'
export {
  addCategory,
  addProduct,
  deleteCategory,
  deleteProduct,
  modifyProduct,
  type ProductContent,
} from './shop/change-catalogue.ts'
export { closeReturn, editOrder, type NewLineChange, openReturn } from './shop/change-lines.ts'
export { breakRow, mendRow } from './shop/broken-rows.ts'
export { linkedProducts } from './shop/linked-products.ts'
export type { Visit, VisitOf } from './shop/visit.ts'
export { createNoise } from './instagram/data/noise.ts'
export { shortLinkCode } from './shop/short-link-code.ts'
export { type KnownSale, visitsFromPosts } from './shop/visits-from-posts.ts'
export { uninstallApp } from './shop/change-app.ts'
export { addCustomer, deleteCustomer, mergeCustomers, modifyCustomer } from './shop/change-customers.ts'
export { createShopify, type ShopifyOptions } from './shopify/create-shopify.ts'
export { onlineStoreUrlOf } from './shopify/product-node.ts'
export { finishBulkOperations } from './shopify/bulk-root.ts'
export { type GidKind, shopifyGid, shopifyNumber } from './shopify/gid.ts'
export { sign } from './webhooks/sign.ts'
export type { Deliveries, DeliveryRecord } from './webhooks/deliveries.ts'
export type { DeliveryFault } from './webhooks/delivery-faults.ts'
export type { Webhook } from './webhooks/webhook.ts'
export {
  createWooCommerce,
  loopbackHosts,
  type WooCommerceOptions,
} from './woocommerce/create-woocommerce.ts'
export { permalinkOf } from './woocommerce/product-body.ts'
export type { Fault, FaultKind } from './faults/fault-list.ts'
export { inProcessFetch } from './in-process-fetch.ts'
export { tinySample } from './tiny-sample.ts'
export { shopMonths } from './months/shop-months.ts'
export {
  createSignInProviders,
  type SignInProviders,
  type SignInProvidersOptions,
} from './sign-in/create-sign-in-providers.ts'
export { providerPeople, type ProviderPerson } from './sign-in/people.ts'
export {
  createInstagram,
  type Instagram,
  instagramApp,
  type InstagramOptions,
} from './instagram/create-instagram.ts'
export type { InstagramControls } from './instagram/controls.ts'
export type { GraphSettings, InstagramApp, InstagramLimits } from './instagram/settings.ts'
export type { TokenEnd } from './instagram/graph/graph-error.ts'
export { type InstagramAccount, type PostKind, postKinds } from './instagram/data/account.ts'
export { managedAccounts, publicAccounts } from './instagram/data/accounts.ts'
export type { PublishedPost } from './instagram/published-posts.ts'
export type { LinkedProduct } from './instagram/data/captions.ts'
export { instagramPeople, type FacebookPage, type FacebookPerson } from './instagram/data/people.ts'
