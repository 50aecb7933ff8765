import { closedDays } from './closed-days.ts'
import { dayIndex, firstWholeDay } from './lift-calendar.ts'
import type { LiftCalendar } from './lift-calendar.ts'
import type { LiftStore } from './lift-types.ts'
import { expectedSales, soldProducts } from './products-on-sale.ts'
import type { SoldProduct } from './products-on-sale.ts'

/** What moves all products of a store: the sales level of each day and hour, relative to the usual one. */
export interface StoreRhythm {
  /** The first day of the calendar with known sales. */
  firstDay: number
  /** Times in which it was closed: what its products would have sold then isn't known. */
  closed: readonly { from: number; until: number }[]
  /** Season and promotions, by day of the calendar; 1 is usual. */
  index: Float64Array
  /** By weekday, Sunday first; their mean is 1. */
  weekdays: Float64Array
  /** The share of a day's sales before each hour: 25 numbers from 0 to 1. */
  hours: Float64Array
}

/**
 * Learns the rhythm of a store from products that no post leads to. A store without such sales has none:
 * everything is 1.
 */
export function storeRhythm(store: LiftStore, calendar: LiftCalendar): StoreRhythm {
  const count = calendar.days.length
  const firstDay = firstWholeDay(calendar, store.knownSince)
  const lastDay = Math.min(calendar.wholeDays, Math.max(0, dayIndex(calendar, store.knownUntil)))
  const halves: [Float64Array, Float64Array] = [new Float64Array(count), new Float64Array(count)]
  const indexes = new Map(calendar.days.map((day, index) => [day, index]))
  for (const { day, units } of store.controlDays) {
    const index = indexes.get(day)
    if (index === undefined || index < firstDay) continue
    for (const half of [0, 1] as const) halves[half][index]! += Math.max(0, units[half])
  }
  const isOpen = Uint8Array.from(calendar.days, (_, day) => Number(halves[0][day]! + halves[1][day]! > 0))
  const withoutControl = closedDays(isOpen, firstDay, lastDay)
  for (const day of store.openDays) {
    const index = indexes.get(day)
    if (index !== undefined) isOpen[index] = 1
  }
  const isClosed = closedDays(isOpen, firstDay, lastDay)
  const isSilent = withoutControl.map((value, day) => value | isClosed[day]!)
  const products = soldProducts(store, indexes, firstDay, lastDay)
  const days: KnownDays = { halves, products, isSilent, firstDay, lastDay }
  const weekdays = weekdayFactors(days, calendar)
  return {
    firstDay,
    closed: Array.from(isClosed.keys())
      .filter((day) => isClosed[day] === 1)
      .map((day) => ({ from: calendar.starts[day]!, until: calendar.starts[day + 1]! })),
    index: storeIndex(days, calendar, weekdays),
    weekdays,
    hours: hoursBefore(store.controlHours),
  }
}

/** The sales of both halves of the control products, from the first day to before the last. */
interface KnownDays {
  halves: [Float64Array, Float64Array]
  products: readonly SoldProduct[]
  /**
   * The store was closed, or the control products sold nothing for longer than can be chance, as when all of them are
   * sold out: the level of an open store isn't 0 then, but unknown.
   */
  isSilent: Uint8Array
  firstDay: number
  lastDay: number
}

/** Usual units added to those of a weekday or hour, so that few sales make no pattern. */
const patternUnits = 50

function weekdayFactors(
  { halves, isSilent, firstDay, lastDay }: KnownDays,
  { weekdays }: LiftCalendar,
): Float64Array {
  const units = new Float64Array(7)
  /** How often the level of each weekday is known. */
  const known = new Float64Array(7)
  // Whole weeks only, so that each weekday occurs equally often.
  const weeks = Math.floor((lastDay - firstDay) / 7)
  for (let day = lastDay - 7 * weeks; day < lastDay; day++) {
    units[weekdays[day]!]! += halves[0][day]! + halves[1][day]!
    known[weekdays[day]!]! += 1 - isSilent[day]!
  }
  const sumOf = (days: Float64Array) => days.reduce((sum, value) => sum + value, 0)
  const [knownWeeks, usual] = [sumOf(known) / 7, sumOf(units) / 7]
  // A weekday of which nothing is known is a usual one.
  units.forEach((value, weekday) => {
    units[weekday] = known[weekday] === 0 ? usual : (value * knownWeeks) / known[weekday]!
  })
  const mean = sumOf(units) / 7
  return units.map((value) => (value + patternUnits) / (mean + patternUnits))
}

/**
 * Season is estimated over three months, then over one, then a week, then a day: each as a ratio to the
 * previous one.
 */
const scales = [91, 29, 7, 1]

