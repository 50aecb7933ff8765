export { addressRefused } from './address-refused.ts'
export { checkStoreUrl, type StoreUrlCheck, type StoreUrlRefusal } from './check-store-url.ts'
export { kept as keptWords } from './requests/failures.ts'
export type { RowsById, UnreadRow } from './read-rows.ts'
export { unreadRow } from './readable-rows.ts'
export { decimalQuantity } from './decimal-quantity.ts'
export {
  ProviderError,
  type ProviderErrorKind,
  type ProviderField,
  ReadingStopped,
} from './provider-error.ts'
export type { ProviderFetch } from './provider-fetch.ts'
export type { OrderLineRow, OrderNotes, OrderRow, RefundLineRow, RefundRow } from './order-rows.ts'
export type {
  CollectionRow,
  CustomerRow,
  NamedKind,
  ProductRow,
  RowOf,
  SingleKind,
  SingleRow,
  StoreCheck,
  StoreConnector,
  StoreCounts,
  StoreCursor,
  StoreCursors,
  StoreKind,
  StorePage,
  StoreSubscription,
} from './store-connector.ts'
export type { ReportedRow, ReportedRows, ReportFigures, StoreReport } from './store-report.ts'
export type { PostalAddress } from './postal-address.ts'
export { readableOrderDays } from './store-connector.ts'
export type { ShopifyClient, ShopifyCredentials, ShopifyToken } from './shopify/credentials.ts'
export { readStoreWebhook } from './read-store-webhook.ts'
export { isShopName } from './shopify/shop-name.ts'
export { shopifyConnector, type ShopifyOptions } from './shopify/shopify-connector.ts'
export type { InstagramApp, InstagramOptions } from './instagram/instagram-app.ts'
export { secretProof } from './instagram/secret-proof.ts'
export { instagramAccount, type InstagramAccountOptions } from './instagram/instagram-account.ts'
export { instagramLogin, type InstagramLoginOptions } from './instagram/instagram-login.ts'
export { instagramLimits, type Allowance, type InstagramLimits } from './instagram/limits.ts'
export { providerDay } from './instagram/provider-day.ts'
export {
  accountMetrics,
  accountSeries,
  audienceLists,
  audiencesOf,
  type AccountMetric,
  type AccountSeries,
  type AccountTotals,
  type AudienceList,
  type AudienceOf,
  type AudienceShare,
  type ConnectionHealth,
  type DayValue,
  type DiscoveredAccount,
  type OnlineDay,
  type OnlineHour,
  type PostInsights,
  type PostKind,
  type PostPage,
  type PostRow,
  type ProfileRow,
  type SocialAccount,
  type SocialCursor,
} from './social-account.ts'
export type {
  OfferedAccount,
  OfferProblem,
  OfferProblemKind,
  SocialGrant,
  SocialLogin,
  SocialOffer,
} from './social-login.ts'
export type { WebhookDelivery, PrivacyReading, WebhookReading, WebhookRefusal } from './webhook-reading.ts'
export { wooCommerceConnector, type WooCommerceOptions } from './woocommerce/woocommerce-connector.ts'
