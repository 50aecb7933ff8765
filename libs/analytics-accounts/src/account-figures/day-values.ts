import type { AccountDay } from '@tandem/api-contract'
import type { AccountFigure } from './figures.ts'

/** The daily figures of an account. `growth` is how many followers it gained or lost. */
export const dayFigures = ['reach', 'views', 'interactions', 'followers', 'growth', 'posts'] as const
export type DayFigure = (typeof dayFigures)[number]

const fields = {
  followers: 'followers_count',
  growth: 'growth',
  reach: 'reach',
  views: 'views',
  interactions: 'interactions',
} as const satisfies Partial<Record<DayFigure, keyof AccountDay>>

/** Whether a figure of a day has a chart. */
export const isCharted = (name: string): name is DayFigure => dayFigures.some((figure) => figure === name)

/** Counts of a day are columns; continuous values are a line. */
export const isCounted = (figure: DayFigure) => figure === 'growth' || figure === 'posts'

/** Whether its days are the network's, not those of the team's time zone. */
export const isOfNetwork = (figure: DayFigure | AccountFigure) =>
  figure === 'reach' || figure === 'views' || figure === 'interactions'

interface Known {
  /**
   * The last day of which posts were read: until then, a day without a post has zero. Null when none were
   * read.
   */
  readUntil: string | null
}

/** A figure of an account on each of these days; null when unknown. */
export function dayValues(
  rows: readonly AccountDay[],
  days: readonly string[],
  figure: DayFigure,
  { readUntil }: Known,
): (number | null)[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => {
    if (figure === 'posts')
      return known.get(day)?.posts ?? (readUntil !== null && day <= readUntil ? 0 : null)
    return known.get(day)?.[fields[figure]] ?? null
  })
}
