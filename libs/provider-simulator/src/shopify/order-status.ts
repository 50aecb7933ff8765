import type { ShopOrder } from '../shop/shop-rows.ts'

/** Shopify has no failed orders: such an order was cancelled because the payment was declined. */
export const isCancelled = ({ status }: ShopOrder): boolean => status === 'cancelled' || status === 'failed'

/** `displayFinancialStatus`, from the order's status in the simulator. */
export const financialStatus = (order: ShopOrder): string => {
  if (isCancelled(order)) return 'VOIDED'
  if (order.status === 'refunded') return 'REFUNDED'
  if (order.refunds.length > 0) return 'PARTIALLY_REFUNDED'
  if (order.status === 'on-hold') return 'AUTHORIZED'
  return order.paidAt ? 'PAID' : 'PENDING'
}

/** `displayFulfillmentStatus` */
export const fulfillmentStatus = ({ completedAt }: ShopOrder): string =>
  completedAt ? 'FULFILLED' : 'UNFULFILLED'

/** When the order was cancelled and why; both null for all others. */
export const cancellationOf = (order: ShopOrder) => ({
  cancelledAt: isCancelled(order) ? `${order.modifiedGmt}Z` : null,
  cancelReason: isCancelled(order) ? (order.status === 'failed' ? 'DECLINED' : 'CUSTOMER') : null,
})
