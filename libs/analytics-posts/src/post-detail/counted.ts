import { formatQuantity } from '@tandem/format'

/** A count, or units with decimals, for a message with a plural. */
export const counted = (count: number) => ({ count, formatted: formatQuantity(count) })
