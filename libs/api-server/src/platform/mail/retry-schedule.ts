import { dayMs, minuteMs } from '@tandem/format'

/** A mail is retried for this long, then given up. */
export const triedForMs = dayMs

const shortestWaitMs = minuteMs

/**
 * When a failed mail is tried again: after half of the time it has waited so far, at least a minute, and a last time
 * when the day is over. Then null: it is given up.
 */
export function nextAttempt(queuedAt: Date, now: Date): Date | null {
  // When the clock was set back, the wait must not be negative.
  const waitedMs = Math.max(0, now.getTime() - queuedAt.getTime())
  if (waitedMs >= triedForMs) return null
  const waitMs = Math.max(shortestWaitMs, waitedMs / 2)
  return new Date(now.getTime() + Math.ceil(Math.min(waitMs, triedForMs - waitedMs)))
}
