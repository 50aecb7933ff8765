import type { ProductWindow } from './group-posts.ts'
import { dayIndex, firstWholeDay } from './lift-calendar.ts'
import type { LiftCalendar } from './lift-calendar.ts'
import type { LiftDay, LiftProduct } from './lift-types.ts'
import { partOfDay } from './store-rhythm.ts'
import type { StoreRhythm } from './store-rhythm.ts'

const millisecondsOfDay = 86_400_000

/** What is usual comes from so many days before a window, less those that any post's window touches. */
export const baselineDays = 84
/** With fewer days than these there is nothing to compare with. */
const fewestBaselineDays = 28
/** Days so long after a post are no baseline, however short the window is. */
const shortestEcho = 7
/** A day counts half as much as one that is so many days nearer to the window. */
const halfLife = 42
/** So many usual units stand beside those of a product's weekday before it has a pattern of its own. */
const patternUnits = 25
/** Fewer placebo windows than these say as much. */
const mostPlacebos = 60

const weights = Float64Array.from({ length: baselineDays + 1 }, (_, age) => 0.5 ** (age / halfLife))

/** How a product is measured. */
export interface MeasureSettings {
  calendar: LiftCalendar
  windowDays: number
  /** The moment until which sales are known. */
  until: number
}

/** What a product sold in a window, beside what is usual. */
export interface MeasuredWindow {
  window: ProductWindow
  sold: number
  /** In so many sales. */
  lines: number
  expected: number
  /** The variance of sold − expected if each unit were sold on its own, by chance alone. */
  spread: number
  days: LiftDay[]
}

/** A window without posts, foretold in the same way. */
export interface Placebo {
  /** Its first day; the same days for all products. */
  day: number
  expected: number
  spread: number
  error: number
}

/** A product, measured. */
export interface MeasuredProduct {
  measured: MeasuredWindow[]
  /** Windows with nothing to compare with, or mostly unknown. */
  leftOut: ProductWindow[]
  placebos: Placebo[]
  /** It is sold in whole units only. */
  isWhole: boolean
  /** Its sale lines, their units, and the squares of these. */
  lines: number
  units: number
  squares: number
}

/** Measures the windows of a product, and windows of the same length without posts. */
export function measureProduct(
  product: LiftProduct,
  windows: readonly ProductWindow[],
  rhythm: StoreRhythm,
  settings: MeasureSettings,
): MeasuredProduct {
  const { windowDays } = settings
  const sales = product.sales.toSorted((one, other) => one.at - other.at)
  const unknown = product.unknown.toSorted((one, other) => one.from - other.from)
  const days = usualDays({ ...product, sales, unknown }, windows, rhythm, settings)
  const measured: MeasuredWindow[] = []
  const leftOut: ProductWindow[] = []
  for (const window of windows) {
    const until = Math.min(window.until, settings.until)
    const level = until > window.from ? levelBefore(days, dayIndex(settings.calendar, window.from)) : null
    const parts = knownParts(window.from, until, unknown)
    const result = level && measureParts({ parts, days, level, sales, rhythm, settings })
    const whole = level && exposureOf({ parts: [{ from: window.from, until }], days, rhythm, settings })
    if (result === null || whole === null || result.exposure < whole / 2) leftOut.push(window)
    else measured.push({ window, ...result })
  }
  const sizes = { lines: 0, units: 0, squares: 0, isWhole: true }
  for (const { units } of sales) {
    if (units <= 0) continue
    sizes.isWhole &&= Number.isInteger(units)
    sizes.lines++
    sizes.units += units
    sizes.squares += units * units
  }
  return { measured, leftOut, placebos: placebosOf(days, settings.calendar, windowDays), ...sizes }
}

interface UsualDays {
  /** Days from the first, as of the calendar, have values; all arrays have the calendar's length. */
  first: number
  units: Float64Array
  /** How much of usual sales a day has. */
  exposure: Float64Array
  /** 1 for a day that tells what is usual. */
  isUsual: Uint8Array
}

function usualDays(
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
  const loaded = firstWholeDay(calendar, firstPost - (baselineDays + 35) * millisecondsOfDay)
  // The day of a first sale is one that was chosen because of a sale: what is usual begins after it.
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
  const echo = Math.max(windowDays, shortestEcho) * millisecondsOfDay
  for (const window of windows) for (const at of window.posts) clear(at, at + echo)
  for (let day = Math.max(0, Math.min(first, dayIndex(calendar, firstPost))); day < count; day++) {
    exposure[day] = rhythm.index[day]! * rhythm.weekdays[calendar.weekdays[day]!]!
  }
  const own = ownWeekdays({ first, units, exposure, isUsual }, calendar)
  for (let day = 0; day < count; day++) exposure[day]! *= own[calendar.weekdays[day]!]!
  return { first, units, exposure, isUsual }
}

