import { hourMs, minuteMs } from '@tandem/format'

/**
 * How often a store without webhooks is polled; one with all of them is synced twice a day, for lost ones.
 */
const pollEveryMs = 15 * minuteMs
const reconcileEveryMs = 12 * hourMs

/** Waits after the first failures in a row; then the last one repeatedly. */
const retryAfterMs = [5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs]

/** How a sync ended. */
export interface SyncOutcome {
  ended_at: Date
  /** Failures in a row, including this one; 0 after a success. */
  failures: number
  /** Only new credentials help. */
  needs_reconnect: boolean
  /** Whether the store reports all its changes. */
  reports_changes: boolean
}

/** When a store is synced next automatically; null when that is pointless. */
export function nextSyncAt({
  ended_at,
  failures,
  needs_reconnect,
  reports_changes,
}: SyncOutcome): Date | null {
  if (needs_reconnect) return null
  const regular = reports_changes ? reconcileEveryMs : pollEveryMs
  const wait = failures === 0 ? regular : retryAfterMs[Math.min(failures, retryAfterMs.length) - 1]
  return new Date(ended_at.getTime() + (wait ?? regular))
}

/** How long a subscription is trusted before it is checked again. */
const trustedMs = 20 * hourMs

/** Whether a store's subscription should be checked and repaired. */
export const isSubscriptionDue = (checked_at: Date | null, now: Date) =>
  checked_at === null || now.getTime() - checked_at.getTime() >= trustedMs

/** Waits between attempts to read one reported row; then a sync finds it. */
const eventRetryAfterMs = [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs]

/** When a row is retried after `tries` failures; null when it is left to a sync. */
export function nextTryAt(failed_at: Date, tries: number): Date | null {
  const wait = eventRetryAfterMs[tries - 1]
  return wait === undefined ? null : new Date(failed_at.getTime() + wait)
}
