import { soldKnownSince } from '@tandem/api-contract'
import { firstWholeDay, formatDate } from '@tandem/format'

type Asked = Parameters<typeof soldKnownSince>

interface KnownSince {
  /** The first day whose orders are all known. */
  day: string
  /** For the texts about it. */
  words: { day: string }
}

/** Since which day all orders that could count for a figure of a post are known; null when none is missing. */
export function knownSince(timeZone: string, ...asked: Asked): KnownSince | null {
  const moment = soldKnownSince(...asked)
  if (moment === null) return null
  const day = firstWholeDay(moment, timeZone)
  return { day, words: { day: formatDate(`${day}T00:00:00Z`, 'UTC') } }
}
