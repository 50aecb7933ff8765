import { dayStart, firstWholeDay } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'

/** Since when all the sales of some stores are known. */
export interface KnownFrom {
  /** The team's first whole day; null when there is no limit. */
  day: string | null
  /** Its first instant, for the database. */
  moment: string
}

/** @param knownSince as `KnownStores` has it */
export async function knownFrom(db: TeamDatabase, knownSince: string | null): Promise<KnownFrom> {
  if (knownSince === null) return { day: null, moment: '-infinity' }
  const timezone = await teamTimezone(db)
  const day = firstWholeDay(knownSince, timezone)
  return { day, moment: dayStart(day, timezone) }
}
