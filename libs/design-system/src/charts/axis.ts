import { formatDate, formatRange, weekdayOf } from '@tandem/format'

/** Days of the calendar from left to right, none left out: `2026-11-21`. */
export interface DayAxis {
  days: readonly string[]
  /** The day that is not over: what it holds is marked as "so far", and days after it are not missing. */
  today?: string
}

/** Things that have a name and no date, in the order they are to stand in. */
export interface CategoryAxis {
  categories: readonly string[]
  /** What they are: "Product". Heads their column in the table. */
  label: string
}

export type ChartAxis = DayAxis | CategoryAxis

export const isDayAxis = (axis: ChartAxis): axis is DayAxis => 'days' in axis

const entries = (axis: ChartAxis) => (isDayAxis(axis) ? axis.days : axis.categories)

export const pointCount = (axis: ChartAxis): number => entries(axis).length

/** `5 Jan 2026` */
export const dayName = (day: string): string => formatDate(`${day}T00:00:00Z`, 'UTC')

/** A point as it is called in full: `Fri 13 Nov 2026`, or the category. */
export function pointName(axis: ChartAxis, index: number, weekdays: readonly string[]): string {
  const entry = entries(axis)[index] ?? ''
  return isDayAxis(axis) ? `${weekdays[weekdayOf(entry)]} ${dayName(entry)}` : entry
}

/** A point as a row of the table calls it. */
export function rowName(axis: ChartAxis, index: number): string {
  const entry = entries(axis)[index] ?? ''
  return isDayAxis(axis) ? dayName(entry) : entry
}

/** Neighbouring points in few words: `2–4 Nov 2026`. */
export function runName(axis: ChartAxis, first: number, last: number): string {
  const from = entries(axis)[first] ?? ''
  const to = entries(axis)[last] ?? ''
  if (isDayAxis(axis)) return formatRange({ start: from, end: to })
  return first === last ? from : `${from} – ${to}`
}

/** Where the day stands that is not over, or -1. */
export const todayIndex = (axis: ChartAxis): number =>
  isDayAxis(axis) && axis.today !== undefined ? axis.days.indexOf(axis.today) : -1

/** How many points can have a value by now: the days that are still to come cannot. */
export function pointsSoFar(axis: ChartAxis): number {
  if (!isDayAxis(axis) || axis.today === undefined) return pointCount(axis)
  const { days, today } = axis
  const next = days.findIndex((day) => day > today)
  return next < 0 ? days.length : next
}
