import type { ChartSeries, PlainValue } from './series.ts'

/** One of the two plots, in a unit of its own. Keep the functions the same between renderings. */
export interface TandemSide {
  /** `undefined` on the first load. */
  series: ChartSeries | undefined
  /** The exact value: `₺57.836,00`. */
  formatValue: (value: number) => string
  /** The short values beside all grid lines: `₺20K`, `₺40K`. */
  formatTicks?: (values: readonly number[]) => string[]
  /** The value in a file: of money in minor units its decimal, `57836.00`. */
  plainValue?: PlainValue
}
