import type { Order, OrderStatus } from './dataset.ts'

/** Three of every 200 invoice numbers get these statuses, so that each status occurs. */
const rareStatuses: Record<number, OrderStatus> = { 0: 'failed', 1: 'on-hold', 2: 'pending' }

/** The final status of an order, from its refunds, its day and its invoice number; see README.md. */
export const finalStatus = (order: Order, invoiceNumber: number, lastDay: string): OrderStatus => {
  const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (order.total > 0 && refunded === order.total) return 'refunded'
  if (order.refunds.length > 0) return 'completed'
  if (order.createdAt.startsWith(lastDay)) return 'processing'
  return rareStatuses[invoiceNumber % 200] ?? 'completed'
}
