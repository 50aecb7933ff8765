import { addDays, teamDay } from '@tandem/format'

/** The most days in one answer. */
export const maxDays = 1100

/**
 * The days of an answer: the requested ones, or the latest of them when they are too many. `last` is the last day
 * with any data.
 */
export function latestDays(
  asked: { date_from?: string | undefined; date_to?: string | undefined },
  last: string,
): { from: string; to: string } {
  const to = asked.date_to !== undefined && asked.date_to < last ? asked.date_to : last
  const earliest = to < '0010-01-01' ? to : addDays(to, 1 - maxDays)
  return {
    from: asked.date_from !== undefined && asked.date_from > earliest ? asked.date_from : earliest,
    to,
  }
}

/**
 * The last day of an answer: the requested one, or tomorrow in the team's zone, because a shop can be a day
 * ahead. A later day is a wrong date of an order, and would push real days out.
 */
export const lastListed = (date_to: string | undefined, now: Date, timezone: string): string =>
  date_to ?? addDays(teamDay(now.toISOString(), timezone), 1)
