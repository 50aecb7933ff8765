import { dayMs } from '@tandem/format'
import type { ProductWindow } from './group-posts.ts'
import { dayIndex, firstWholeDay } from './lift-calendar.ts'
import type { LiftCalendar } from './lift-calendar.ts'
import type { LiftProduct } from './lift-types.ts'
import type { StoreRhythm } from './store-rhythm.ts'

/** The baseline is this many days before a window, without those that any post's window touches. */
export const baselineDays = 84
/**
 * How many days of sales before a post are loaded: the baseline, and days that earlier posts may take from
 * it.
 */
export const daysBefore = baselineDays + 35
/** With fewer days there is no baseline. */
const minBaselineDays = 28
/** Days this soon after a post aren't part of a baseline, however short the window is. */
const shortestEcho = 7
/** A day counts half as much as one that is this many days nearer to the window. */
const halfLife = 42
/** Usual units added to those of a product's weekday before it has its own pattern. */
const patternUnits = 25
const weights = Float64Array.from({ length: baselineDays + 1 }, (_, age) => 0.5 ** (age / halfLife))

/** How a product is measured. */
export interface MeasureSettings {
  calendar: LiftCalendar
  windowDays: number
  /** The moment until which sales are known. */
  until: number
}

/** The days of a product, and which of them are the baseline. */
export interface UsualDays {
  /** Values begin at the first day, indexed as in the calendar; all arrays have the calendar's length. */
  first: number
  units: Float64Array
  /** The share of usual sales that a day has. */
  exposure: Float64Array
  /** 1 for a day of the baseline. */
  isUsual: Uint8Array
}

/** A product's sales on each day, and which days no post touched. */
export function usualDays(
  { onSaleSince, sales, unknown }: LiftProduct,
  windows: readonly ProductWindow[],
  rhythm: StoreRhythm,
  { calendar, windowDays }: MeasureSettings,
): UsualDays {
  const count = calendar.days.length
  const units = new Float64Array(count)
  const exposure = new Float64Array(count)
  const isUsual = new Uint8Array(count)
  for (const sale of sales) {
    const day = dayIndex(calendar, sale.at)
    if (day >= 0 && day < count) units[day]! += sale.units
  }
  const firstPost = windows[0]!.from
  const loaded = firstWholeDay(calendar, firstPost - daysBefore * dayMs)
  // The day of a first sale was selected because of the sale: the baseline begins after it.
  const onSale =
    onSaleSince === null
      ? dayIndex(calendar, sales[0]?.at ?? Infinity) + 1
      : firstWholeDay(calendar, onSaleSince)
  const first = Math.max(loaded, onSale, rhythm.firstDay, 0)
  isUsual.fill(1, Math.min(first, calendar.wholeDays), calendar.wholeDays)
  const clear = (from: number, until: number) => {
    isUsual.fill(0, Math.max(0, dayIndex(calendar, from)), Math.max(0, dayIndex(calendar, until - 1) + 1))
  }
  for (const { from, until } of unknown) if (until > from) clear(from, until)
  const echo = Math.max(windowDays, shortestEcho) * dayMs
  for (const window of windows) for (const at of window.posts) clear(at, at + echo)
  for (let day = Math.max(0, Math.min(first, dayIndex(calendar, firstPost))); day < count; day++) {
    exposure[day] = rhythm.index[day]! * rhythm.weekdays[calendar.weekdays[day]!]!
  }
  const own = ownWeekdays({ first, units, exposure, isUsual }, calendar)
  for (let day = 0; day < count; day++) exposure[day]! *= own[calendar.weekdays[day]!]!
  return { first, units, exposure, isUsual }
}

/** How a product's weekdays differ from its store's. */
function ownWeekdays({ first, units, exposure, isUsual }: UsualDays, { weekdays }: LiftCalendar) {
  const sold = new Float64Array(7)
  const exposed = new Float64Array(7)
  let [allSold, allExposed] = [0, 0]
  for (let day = first; day < units.length; day++) {
    if (isUsual[day] === 0) continue
    const weekday = weekdays[day]!
    sold[weekday]! += units[day]!
    exposed[weekday]! += exposure[day]!
    allSold += units[day]!
    allExposed += exposure[day]!
  }
  const level = allExposed > 0 ? Math.max(0, allSold / allExposed) : 0
  return exposed.map(
    (value, weekday) => (Math.max(0, sold[weekday]!) + patternUnits) / (level * value + patternUnits),
  )
}

/** The level of a product: units per day of usual sales. */
export interface Level {
  units: number
  /** `units`, estimated with half a unit more, so that the noise is never 0. */
  atLeast: number
  /** The variance of `units`, as a multiple of it. */
  variance: number
}

/** The level on the days before a day; null with too few of them. */
export function levelBefore({ first, units, exposure, isUsual }: UsualDays, day: number): Level | null {
  let [count, sold, exposed, squares] = [0, 0, 0, 0]
  for (let before = Math.max(first, day - baselineDays); before < day; before++) {
    if (isUsual[before] === 0) continue
    const weight = weights[day - before]!
    const usual = exposure[before]!
    count++
    sold += weight * units[before]!
    exposed += weight * usual
    squares += weight * weight * usual
  }
  if (count < minBaselineDays || exposed <= 0) return null
  const kept = Math.max(0, sold)
  return { units: kept / exposed, atLeast: (kept + 0.5) / exposed, variance: squares / (exposed * exposed) }
}

/** The variance of an expectation from a level. */
export const spreadOf = (level: number, variance: number, exposure: number) =>
  level * (exposure + exposure * exposure * variance)
