import type { PageMeta } from '@tandem/api-contract'
import { formatNumber } from '@tandem/format'

/** A number of rows, for a text that can say it: `count` chooses singular or plural, `formatted` is shown. */
export interface RowCount {
  count: number
  formatted: string
}

/** Says how many rows of a list: "1.318 orders". */
export type SayCount = (rows: RowCount) => string

/** The number of rows that a list found, as people read it: "1.318", or "1.000+" when they weren't all counted. */
export const countWords = ({ total, total_is_capped }: Pick<PageMeta, 'total' | 'total_is_capped'>): string =>
  `${formatNumber(total, { full: true })}${total_is_capped ? '+' : ''}`

/** The number of rows that a list found, for a text. */
export const rowCount = (meta: Pick<PageMeta, 'total' | 'total_is_capped'>): RowCount => ({
  count: meta.total,
  formatted: countWords(meta),
})
