import { useMemo } from 'react'
import { pointCount, todayIndex, type ChartAxis } from './axis.ts'
import { defaultChartLabels, type ChartLabels } from './labels.ts'
import type { Reading } from './reading.ts'
import { cleanValues, drawnSeries, type ChartPrevious, type ChartSeries } from './series.ts'

/** The values of a chart as it draws and says them; the same object until one of them changes. */
export const useReading = (
  axis: ChartAxis,
  series: readonly ChartSeries[] | undefined,
  previous: ChartPrevious | undefined,
  labels: ChartLabels | undefined,
  formatValue: (value: number) => string,
): Reading =>
  useMemo(() => {
    const words = { ...defaultChartLabels, ...labels }
    const count = pointCount(axis)
    return {
      axis,
      series: drawnSeries(series ?? [], count, words.other),
      previous: previous && { ...previous, values: cleanValues(previous.values, count) },
      today: todayIndex(axis),
      words,
      formatValue,
    }
  }, [axis, series, previous, labels, formatValue])
