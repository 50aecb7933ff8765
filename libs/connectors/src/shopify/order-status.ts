import type { Order } from './schemas.ts'

/**
 * Our status of an order, because Shopify has none. Revenue counts Shopify orders that are neither cancelled
 * nor tests, so every other one gets a status that counts as a sale (`processing`, `completed`, `on-hold`,
 * `refunded`), even while its payment is open or void.
 */
export function orderStatus(
  order: Pick<Order, 'test' | 'cancelledAt' | 'displayFinancialStatus' | 'displayFulfillmentStatus'>,
): string {
  const { displayFinancialStatus: payment, displayFulfillmentStatus: delivery } = order
  if (order.test) return 'test'
  if (order.cancelledAt !== null) return 'cancelled'
  if (payment === 'REFUNDED') return 'refunded'
  if (delivery === 'FULFILLED') return 'completed'
  if (delivery === 'ON_HOLD' || (payment !== null && unpaid.has(payment))) return 'on-hold'
  return 'processing'
}

const unpaid = new Set(['AUTHORIZED', 'EXPIRED', 'PARTIALLY_PAID', 'PENDING', 'VOIDED'])
