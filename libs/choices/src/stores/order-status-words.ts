import { text } from '../messages.ts'

/** The shop's own statuses and those that we give, with our word for each. */
const known = {
  processing: 'processing',
  completed: 'completed',
  'on-hold': 'on-hold',
  pending: 'pending',
  cancelled: 'cancelled',
  refunded: 'refunded',
  failed: 'failed',
  'checkout-draft': 'draft',
  test: 'test',
  'vendor-part': 'vendor-part',
} as const

/** A shop's own order status, without those added by plugins. */
export type KnownOrderStatus = (typeof known)[keyof typeof known]

/** The status as one of ours; undefined when a plugin added it. */
export const knownOrderStatus = (status: string): KnownOrderStatus | undefined =>
  Object.hasOwn(known, status) ? known[status as keyof typeof known] : undefined

/** A shop's status in words, regardless of refunds. */
export function wordOfStatus(status: string) {
  const ours = knownOrderStatus(status)
  return ours === undefined
    ? humanizeStatus(status) || text('orderStatus.unknown')
    : text(`orderStatus.${ours}`)
}

/** A plugin's status in words: `wc-awaiting_pickup` becomes "Awaiting pickup". */
export function humanizeStatus(status: string) {
  const words = status
    .replace(/^wc-/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
  // Not the browser's locale: "invoiced" must not become "İnvoiced".
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1)
}
