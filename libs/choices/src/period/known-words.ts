import type { Period } from '@tandem/api-contract'
import { formatDate } from '@tandem/format'
import { periodText as text } from './messages.ts'

interface Periods {
  current: Period
  previous: Period | null
}

/** How much of the days of a figure is known, given the first day that it is known of. */
export function knownPart({ current, previous }: Periods, since: string | null) {
  return {
    /** The period begins before it, or with it: one of all days begins with the first that is known. */
    isCut: since !== null && current.date_from <= since,
    /** The one that it is compared with begins before. */
    isUncompared: since !== null && previous !== null && previous.date_from < since,
  }
}

/** Says where a period, or the one that it is compared with, begins before a figure is known; null where both are known. */
export function knownWords(periods: Periods, since: string | null): string | null {
  const { isCut, isUncompared } = knownPart(periods, since)
  if (since === null) return null
  const day = formatDate(`${since}T00:00:00Z`, 'UTC')
  if (isUncompared) return text('noEarlier', { day })
  return isCut ? text('knownSince', { day }) : null
}
