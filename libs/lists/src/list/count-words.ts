import type { PageMeta } from '@tandem/api-contract'
import { formatNumber } from '@tandem/format'

/** The number of rows that a list found, as people read it: "1.318", or "1.000+" when they weren't all counted. */
export const countWords = ({ total, total_is_capped }: Pick<PageMeta, 'total' | 'total_is_capped'>): string =>
  `${formatNumber(total, { full: true })}${total_is_capped ? '+' : ''}`
