import { isDayAxis, dayName } from './axis.ts'
import type { ChartAxis } from './axis.ts'

export interface AxisLabel {
  index: number
  text: string
}

/** An upper estimate of a label's width, for a font that hasn't been measured yet. */
export const textWidth = (text: string, scale: number): number => text.length * 6.4 * scale

const gap = 12

/**
 * Which points get a label below the plot: every third, 7th, 14th or 28th day, then months; as many categories as
 * fit. Labels that don't fit are left out, never made smaller.
 * @param step the width of one point, in pixels
 * @param scale how much larger than usual the reader's text is
 */
export function axisLabels(axis: ChartAxis, step: number, scale: number): AxisLabel[] {
  return isDayAxis(axis) ? dayLabels(axis.days, step, scale) : categoryLabels(axis.categories, step, scale)
}

const daysForMonths = 92

function dayLabels(days: readonly string[], step: number, scale: number): AxisLabel[] {
  const everyDays = (count: number) =>
    days.flatMap((day, index) => (index % count === 0 ? [{ index, text: shortDay(day) }] : []))
  const everyMonths = (count: number) =>
    days.flatMap((day, index) =>
      day.endsWith('-01') && (Number(day.slice(5, 7)) - 1) % count === 0
        ? [{ index, text: shortMonth(day) }]
        : [],
    )
  const fits = (labels: AxisLabel[]) =>
    labels.every(
      ({ index, text }, place) =>
        place === 0 ||
        (index - labels[place - 1]!.index) * step >=
          (textWidth(text, scale) + textWidth(labels[place - 1]!.text, scale)) / 2 + gap,
    )
  const byDay = [...(days.length <= 7 ? [1] : []), 3, 7, 14, 28].map((count) => () => everyDays(count))
  const byMonth = [1, 2, 3, 6, 12].map((count) => () => everyMonths(count))
  const candidates = days.length > daysForMonths ? byMonth : byDay
  for (const candidate of candidates) {
    const labels = candidate()
    if (labels.length > 0 && fits(labels)) return labels
  }
  return everyDays(days.length)
}

const shortDay = (day: string) => dayName(day).split(' ').slice(0, 2).join(' ')

/** January includes its year. */
const shortMonth = (day: string) => {
  const [, month, year] = dayName(day).split(' ')
  return day.slice(5, 7) === '01' ? `${month} ${year}` : (month ?? '')
}

/** A name cut shorter than this means nothing. */
const minName = 8

function categoryLabels(names: readonly string[], step: number, scale: number): AxisLabel[] {
  const longest = names.reduce((most, name) => Math.max(most, name.length), 0)
  const wanted = textWidth('x'.repeat(Math.min(longest, minName)), scale) + gap
  const every = Math.max(1, Math.ceil(wanted / step))
  const room = Math.max(1, Math.floor((every * step - gap) / textWidth('x', scale)))
  return names.flatMap((name, index) =>
    index % every === 0 ? [{ index, text: name.length > room ? `${cut(name, room - 1)}…` : name }] : [],
  )
}

/** By code points, so that no character is cut in two. */
const cut = (name: string, length: number) => Array.from(name).slice(0, length).join('').trimEnd()
