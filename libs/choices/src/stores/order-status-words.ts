import { text } from '../messages.ts'

/** A status that the shop itself gives, by our word for it. */
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
} as const

/** How an order stands in the words of the shops, without what a plugin has added. */
export type KnownOrderStatus = (typeof known)[keyof typeof known]

/** The status as one of ours; undefined where a plugin has added it. */
export const knownOrderStatus = (status: string): KnownOrderStatus | undefined =>
  Object.hasOwn(known, status) ? known[status as keyof typeof known] : undefined

/** A status of the shop in words, whatever was given back of the order. */
export function wordOfStatus(status: string) {
  const ours = knownOrderStatus(status)
  return ours === undefined
    ? humanizeStatus(status) || text('orderStatus.unknown')
    : text(`orderStatus.${ours}`)
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
