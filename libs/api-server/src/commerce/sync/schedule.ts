const minute = 60_000
const hour = 60 * minute

/** A store that tells nothing is asked this often; one that tells all is read twice a day, for what got lost. */
const pollEveryMs = 15 * minute
const reconcileEveryMs = 12 * hour

/** Waits after the first failures in a row; then the last one again and again. */
const retryAfterMs = [5 * minute, 15 * minute, hour, 6 * hour]

/** How a sync ended. */
export interface SyncOutcome {
  ended_at: Date
  /** Failures in a row, this one counted; 0 after a success. */
  failures: number
  /** Only new keys help. */
  needs_reconnect: boolean
  /** Whether the store tells of all that changes. */
  tells_changes: boolean
}

/** When a store is read next without anyone asking; null where that is no use. */
export function nextSyncAt({ ended_at, failures, needs_reconnect, tells_changes }: SyncOutcome): Date | null {
  if (needs_reconnect) return null
  const regular = tells_changes ? reconcileEveryMs : pollEveryMs
  const wait = failures === 0 ? regular : retryAfterMs[Math.min(failures, retryAfterMs.length) - 1]
  return new Date(ended_at.getTime() + (wait ?? regular))
}

/** How long a subscription is trusted before it is looked at again. */
const trustedMs = 20 * hour

/** Whether it is time to look at a store's subscription, and to repair what it has switched off. */
export const isSubscriptionDue = (checked_at: Date | null, now: Date) =>
  checked_at === null || now.getTime() - checked_at.getTime() >= trustedMs

/** Tries to read one row that a store told of; then a sync finds it. */
const eventRetryAfterMs = [30_000, 2 * minute, 10 * minute, 30 * minute]

/** When a row is tried again after `tries` failures; null when it is left to a sync. */
export function nextTryAt(failed_at: Date, tries: number): Date | null {
  const wait = eventRetryAfterMs[tries - 1]
  return wait === undefined ? null : new Date(failed_at.getTime() + wait)
}
