import { addDays } from '@tandem/format'

/** How many days one answer may hold. */
const mostDays = 1100

/**
 * The days of an answer: those asked for, the latest of them where they are too many. `last` is the last day that there
 * is anything of.
 */
export function latestDays(
  asked: { date_from?: string | undefined; date_to?: string | undefined },
  last: string,
): { from: string; to: string } {
  const to = asked.date_to !== undefined && asked.date_to < last ? asked.date_to : last
  const earliest = to < '0010-01-01' ? to : addDays(to, 1 - mostDays)
  return {
    from: asked.date_from !== undefined && asked.date_from > earliest ? asked.date_from : earliest,
    to,
  }
}
