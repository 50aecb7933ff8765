import type { GraphSettings } from '../settings.ts'

/** Which calls are counted together: those of the app and its people, or those of one account. */
export type UsageKind = 'platform' | { account: string }

/** Usage in percent that is reported whatever was called; the wait is in minutes. */
export interface ShownUsage {
  platform?: number
  account?: number
  minutes?: number
}

/** Counts calls, and reports how near the limits they are. */
export interface Usage {
  shown: ShownUsage
  /** Counts a call. @returns whether it exceeds the limit. */
  count(kind: UsageKind): boolean
  /** The usage headers of an answer. */
  headers(kind: UsageKind, more?: ShownUsage): Record<string, string>
}

const minute = 60_000
const spans = { platform: 60, account: 24 * 60 }

const keyOf = (kind: UsageKind) => (kind === 'platform' ? kind : `account:${kind.account}`)
const nameOf = (kind: UsageKind) => (kind === 'platform' ? 'platform' : 'account')

/** Creates a counter that starts at zero. */
export const createUsage = (settings: GraphSettings, now: () => number): Usage => {
  /** The number of calls by minute, for each counted kind. */
  const calls = new Map<string, Map<number, number>>()
  const shown: ShownUsage = {}
  const limitOf = (kind: UsageKind) =>
    kind === 'platform' ? settings.limits.platformCalls : settings.limits.accountCalls

  /** The minutes that still count. */
  const counted = (kind: UsageKind): Map<number, number> => {
    const minutes = calls.get(keyOf(kind)) ?? new Map<number, number>()
    calls.set(keyOf(kind), minutes)
    const oldest = Math.floor(now() / minute) - spans[nameOf(kind)]
    for (const at of minutes.keys()) if (at <= oldest) minutes.delete(at)
    return minutes
  }
  const sumOf = (kind: UsageKind) => [...counted(kind).values()].reduce((sum, count) => sum + count, 0)
  const percentOf = (kind: UsageKind) =>
    shown[nameOf(kind)] ?? Math.floor((100 * sumOf(kind)) / limitOf(kind))
  /** Minutes until enough calls are forgotten to be below the limit. */
  const waitOf = (kind: UsageKind): number => {
    let over = sumOf(kind) - limitOf(kind)
    if (over < 0) return 0
    const minutes = [...counted(kind)].toSorted(([one], [other]) => one - other)
    const last = minutes.find(([, count]) => (over -= count) < 0) ?? minutes.at(-1)
    return last ? last[0] + spans[nameOf(kind)] - Math.floor(now() / minute) : 0
  }

  return {
    shown,
    count(kind) {
      const minutes = counted(kind)
      const at = Math.floor(now() / minute)
      // Refused calls count too, so a caller that keeps asking waits longer.
      minutes.set(at, (minutes.get(at) ?? 0) + 1)
      return shown[nameOf(kind)] === undefined ? sumOf(kind) > limitOf(kind) : percentOf(kind) >= 100
    },
    headers(kind, more = {}): Record<string, string> {
      const percent = more[nameOf(kind)] ?? percentOf(kind)
      const usage = {
        call_count: percent,
        total_cputime: Math.floor(percent * 0.6),
        total_time: Math.floor(percent * 0.7),
      }
      if (kind === 'platform') return { 'X-App-Usage': JSON.stringify(usage) }
      const minutes = more.minutes ?? shown.minutes ?? (percent >= 100 ? waitOf(kind) : 0)
      return {
        'X-Business-Use-Case-Usage': JSON.stringify({
          [kind.account]: [{ type: 'instagram', ...usage, estimated_time_to_regain_access: minutes }],
        }),
      }
    },
  }
}
