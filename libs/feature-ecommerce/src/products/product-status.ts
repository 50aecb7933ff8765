import { humanizeStatus } from '@tandem/choices'
import { text } from '../lists/messages.ts'

const known = ['publish', 'active', 'draft', 'pending', 'private', 'archived'] as const

/** The status of a product, in our words; a plugin's status in its own. */
export function productStatusWord(status: string) {
  const ours = known.find((one) => one === status)
  return ours === undefined ? humanizeStatus(status) : text(`products.statuses.${ours}`)
}
