import { formatDate, formatRange, weekdayOf } from '@tandem/format'

/** Calendar days from left to right, without gaps: `2026-11-21`. */
export interface DayAxis {
  days: readonly string[]
  /** The day that isn't over: its values are marked "so far", and later days don't count as missing. */
  today?: string
}

/** Named categories without a date, in the order to show them. */
export interface CategoryAxis {
  categories: readonly string[]
  /** What the categories are: "Product". The heading of their column in the table. */
  label: string
}

export type ChartAxis = DayAxis | CategoryAxis

export const isDayAxis = (axis: ChartAxis): axis is DayAxis => 'days' in axis

const entries = (axis: ChartAxis) => (isDayAxis(axis) ? axis.days : axis.categories)

export const pointCount = (axis: ChartAxis): number => entries(axis).length

/** `5 Jan 2026` */
export const dayName = (day: string): string => formatDate(day, 'UTC')

/** The full name of a point: `Fri 13 Nov 2026`, or the category. */
export function pointName(axis: ChartAxis, index: number, weekdays: readonly string[]): string {
  const entry = entries(axis)[index] ?? ''
  return isDayAxis(axis) ? `${weekdays[weekdayOf(entry)]} ${dayName(entry)}` : entry
}

/** The name of a point in its table row. */
export function rowName(axis: ChartAxis, index: number): string {
  const entry = entries(axis)[index] ?? ''
  return isDayAxis(axis) ? dayName(entry) : entry
}

/** A short name for neighbouring points: `2–4 Nov 2026`. */
export function runName(axis: ChartAxis, first: number, last: number): string {
  const from = entries(axis)[first] ?? ''
  const to = entries(axis)[last] ?? ''
  if (isDayAxis(axis)) return formatRange({ start: from, end: to })
  return first === last ? from : `${from} – ${to}`
}

/** The index of the day that isn't over, or -1. */
export const todayIndex = (axis: ChartAxis): number =>
  isDayAxis(axis) && axis.today !== undefined ? axis.days.indexOf(axis.today) : -1

/** The number of points that can have a value by now; future days can't. */
export function pointsSoFar(axis: ChartAxis): number {
  if (!isDayAxis(axis) || axis.today === undefined) return pointCount(axis)
  const { days, today } = axis
  const next = days.findIndex((day) => day > today)
  return next < 0 ? days.length : next
}
