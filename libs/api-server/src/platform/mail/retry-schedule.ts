/** A mail is tried for this long, then given up. */
export const triedForMs = 24 * 3600_000

const shortestWaitMs = 60_000

/**
 * When a mail that could not be sent is tried again: after half as long again as it has waited so far, a minute at
 * least, and a last time when the day is over. Null then: it is given up.
 */
export function nextAttempt(queuedAt: Date, now: Date): Date | null {
  // A clock that was set back must not make the wait negative.
  const waitedMs = Math.max(0, now.getTime() - queuedAt.getTime())
  if (waitedMs >= triedForMs) return null
  const waitMs = Math.max(shortestWaitMs, waitedMs / 2)
  return new Date(now.getTime() + Math.ceil(Math.min(waitMs, triedForMs - waitedMs)))
}
