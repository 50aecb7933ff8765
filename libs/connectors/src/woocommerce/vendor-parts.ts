import type { Order } from './schemas.ts'

/**
 * How plugins name the orders that they make for each vendor of an order. WCFM makes none, and WC Vendors makes them
 * of a type that the API doesn't list.
 */
const vendorParts: ReadonlySet<string> = new Set([
  'dokan',
  // MultiVendorX: since version 5, since 4, and as WC Marketplace.
  'multivendorx_store_order',
  'mvx_vendor_order',
  'wcmp_vendor_order',
  'yith_wcmv_vendor_suborder',
  'marketking-multivendor-marketplace-for-woocommerce',
])

/** A vendor's part of an order must not count beside the order, which contains it. */
export const statusOf = ({ status, parent_id, created_via }: Order): string =>
  parent_id !== null && vendorParts.has(created_via) ? 'vendor-part' : status
