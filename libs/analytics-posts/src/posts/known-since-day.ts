import { soldKnownSince } from '@tandem/api-contract'
import { firstWholeDay, formatDate } from '@tandem/format'
import { postsText } from './messages.ts'

type Asked = Parameters<typeof soldKnownSince>

/** The first day since which all orders that could count for a figure of a post are known; null when none is missing. */
export function knownSinceDay(timeZone: string, ...asked: Asked): string | null {
  const moment = soldKnownSince(...asked)
  return moment === null ? null : firstWholeDay(moment, timeZone)
}

/** "Not all orders before 1 Nov 2026 are known." */
export const sayKnownSince = (day: string): string =>
  postsText('revenue.knownSince', { day: formatDate(day, 'UTC') })
