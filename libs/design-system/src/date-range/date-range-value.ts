import { formatRange } from '@tandem/format'

/** The first and last day, both included, and the name of their preset; no first day means no limit. */
export interface DateRangeValue {
  preset: string | null
  /** `2026-03-07` */
  start: string | null
  end: string | null
}

/** A named range. The caller calculates its days, because they depend on the time zone. */
export interface DateRangePreset {
  name: string
  label: string
  start: string | null
  end: string
}

/** The range in words: its preset's name, otherwise its days; nothing when both ends are open. */
export function rangeName({ preset, start, end }: DateRangeValue, presets: readonly DateRangePreset[]) {
  const named = presets.find(({ name }) => name === preset)
  if (named) return named.label
  return end === null ? undefined : formatRange({ start, end })
}

/** The current days of a value: those of its preset, if it has one. */
export function daysOf(value: DateRangeValue, presets: readonly DateRangePreset[]) {
  const { start, end } = presets.find(({ name }) => name === value.preset) ?? value
  return { start, end }
}

/** Text in the two boxes that isn't a range yet, and the value it replaces. */
export interface TypedDays {
  start: string
  end: string
  over: DateRangeValue
}

/** Whether two values are the same range with the same name. */
export const isSame = (a: DateRangeValue, b: DateRangeValue) =>
  a.preset === b.preset && a.start === b.start && a.end === b.end
