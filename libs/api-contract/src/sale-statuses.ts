import type { StoreType } from './store-type.ts'

/** The words for the status of an order that the kinds of store have themselves; any other is a plugin's. */
export const ownStatuses = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'test',
] as const

/**
 * What does not count as a sale where neither the shop nor the team says otherwise. It is what WooCommerce's own
 * analytics leaves out; of Shopify, every order counts that is neither cancelled nor a test.
 */
export const statusesExcludedByDefault: Record<StoreType, readonly string[]> = {
  woocommerce: ['pending', 'failed', 'cancelled'],
  shopify: ['cancelled'],
}

/** What is never a sale, whatever is chosen. */
export const statusesNeverSold: Record<StoreType, readonly string[]> = {
  woocommerce: ['checkout-draft', 'auto-draft', 'trash'],
  shopify: ['test'],
}
