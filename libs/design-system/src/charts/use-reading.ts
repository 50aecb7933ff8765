import { useMemo } from 'react'
import { pointCount, todayIndex } from './axis.ts'
import type { ChartAxis } from './axis.ts'
import { defaultChartLabels } from './labels.ts'
import type { ChartLabels } from './labels.ts'
import type { Reading } from './reading.ts'
import { cleanValues, drawnSeries, totals } from './series.ts'
import type { ChartPrevious, ChartSeries, MarkShape, PlainValue } from './series.ts'

interface Read {
  axis: ChartAxis
  series: readonly ChartSeries[] | undefined
  previous: ChartPrevious | undefined
  labels: ChartLabels | undefined
  formatValue: (value: number) => string
  plainValue: PlainValue | undefined
  shape: MarkShape
  hasTotal?: boolean
}

/** The values of a chart, prepared; the same object until one of them changes. */
export function useReading(read: Read): Reading {
  const { axis, series, previous, labels, formatValue, plainValue = asItIs, shape, hasTotal } = read
  return useMemo(() => {
    const words = { ...defaultChartLabels, ...labels }
    const count = pointCount(axis)
    const drawn = drawnSeries(series ?? [], count, words.other)
    return {
      axis,
      series: drawn,
      previous: previous && { ...previous, values: cleanValues(previous.values, count) },
      today: todayIndex(axis),
      words,
      shape,
      formatValue,
      plainValue,
      total: hasTotal && drawn.length > 1 ? totals(drawn, count) : undefined,
    }
  }, [axis, series, previous, labels, formatValue, plainValue, shape, hasTotal])
}

const asItIs: PlainValue = (value) => value
