import { useMemo } from 'react'
import { todayIndex } from './axis.ts'
import type { DayAxis } from './axis.ts'
import { defaultChartLabels } from './labels.ts'
import type { ChartLabels } from './labels.ts'
import type { Reading } from './reading.ts'
import { cleanValues } from './series.ts'
import type { ChartPrevious, DrawnSeries, MarkShape } from './series.ts'
import type { TandemSide } from './tandem-side.ts'

type Side = Pick<TandemSide, 'series' | 'plainValue'> & { formatValue: (value: number) => string }

interface Read {
  axis: DayAxis
  upper: Side
  lower: Side | undefined
  previous: ChartPrevious | undefined
  labels: ChartLabels | undefined
}

/** Both sides as one reading, each with its own unit; the same object until one of them changes. */
export function useTandemReading({ axis, upper, lower, previous, labels }: Read): Reading {
  const above = useSide(axis, upper, 'line', 1)
  const below = useSide(axis, lower, 'column', 2)
  const { formatValue, plainValue = String } = upper
  return useMemo(
    () => ({
      axis,
      series: [above, below].filter((side) => side !== undefined),
      previous: previous && { ...previous, values: cleanValues(previous.values, axis.days.length) },
      today: todayIndex(axis),
      words: { ...defaultChartLabels, ...labels },
      shape: 'line',
      formatValue,
      plainValue,
      total: undefined,
    }),
    [axis, above, below, previous, labels, formatValue, plainValue],
  )
}

function useSide(
  axis: DayAxis,
  side: Side | undefined,
  shape: MarkShape,
  color: 1 | 2,
): DrawnSeries | undefined {
  const { series, formatValue, plainValue = String } = side ?? {}
  return useMemo(
    () =>
      series &&
      formatValue && {
        key: series.key,
        label: series.label,
        values: cleanValues(series.values, axis.days.length),
        color: series.color ?? color,
        own: { shape, formatValue, plainValue },
      },
    [axis, series, formatValue, plainValue, shape, color],
  )
}
