import type { StoreType } from './store-type.ts'

/** Order statuses that the shop systems define themselves, or that we give; any other comes from a plugin. */
export const ownStatuses = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'test',
  'vendor-part',
] as const

/**
 * Statuses that don't count as sales unless the shop or the team says otherwise. For WooCommerce, these are
 * the ones that its own analytics leaves out; for Shopify, every order counts unless it is cancelled or a
 * test.
 */
export const statusesExcludedByDefault: Record<StoreType, readonly string[]> = {
  woocommerce: ['pending', 'failed', 'cancelled'],
  shopify: ['cancelled'],
}

/**
 * Statuses that never count as a sale, whatever is chosen. A vendor's part of an order is in the order itself, which
 * counts.
 */
export const statusesNeverSold: Record<StoreType, readonly string[]> = {
  woocommerce: ['checkout-draft', 'auto-draft', 'trash', 'vendor-part'],
  shopify: ['test'],
}
