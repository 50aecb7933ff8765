import { formatNumber } from '@tandem/format'

/** A count for a message with a plural. */
export const counted = (count: number) => ({ count, formatted: formatNumber(count, { full: true }) })
