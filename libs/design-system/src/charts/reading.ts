import { pointName, rowName } from './axis.ts'
import type { ChartAxis } from './axis.ts'
import type { ChartWords } from './labels.ts'
import type { ChartPrevious, DrawnSeries, MarkShape, PlainValue } from './series.ts'

/** Everything a chart can say about its points, prepared once. */
export interface Reading {
  axis: ChartAxis
  series: readonly DrawnSeries[]
  previous: ChartPrevious | undefined
  /** The index of the day that isn't over, or -1. */
  today: number
  words: ChartWords
  shape: MarkShape
  formatValue: (value: number) => string
  plainValue: PlainValue
  /** The sum of all series at each point; missing when one of them is. */
  total: readonly (number | null)[] | undefined
}

/** One line about a point. */
export interface ReadingRow {
  key: string
  label: string
  color: DrawnSeries['color']
  shape: MarkShape | 'previous' | 'total'
  /** Undefined when missing. */
  value: string | undefined
}

/** The full name of the point, and whether it is over: `Sat 21 Nov 2026, so far`. */
export function pointTitle({ axis, today, words }: Reading, index: number): string {
  const name = pointName(axis, index, words.weekdays)
  return index === today ? `${name}, ${words.soFar}` : name
}

/**
 * The value of each series at a point. The earlier period follows the first, under its own date; a total
 * comes last.
 */
export function pointRows(reading: Reading, index: number): ReadingRow[] {
  const { series, previous, total, words } = reading
  const formatted = (value: number | null | undefined, format: (value: number) => string) =>
    value == null ? undefined : format(value)
  const rows = series.map(({ key, label, color, values, own }): ReadingRow => ({
    key,
    label,
    color,
    shape: own?.shape ?? reading.shape,
    value: formatted(values[index], own?.formatValue ?? reading.formatValue),
  }))
  const [first] = series
  if (!first) return rows
  const format = first.own?.formatValue ?? reading.formatValue
  const { color } = first
  if (previous) {
    const label = previous.days?.[index] ? rowName({ days: previous.days }, index) : previous.label
    const value = formatted(previous.values[index], format)
    rows.splice(1, 0, { key: 'previous', label, color, shape: 'previous', value })
  }
  if (total)
    rows.push({
      key: 'total',
      label: words.total,
      color,
      shape: 'total',
      value: formatted(total[index], format),
    })
  return rows
}

/**
 * A point of one series for screen readers; the first series includes the earlier period, and every one the
 * total.
 */
export function spokenPoint(reading: Reading, seriesKey: string, index: number): string {
  const { series, words } = reading
  const rows = pointRows(reading, index)
  const own = rows.find(({ key }) => key === seriesKey)
  const parts = [words.point(pointTitle(reading, index), own?.value ?? words.noData)]
  for (const { shape, label, value } of rows)
    if (shape === 'total' || (shape === 'previous' && seriesKey === series[0]?.key))
      parts.push(words.point(label, value ?? words.noData))
  return parts.join(', ')
}
