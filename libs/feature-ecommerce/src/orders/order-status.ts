import type { Order } from '@tandem/api-contract'
import { text } from '../messages.ts'

/** How an order stands, in our words. `other` is a status that a plugin of the shop added. */
export type OrderStatus =
  | 'processing'
  | 'completed'
  | 'on-hold'
  | 'pending'
  | 'cancelled'
  | 'refunded'
  | 'part-refunded'
  | 'failed'
  | 'draft'
  | 'test'
  | 'other'

const known: Record<string, OrderStatus> = {
  processing: 'processing',
  completed: 'completed',
  'on-hold': 'on-hold',
  pending: 'pending',
  cancelled: 'cancelled',
  refunded: 'refunded',
  failed: 'failed',
  'checkout-draft': 'draft',
  test: 'test',
}

/** A refund of a part shows before the shop's own word, which stays `completed` or `processing` then. */
export function statusOf({
  status,
  total,
  refunded_total,
}: Pick<Order, 'status' | 'total' | 'refunded_total'>) {
  if (refunded_total > 0 && refunded_total < total) return 'part-refunded'
  return ownStatus(status)
}

const ownStatus = (status: string): OrderStatus =>
  Object.hasOwn(known, status) ? (known[status] as OrderStatus) : 'other'

/** The shop's own status in words, whatever was given back. */
export function wordOfStatus(status: string) {
  const ours = ownStatus(status)
  return ours === 'other' ? humanizeStatus(status) || text('status.unknown') : text(`status.${ours}`)
}

/** A plugin's status as words: `wc-awaiting_pickup` becomes "Awaiting pickup". */
export function humanizeStatus(status: string) {
  const words = status
    .replace(/^wc-/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
  // Not the browser's locale: "invoiced" must not become "İnvoiced".
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1)
}
