import type { Usage } from './usage.ts'

/** Per cent of an allowance. */
const slowFrom = 75
const stopFrom = 95
/** Between two calls, just before the stop. */
const longestGapMs = 20_000
/** Without a wish of the provider: an app's allowance counts the last hour, so that some of it is back by then. */
const restSeconds = 300
/** Throttled without a time: 1, 2, 4, 8 minutes. */
const firstRestSeconds = 60
const longestRestSeconds = 480

/** What is left of one allowance, as far as the answers have told. */
export interface Allowance {
  /**
   * Milliseconds to wait before the next call. Its turn is taken unless they are more than whoever asks will wait.
   * Somebody who waits for the answer is let past those who read at leisure, but not past a stop.
   */
  turn(asking: { isPersonWaiting: boolean; longestWaitMs: number }): number
  told(usage: Usage): void
  /** A call was throttled; answers the seconds until the next one makes sense. */
  throttled(seconds: number | null): number
  /** A call went well. */
  answered(): void
}

/**
 * The allowances of one app at Meta: its own, and that of each account. Calls made while throttled lengthen the wait, so
 * everything that uses the app shares one of these.
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
    told({ percent, seconds }) {
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
