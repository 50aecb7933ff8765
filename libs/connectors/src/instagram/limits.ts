import type { Usage } from './usage.ts'

/** In per cent of a rate limit. */
const slowFrom = 75
const stopFrom = 95
/** The gap between two calls just before the limit. */
const longestGapMs = 20_000
/**
 * Used when the provider names no time: an app's limit covers the last hour, so part of it is free again by
 * then.
 */
const restSeconds = 300
/** When throttled without a time: 1, 2, 4, 8 minutes. */
const firstRestSeconds = 60
const longestRestSeconds = 480

/** The remaining part of one rate limit, as far as answers have reported it. */
export interface Allowance {
  /**
   * Milliseconds to wait before the next call. The call is counted unless the wait is longer than the caller
   * accepts. A waiting person passes before background readings, but not at the limit.
   */
  turn(asking: { isPersonWaiting: boolean; longestWaitMs: number }): number
  noteUsage(usage: Usage): void
  /** Reports a throttled call; returns the seconds until the next one makes sense. */
  throttled(seconds: number | null): number
  /** Reports a successful call. */
  answered(): void
}

/**
 * The rate limits of one app at Meta: its own, and one per account. Calls made while throttled make the wait
 * longer, so everything that uses the app must share one of these.
 */
export interface InstagramLimits {
  app: Allowance
  account(id: string): Allowance
}

/** @param now epoch milliseconds */
export function instagramLimits(now: () => number = Date.now): InstagramLimits {
  const accounts = new Map<string, Allowance>()
  return {
    app: allowance(now),
    account(id) {
      const known = accounts.get(id) ?? allowance(now)
      accounts.set(id, known)
      return known
    },
  }
}

function allowance(now: () => number): Allowance {
  let stoppedUntil = 0
  let nextTurn = 0
  let gap = 0
  let throttles = 0
  const stop = (seconds: number) => {
    stoppedUntil = Math.max(stoppedUntil, now() + seconds * 1000)
  }
  return {
    turn({ isPersonWaiting, longestWaitMs }) {
      const turn = Math.max(now(), stoppedUntil, isPersonWaiting ? 0 : nextTurn)
      const pause = turn - now()
      if (!isPersonWaiting && pause <= longestWaitMs) nextTurn = turn + gap
      return pause
    },
    noteUsage({ percent, seconds }) {
      gap = longestGapMs * Math.max(0, Math.min(1, (percent - slowFrom) / (stopFrom - slowFrom)))
      nextTurn = gap === 0 ? 0 : Math.max(nextTurn, now() + gap)
      if (percent >= stopFrom) stop(seconds ?? restSeconds)
    },
    throttled(seconds) {
      const rest = seconds ?? Math.min(longestRestSeconds, firstRestSeconds * 2 ** throttles)
      throttles += 1
      stop(rest)
      return Math.ceil((stoppedUntil - now()) / 1000)
    },
    answered() {
      throttles = 0
    },
  }
}
