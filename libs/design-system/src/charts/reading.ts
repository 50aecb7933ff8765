import { pointName, rowName, type ChartAxis } from './axis.ts'
import type { ChartWords } from './labels.ts'
import type { ChartPrevious, DrawnSeries } from './series.ts'

/** Everything that a chart can say about its points, prepared once. */
export interface Reading {
  axis: ChartAxis
  series: readonly DrawnSeries[]
  previous: ChartPrevious | undefined
  /** Where the day stands that is not over, or -1. */
  today: number
  words: ChartWords
  formatValue: (value: number) => string
}

/** One thing that is said about a point. */
export interface ReadingRow {
  key: string
  label: string
  color: DrawnSeries['color']
  shape: 'series' | 'previous'
  /** Undefined where it is missing. */
  value: string | undefined
}

/** The point in full, and whether it is over: `Sat 21 Nov 2026, so far`. */
export function pointTitle({ axis, today, words }: Reading, index: number): string {
  const name = pointName(axis, index, words.weekdays)
  return index === today ? `${name}, ${words.soFar}` : name
}

/** What each series has at a point; the period before stands after the first, under its own date. */
export function pointRows({ series, previous, formatValue }: Reading, index: number): ReadingRow[] {
  const said = (value: number | null | undefined) => (value == null ? undefined : formatValue(value))
  const rows = series.map(({ key, label, color, values }): ReadingRow => ({
    key,
    label,
    color,
    shape: 'series',
    value: said(values[index]),
  }))
  const [first] = series
  if (!previous || !first) return rows
  const label = previous.days?.[index] ? rowName({ days: previous.days }, index) : previous.label
  rows.splice(1, 0, {
    key: 'previous',
    label,
    color: first.color,
    shape: 'previous',
    value: said(previous.values[index]),
  })
  return rows
}

/** A point of one series as it is read out; the first series brings the period before along. */
export function spokenPoint(reading: Reading, seriesKey: string, index: number): string {
  const { series, words } = reading
  const rows = pointRows(reading, index)
  const own = rows.find(({ key }) => key === seriesKey)
  const parts = [words.point(pointTitle(reading, index), own?.value ?? words.noData)]
  const before = rows.find(({ shape }) => shape === 'previous')
  if (before && seriesKey === series[0]?.key)
    parts.push(words.point(before.label, before.value ?? words.noData))
  return parts.join(', ')
}
