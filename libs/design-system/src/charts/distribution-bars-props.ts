import type { NumberFormat } from '../numbers/use-format-number.ts'
import type { ChartShellProps } from './chart-shell.tsx'
import type { SeriesColor } from './series.ts'

/** One of the compared groups of people: women, followers, buyers. */
export interface DistributionPart {
  key: string
  label: string
  color?: SeriesColor
  /** The total that its shares refer to; `null` when unknown. */
  total: number | null
}

/** One category: an age, a country. */
export interface DistributionRow {
  key: string
  label: string
  /** The count for each part; `null` is missing. */
  values: readonly (number | null)[]
}

export interface DistributionBarsProps extends ChartShellProps {
  /** What the rows are: "Age". The heading of their column in the table. */
  rowLabel: string
  parts: readonly DistributionPart[]
  /** `undefined` on the first load. */
  rows: readonly DistributionRow[] | undefined
  /**
   * `stacked`: parts of one whole end to end, with one share per row. `beside`: each part with its own bar
   * and share.
   */
  arrangement?: 'stacked' | 'beside'
  /** In a higher card the rows share its height. */
  fills?: boolean
  /** The exact count: `4.211`. The second value says whose separators numbers have where the bars are. */
  formatValue: NumberFormat
  /** A share of 0 to 1: `35,2%`. */
  formatShare?: NumberFormat
}
