import { soldKnownSince } from '@tandem/api-contract'
import { firstWholeDay } from '@tandem/format'

type Asked = Parameters<typeof soldKnownSince>

/** The first day since which all orders that could count for a figure of a post are known; null when none is missing. */
export function knownSinceDay(timeZone: string, ...asked: Asked): string | null {
  const moment = soldKnownSince(...asked)
  return moment === null ? null : firstWholeDay(moment, timeZone)
}
