import type { User, WeekStart } from '@tandem/api-contract'
import { teamDay } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { useUser } from '@tandem/session'

/** The current time, and how a team counts days and weeks: needed to turn a choice into days. */
export interface TeamClock {
  now: Date
  timeZone: string
  weekStart: WeekStart
  /** The current day in the team's zone. */
  today: string
}

/** The clock of a team, for code that runs before a page is shown. */
export const teamClock = (
  { timezone, week_start }: Pick<User['team'], 'timezone' | 'week_start'>,
  now = new Date(),
): TeamClock => ({
  now,
  timeZone: timezone,
  weekStart: week_start,
  today: teamDay(now.toISOString(), timezone),
})

/** The clock of the signed-in user's team, updated every so many milliseconds. */
export const useTeamClock = (every?: number): TeamClock => teamClock(useUser().team, useNow(every))
