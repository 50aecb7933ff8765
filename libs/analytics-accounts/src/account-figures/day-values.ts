import type { AccountDay } from '@tandem/api-contract'
import type { AccountFigure } from './figures.ts'

/** What is known of an account day by day. `growth` is how many followers it won or lost. */
export const dayFigures = ['reach', 'views', 'interactions', 'followers', 'growth', 'posts'] as const
export type DayFigure = (typeof dayFigures)[number]

const fields = {
  followers: 'followers_count',
  growth: 'growth',
  reach: 'reach',
  views: 'views',
  interactions: 'interactions',
} as const satisfies Partial<Record<DayFigure, keyof AccountDay>>

/** Counted things stand as columns of their own; what goes on from day to day is a line. */
export const isCounted = (figure: DayFigure) => figure === 'growth' || figure === 'posts'

/** Whether its days are cut by the network, and not in the zone of the team. */
export const isOfNetwork = (figure: DayFigure | AccountFigure) =>
  figure === 'reach' || figure === 'views' || figure === 'interactions'

interface Known {
  /** The day until which posts were read: one without a post is then known to have none. Null where none were read. */
  readUntil: string | null
}

/** A figure of an account on each of these days; what is not known is null. */
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
