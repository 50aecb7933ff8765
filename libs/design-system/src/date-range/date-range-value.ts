import { formatRange } from '@tandem/format'

/** Days from the first to the last, both counted, and the name of the preset that gave them; without a first where there is no limit. */
export interface DateRangeValue {
  preset: string | null
  /** `2026-03-07` */
  start: string | null
  end: string | null
}

/** A range with a name. Its days are its owner's to find: they depend on a time zone. */
export interface DateRangePreset {
  name: string
  label: string
  start: string | null
  end: string
}

/** The range in words: its preset's name, else its days; nothing where there is no limit at either end. */
export function rangeName({ preset, start, end }: DateRangeValue, presets: readonly DateRangePreset[]) {
  const named = presets.find(({ name }) => name === preset)
  if (named) return named.label
  return end === null ? undefined : formatRange({ start, end })
}

/** The days that a value stands for now: those of its preset, where it has one. */
export function daysOf(value: DateRangeValue, presets: readonly DateRangePreset[]) {
  const { start, end } = presets.find(({ name }) => name === value.preset) ?? value
  return { start, end }
}

/** What is typed in the two boxes and is not yet a range, and the value it was typed over. */
export interface TypedDays {
  start: string
  end: string
  over: DateRangeValue
}

/** Whether two values are the same range by the same name. */
export const isSame = (a: DateRangeValue, b: DateRangeValue) =>
  a.preset === b.preset && a.start === b.start && a.end === b.end
