import { humanizeStatus } from '@tandem/choices'
import { text } from '../messages.ts'

const known = ['publish', 'active', 'draft', 'pending', 'private', 'archived'] as const

/** How a product stands, in our words; a plugin's status as words. */
export function productStatusWord(status: string) {
  const ours = known.find((one) => one === status)
  return ours === undefined ? humanizeStatus(status) : text(`products.statuses.${ours}`)
}
