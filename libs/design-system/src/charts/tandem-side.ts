import { useMemo } from 'react'
import { useNumberFormat } from '../numbers/use-format-number.ts'
import type { NumberFormat } from '../numbers/use-format-number.ts'
import type { ChartSeries, PlainValue } from './series.ts'
import { eachBy } from './value-ticks.ts'

/** One of the two plots, in its own unit. Keep the same functions between renders. */
export interface TandemSide {
  /** `undefined` on the first load. */
  series: ChartSeries | undefined
  /** Formats the exact value: `₺57.836,00`. The second value says whose separators numbers have here. */
  formatValue: NumberFormat
  /** Formats the short values beside all grid lines: `₺20K`, `₺40K`. Keep the same function between renders. */
  formatTicks?: NumberFormat<readonly number[], string[]>
  /** The value in a file: money in minor units as a decimal, `57836.00`. */
  plainValue?: PlainValue
}

/** The formats of a side with the separators of this place; a chart without this side has plain ones. */
export function useSideFormats(side: TandemSide | undefined) {
  const formatValue = useNumberFormat(side?.formatValue ?? String)
  const formatTicks = useNumberFormat(side?.formatTicks)
  const ticksOf = useMemo(() => formatTicks ?? eachBy(formatValue), [formatTicks, formatValue])
  return { formatValue, ticksOf }
}