/**
 * The daily level of a store's sales. At each scale, the sales around a day are compared with what the products on
 * sale are expected to sell by longer scales, and the ratio counts as far as ratios of that scale are
 * meaningful: how far both halves move together, relative to how far they move apart.
 */
function storeIndex(
  { halves, products, isSilent, firstDay, lastDay }: KnownDays,
  { weekdays: weekdayOf, days }: LiftCalendar,
  weekdays: Float64Array,
): Float64Array {
  const index = new Float64Array(days.length).fill(1)
  const total = halves.map((units) => sumOf(units, firstDay, lastDay)) as [number, number]
  if (total[0] + total[1] === 0 || lastDay <= firstDay) return index
  for (const scale of scales) {
    const level = index.map((value, day) =>
      day < firstDay || day >= lastDay || isSilent[day] === 1 ? 0 : value * weekdays[weekdayOf[day]!]!,
    )
    const around = (values: Float64Array) => sumsAround(values, scale, firstDay, lastDay)
    const sold = halves.map(around) as Pair
    const expected = expectedSales(products, level).map((units, half) =>
      around(scaledTo(total[half]!, sumOf(units, firstDay, lastDay) > 0 ? units : level)),
    ) as Pair
    const { signal, noise } = signalAndNoise({ sold, expected, firstDay, lastDay })
    for (let day = firstDay; day < lastDay; day++) {
      const [usual, found] = [expected[0][day]! + expected[1][day]!, sold[0][day]! + sold[1][day]!]
      // The mean of what chance (noise) and the store (signal) suggest.
      index[day]! *= signal === 0 ? 1 : (noise / signal + found) / (noise / signal + usual)
    }
  }
  for (let day = 0; day < firstDay; day++) index[day] = index[firstDay]!
  for (let day = lastDay; day < days.length; day++) index[day] = index[lastDay - 1]!
  return index
}

type Pair = [Float64Array, Float64Array]

const scaledTo = (total: number, values: Float64Array) => {
  const sum = values.reduce((before, value) => before + value, 0)
  return values.map((value) => (value * total) / sum)
}

/** What both halves sold around each day, and what they were expected to. */
interface Compared {
  sold: Pair
  expected: Pair
  firstDay: number
  lastDay: number
}

/**
 * `signal` is the covariance of both halves' ratios; `noise` is the remaining variance of units, as a
 * multiple of that of single sales.
 */
function signalAndNoise({ sold, expected, firstDay, lastDay }: Compared) {
  let [together, expectedTogether, squares, expectedSquares, units] = [0, 0, 0, 0, 0]
  for (let day = firstDay; day < lastDay; day++) {
    const [meanOne, meanOther] = [expected[0][day]!, expected[1][day]!]
    const [beyondOne, beyondOther] = [sold[0][day]! - meanOne, sold[1][day]! - meanOther]
    together += beyondOne * beyondOther
    expectedTogether += meanOne * meanOther
    squares += (beyondOne + beyondOther) ** 2
    expectedSquares += (meanOne + meanOther) ** 2
    units += meanOne + meanOther
  }
  const signal = expectedTogether > 0 ? Math.max(0, together / expectedTogether) : 0
  const noise = units > 0 ? Math.max(1, (squares - signal * expectedSquares) / units) : 1
  return { signal, noise }
}

function sumOf(values: Float64Array, from: number, until: number): number {
  let sum = 0
  for (let index = from; index < until; index++) sum += values[index]!
  return sum
}

/** The moving sum around each day; at the ends, of the existing values. */
function sumsAround(values: Float64Array, scale: number, from: number, until: number): Float64Array {
  const sums = new Float64Array(values.length)
  const half = (scale - 1) / 2
  let sum = sumOf(values, from, Math.min(until, from + half))
  for (let day = from; day < until; day++) {
    if (day + half < until) sum += values[day + half]!
    if (day - half - 1 >= from) sum -= values[day - half - 1]!
    sums[day] = sum
  }
  return sums
}

function hoursBefore(hours: readonly number[]): Float64Array {
  const total = hours.reduce((sum, units) => sum + Math.max(0, units), 0)
  const before = new Float64Array(25)
  for (let hour = 0; hour < 24; hour++) {
    const part = (Math.max(0, hours[hour] ?? 0) + patternUnits / 24) / (total + patternUnits)
    before[hour + 1] = before[hour]! + part
  }
  return before
}

/** The share of a day's sales before an instant of it. */
export function partOfDay(
  { hours }: StoreRhythm,
  { starts }: LiftCalendar,
  day: number,
  moment: number,
): number {
  const at = Math.min(1, Math.max(0, (moment - starts[day]!) / (starts[day + 1]! - starts[day]!))) * 24
  const hour = Math.min(23, Math.floor(at))
  return hours[hour]! + (hours[hour + 1]! - hours[hour]!) * (at - hour)
}
