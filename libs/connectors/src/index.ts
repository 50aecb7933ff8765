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
  StoreConnector,
  StoreCounts,
  StoreCursor,
  StoreKind,
  StorePage,
} from './store-connector.ts'
export { wooCommerceConnector, type WooCommerceOptions } from './woocommerce/woocommerce-connector.ts'
