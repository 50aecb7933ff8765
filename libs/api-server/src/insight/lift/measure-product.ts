import type { ProductWindow } from './group-posts.ts'
import { dayIndex } from './lift-calendar.ts'
import type { LiftCalendar } from './lift-calendar.ts'
import type { LiftDay, LiftProduct } from './lift-types.ts'
import { partOfDay } from './store-rhythm.ts'
import type { StoreRhythm } from './store-rhythm.ts'
import { levelBefore, spreadOf, usualDays } from './usual-days.ts'
import type { Level, MeasureSettings, UsualDays } from './usual-days.ts'

/** More placebo windows don't improve the result. */
const maxPlacebos = 60

/** A product's sales in a window, beside the usual ones. */
export interface MeasuredWindow {
  window: ProductWindow
  sold: number
  /** The number of sales. */
  lines: number
  expected: number
  /** The variance of sold − expected if each unit were sold separately, by chance alone. */
  spread: number
  days: LiftDay[]
}

/** A window without posts, estimated in the same way. */
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
  /** Windows without a baseline, or mostly unknown. */
  leftOut: ProductWindow[]
  placebos: Placebo[]
  /** It is only sold in whole units. */
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

interface Part {
  from: number
  until: number
}

/** A time without its unknown parts. */
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

/** Calls back for each day of some parts of time, with the share of usual sales in it. */
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

/** The first of ordered sales at an instant or after it. */
function firstAt(sales: readonly { at: number }[], moment: number): number {
  let [before, after] = [0, sales.length]
  while (before < after) {
    const middle = (before + after) >> 1
    if (sales[middle]!.at < moment) before = middle + 1
    else after = middle
  }
  return before
}

/** Placebo windows begin this many days apart: not whole weeks, so that they begin on all weekdays. */
const placeboStep = (windowDays: number) => Math.max(13, windowDays % 7 === 0 ? windowDays + 1 : windowDays)

function placebosOf(days: UsualDays, { wholeDays }: LiftCalendar, windowDays: number): Placebo[] {
  const placebos: Placebo[] = []
  const step = placeboStep(windowDays)
  const last = Math.floor((wholeDays - windowDays) / step) * step
  for (let start = last; start > days.first && placebos.length < maxPlacebos; start -= step) {
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