/** How the weekdays of a product differ from those of its store. */
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

/** The level of a product: units for each day of usual sales. */
interface Level {
  units: number
  /** The same with half a unit more, so that chance is never 0. */
  atLeast: number
  /** The variance of `units`, as a multiple of it. */
  variance: number
}

function levelBefore({ first, units, exposure, isUsual }: UsualDays, day: number): Level | null {
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
  if (count < fewestBaselineDays || exposed <= 0) return null
  const kept = Math.max(0, sold)
  return { units: kept / exposed, atLeast: (kept + 0.5) / exposed, variance: squares / (exposed * exposed) }
}

const spreadOf = (level: number, variance: number, exposure: number) =>
  level * (exposure + exposure * exposure * variance)

interface Part {
  from: number
  until: number
}

/** A time without the parts of it that are unknown. */
function knownParts(from: number, until: number, unknown: readonly Part[]): Part[] {
  const parts: Part[] = []
  let start = from
  for (const gap of unknown) {
    if (gap.until <= start) continue
    if (gap.from >= until) break
    if (gap.from > start) parts.push({ from: start, until: gap.from })
    start = Math.max(start, gap.until)
  }
  if (start < until) parts.push({ from: start, until })
  return parts
}

interface Exposed {
  parts: readonly Part[]
  days: UsualDays
  rhythm: StoreRhythm
  settings: MeasureSettings
}

/** Calls back for each day of some parts of time, with how much of usual sales lies in it. */
function eachDay({ parts, days, rhythm, settings }: Exposed, use: (day: number, exposure: number) => void) {
  const { calendar } = settings
  for (const { from, until } of parts) {
    const last = dayIndex(calendar, until - 1)
    for (let day = dayIndex(calendar, from); day <= last; day++) {
      const [start, end] = [calendar.starts[day]!, calendar.starts[day + 1]!]
      const part =
        from <= start && until >= end
          ? 1
          : partOfDay(rhythm, calendar, day, until) - partOfDay(rhythm, calendar, day, from)
      use(day, part * days.exposure[day]!)
    }
  }
}

function exposureOf(exposed: Exposed): number {
  let sum = 0
  eachDay(exposed, (_, exposure) => {
    sum += exposure
  })
  return sum
}

function measureParts({
  level,
  sales,
  ...exposed
}: Exposed & { level: Level; sales: readonly { at: number; units: number }[] }) {
  const { parts, settings } = exposed
  const byDay = new Map<number, { sold: number; exposure: number }>()
  let exposure = 0
  eachDay(exposed, (day, more) => {
    exposure += more
    const known = byDay.get(day)
    if (known === undefined) byDay.set(day, { sold: 0, exposure: more })
    else known.exposure += more
  })
  let [sold, lines] = [0, 0]
  for (const { from, until } of parts) {
    for (let index = firstAt(sales, from); index < sales.length && sales[index]!.at < until; index++) {
      sold += sales[index]!.units
      lines++
      byDay.get(dayIndex(settings.calendar, sales[index]!.at))!.sold += sales[index]!.units
    }
  }
  return {
    sold,
    lines,
    exposure,
    expected: level.units * exposure,
    spread: spreadOf(level.atLeast, level.variance, exposure),
    days: Array.from(byDay, ([day, of]) => ({
      day: settings.calendar.days[day]!,
      sold: of.sold,
      expected: level.units * of.exposure,
    })),
  }
}

/** The first of ordered sales at a moment or after it. */
function firstAt(sales: readonly { at: number }[], moment: number): number {
  let [before, after] = [0, sales.length]
  while (before < after) {
    const middle = (before + after) >> 1
    if (sales[middle]!.at < moment) before = middle + 1
    else after = middle
  }
  return before
}

/** Placebo windows begin so many days apart: not in whole weeks, so that they begin on all weekdays. */
const placeboStep = (windowDays: number) => Math.max(13, windowDays % 7 === 0 ? windowDays + 1 : windowDays)

function placebosOf(days: UsualDays, { wholeDays }: LiftCalendar, windowDays: number): Placebo[] {
  const placebos: Placebo[] = []
  const step = placeboStep(windowDays)
  const last = Math.floor((wholeDays - windowDays) / step) * step
  for (let start = last; start > days.first && placebos.length < mostPlacebos; start -= step) {
    let [sold, exposure] = [0, 0]
    let isWithout = true
    for (let day = start; isWithout && day < start + windowDays; day++) {
      isWithout = days.isUsual[day] === 1
      sold += days.units[day]!
      exposure += days.exposure[day]!
    }
    const level = isWithout ? levelBefore(days, start) : null
    if (level === null) continue
    const expected = level.units * exposure
    placebos.push({
      day: start,
      expected,
      spread: spreadOf(level.units, level.variance, exposure),
      error: sold - expected,
    })
  }
  return placebos
}
