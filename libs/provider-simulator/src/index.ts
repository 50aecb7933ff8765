export { readOrdersStream, readOrdersText } from './dataset/read-orders.ts'
export { OrderFileError } from './dataset/order-row.ts'
export type { Dataset, DatasetCounts, OrderStatus } from './dataset/dataset.ts'
export { createShop, type Shop, type ShopKey, type ShopOptions } from './shop/shop.ts'
export {
  addOrder,
  deleteOrder,
  modifyOrder,
  type NewOrder,
  refundOrder,
  trashOrder,
} from './shop/change-shop.ts'
export {
  createWooCommerce,
  loopbackHosts,
  type WooCommerceOptions,
} from './woocommerce/create-woocommerce.ts'
export type { Fault, FaultKind } from './faults/fault-list.ts'
export { inProcessFetch } from './in-process-fetch.ts'
export { tinySample } from './tiny-sample.ts'
export {
  createSignInProviders,
  type SignInProviders,
  type SignInProvidersOptions,
} from './sign-in/create-sign-in-providers.ts'
export { providerPeople, type ProviderPerson } from './sign-in/people.ts'
