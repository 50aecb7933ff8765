import type { ChartShellProps } from './chart-shell.tsx'
import type { SeriesColor } from './series.ts'

/** One kind of those who are told apart: women, followers, buyers. */
export interface DistributionPart {
  key: string
  label: string
  color?: SeriesColor
  /** Of how many its shares are. `null` where nobody told. */
  total: number | null
}

/** One group: an age, a country. */
export interface DistributionRow {
  key: string
  label: string
  /** How many of each part; `null` is missing. */
  values: readonly (number | null)[]
}

export interface DistributionBarsProps extends ChartShellProps {
  /** What the rows are: "Age". Heads their column in the table. */
  rowLabel: string
  parts: readonly DistributionPart[]
  /** `undefined` on the first load. */
  rows: readonly DistributionRow[] | undefined
  /** Parts of one whole laid end to end, with one share for each row; or each part with a bar and a share of its own. */
  arrangement?: 'stacked' | 'beside'
  /** The exact count: `4.211`. */
  formatValue: (value: number) => string
  /** A share of 0 to 1: `35,2%`. */
  formatShare?: (share: number) => string
}
