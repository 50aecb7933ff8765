import type { ChartSeries, PlainValue } from './series.ts'

/** One of the two plots, in its own unit. Keep the same functions between renders. */
export interface TandemSide {
  /** `undefined` on the first load. */
  series: ChartSeries | undefined
  /** Formats the exact value: `₺57.836,00`. */
  formatValue: (value: number) => string
  /** Formats the short values beside all grid lines: `₺20K`, `₺40K`. Keep the same function between renders. */
  formatTicks?: (values: readonly number[]) => string[]
  /** The value in a file: money in minor units as a decimal, `57836.00`. */
  plainValue?: PlainValue
}
