import type { Weekday } from '@tandem/format'
import type { WeekHour } from './week-hour.ts'
import type { ChartWords } from './labels.ts'
import type { PlainValue } from './series.ts'

interface Layer {
  label: string
  formatValue: (value: number) => string
  plainValue: PlainValue
}

/** A week of hours, prepared for a heat map. */
export interface HeatReading extends Layer {
  /** By weekday (from Monday) and hour; `null` is missing. */
  values: readonly (readonly (number | null)[])[]
  /** The weekdays from top to bottom. */
  order: readonly number[]
  low: number
  high: number
  overlay: (Layer & { values: readonly (readonly number[])[]; high: number }) | undefined
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)
const steps = 7

const week = <Value>(of: Value): Value[][] => weekdays.map(() => hours.map(() => of))

function layOut<Value extends number | null>(cells: readonly WeekHour[], empty: Value): (number | Value)[][] {
  const values = week<number | Value>(empty)
  for (const { weekday, hour, value } of cells) {
    const row = values[weekday - 1]
    if (row && hour in row && Number.isFinite(value)) row[hour] = value
  }
  return values
}

export function heatReading(
  layer: Layer & { cells: readonly WeekHour[] },
  overlay: (Layer & { cells: readonly WeekHour[] }) | undefined,
  weekStart: Weekday = 1,
): HeatReading {
  const values = layOut(layer.cells, null)
  const known = values.flat().filter((value) => value !== null)
  const over = overlay && layOut(overlay.cells, 0)
  return {
    ...layer,
    values,
    order: weekdays.map((_, index) => ((weekStart + 6 + index) % 7) + 1),
    low: known.length === 0 ? 0 : Math.min(...known),
    high: known.length === 0 ? 0 : Math.max(...known),
    overlay: overlay && over && { ...overlay, values: over, high: Math.max(...over.flat()) },
  }
}

/** Which of the seven steps a value has, from 1; the middle one when all hours are equal. */
export function heatStep(value: number, { low, high }: Pick<HeatReading, 'low' | 'high'>): number {
  if (high === low) return Math.ceil(steps / 2)
  return Math.min(steps, 1 + Math.floor(((value - low) / (high - low)) * steps))
}

/** The first hour from Monday on that no other exceeds. */
export function strongest({ values, high }: HeatReading): WeekHour | undefined {
  for (const weekday of weekdays) {
    const hour = values[weekday - 1]!.indexOf(high)
    if (hour >= 0) return { weekday, hour, value: high }
  }
  return undefined
}

/** The strongest hour, unless others are as strong: then none is the busiest. */
export function busiest(reading: HeatReading): WeekHour | undefined {
  const isShared = reading.values.flat().filter((value) => value === reading.high).length > 1
  return isShared ? undefined : strongest(reading)
}

/** `20:00` */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** `Wed 20:00`; the texts begin with Sunday. */
export const cellName = (weekday: number, hour: number, words: ChartWords): string =>
  `${words.weekdays[weekday % 7]} ${hourName(hour)}`

/** The values of an hour in words, one for each layer. */
export function cellRows(reading: HeatReading, weekday: number, hour: number) {
  const value = reading.values[weekday - 1]?.[hour] ?? null
  const rows = [{ label: reading.label, value: value === null ? undefined : reading.formatValue(value) }]
  const { overlay } = reading
  if (overlay)
    rows.push({
      label: overlay.label,
      value: overlay.formatValue(overlay.values[weekday - 1]?.[hour] ?? 0),
    })
  return rows
}

/** A description of the map in a sentence or two. */
export function heatSummary(reading: HeatReading, words: ChartWords): string {
  const sentences: string[] = []
  const best = strongest(reading)
  const missing = reading.values.flat().filter((value) => value === null).length
  if (!best) return words.summaryOfNone(reading.label)
  const all = weekdays.flatMap((weekday) =>
    hours.flatMap((hour) => {
      const value = reading.values[weekday - 1]?.[hour] ?? null
      return value === null ? [] : [{ weekday, hour, value }]
    }),
  )
  const worst = all.find(({ value }) => value === reading.low) ?? best
  const at = ({ weekday, hour }: WeekHour) => cellName(weekday, hour, words)
  sentences.push(
    words.summaryOfCategories({
      series: reading.label,
      lowest: reading.formatValue(worst.value),
      lowestAt: at(worst),
      highest: reading.formatValue(best.value),
      highestAt: at(best),
      first: '',
      firstAt: '',
      last: '',
      lastAt: '',
    }),
  )
  if (missing > 0) sentences.push(words.missingHours(String(missing), String(weekdays.length * hours.length)))
  const { overlay } = reading
  if (overlay && overlay.high > 0) {
    const most = weekdays.flatMap((weekday) =>
      hours.flatMap((hour) =>
        overlay.values[weekday - 1]?.[hour] === overlay.high ? [cellName(weekday, hour, words)] : [],
      ),
    )
    sentences.push(words.most(overlay.label, overlay.formatValue(overlay.high), most[0] ?? ''))
  }
  return sentences.join(' ')
}
