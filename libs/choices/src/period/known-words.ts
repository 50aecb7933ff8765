import type { Period } from '@tandem/api-contract'
import { formatDate } from '@tandem/format'
import { periodText as text } from './messages.ts'

interface Periods {
  current: Period
  previous: Period | null
}

/** How much of a figure's days is known, given its first known day. */
export function knownPart({ current, previous }: Periods, since: string | null) {
  return {
    /** The period begins before that day or on it: a period of all days begins with the first known one. */
    isCut: since !== null && current.date_from <= since,
    /** The compared period begins before it. */
    isUncompared: since !== null && previous !== null && previous.date_from < since,
  }
}

/** Explains when a period, or the compared one, begins before a figure is known; null when both are known. */
export function knownWords(periods: Periods, since: string | null): string | null {
  const { isCut, isUncompared } = knownPart(periods, since)
  if (since === null) return null
  const day = formatDate(since, 'UTC')
  if (isUncompared) return text('noEarlier', { day })
  return isCut ? text('knownSince', { day }) : null
}
