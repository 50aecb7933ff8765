import { addDays, dayMs, dayStart, hourMs, minuteMs, teamDay } from '@tandem/format'

/**
 * When an account is read, as functions of time only. Each day of the team has one hour for it, so that no day is left
 * out or counted twice, whatever its clocks do.
 */

/** The waits after the first failures in a row; after that it is tried at the usual hour of the next day. */
const retryAfterMs = [15 * minuteMs, hourMs, 6 * hourMs]

/** How a reading ended. */
export interface ReadingOutcome {
  account_id: number
  timezone: string
  ended_at: Date
  /** Failures in a row, including this one; 0 after a success. */
  failures: number
  /** Whether only connecting again helps. */
  needs_reconnect: boolean
  /** The wait that the network asks for. */
  wait_seconds: number | null
}

/** When an account is read next on schedule; null when that makes no sense. */
export function nextReadingAt(outcome: ReadingOutcome): Date | null {
  if (outcome.needs_reconnect) return null
  const { ended_at, failures, wait_seconds } = outcome
  const regular = nextHour(outcome)
  const retry = retryAfterMs[failures - 1]
  const wished = ended_at.getTime() + (wait_seconds ?? 0) * 1000
  if (retry === undefined) return new Date(Math.max(regular.getTime(), wished))
  return new Date(Math.max(Math.min(ended_at.getTime() + retry, regular.getTime()), wished))
}

/** How long after the beginning of the team's day the first accounts are read. */
const startsAfterMs = 4 * hourMs
/** Accounts are spread over three hours. */
const spreadMinutes = 180
/** Shares no factor with the spread, so that 180 accounts in a row get 180 different minutes. */
const minutesApart = 37

/** The account's next usual time: today, if it is still to come, or tomorrow. */
function nextHour({ account_id, timezone, ended_at }: ReadingOutcome): Date {
  const offset = startsAfterMs + ((account_id * minutesApart) % spreadMinutes) * minuteMs
  const today = teamDay(ended_at.toISOString(), timezone)
  for (const candidate of [today, addDays(today, 1)]) {
    const at = Date.parse(dayStart(candidate, timezone)) + offset
    if (at > ended_at.getTime()) return new Date(at)
  }
  return new Date(ended_at.getTime() + dayMs)
}
