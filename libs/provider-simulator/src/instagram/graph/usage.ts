import type { GraphSettings } from '../settings.ts'

/** Whose calls are counted: those of the app and its people, or those of one account. */
export type UsageKind = 'platform' | { account: string }

/** A usage that is shown whatever was called, in percent; the wait in minutes. */
export interface ShownUsage {
  platform?: number
  account?: number
  minutes?: number
}

/** Counts calls, and tells how near the limits they are. */
export interface Usage {
  shown: ShownUsage
  /** Counts a call. @returns whether it is one too many. */
  count(kind: UsageKind): boolean
  /** What an answer says about it. */
  headers(kind: UsageKind, more?: ShownUsage): Record<string, string>
}

const minute = 60_000
const spans = { platform: 60, account: 24 * 60 }

const keyOf = (kind: UsageKind) => (kind === 'platform' ? kind : `account:${kind.account}`)
const nameOf = (kind: UsageKind) => (kind === 'platform' ? 'platform' : 'account')

/** Counts from nothing on. */
export const createUsage = (settings: GraphSettings, now: () => number): Usage => {
  /** Calls by minute, of each who is counted. */
  const calls = new Map<string, Map<number, number>>()
  const shown: ShownUsage = {}
  const limitOf = (kind: UsageKind) =>
    kind === 'platform' ? settings.limits.platformCalls : settings.limits.accountCalls

  /** Minutes that still count. */
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
  /** Until as many minutes are forgotten as it takes. */
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
      // A call that is refused counts, too: whoever goes on asking waits longer.
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
