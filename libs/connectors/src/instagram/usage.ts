import * as v from 'valibot'
import { headerText, parseMeasured } from '../json-measure.ts'
import { atMostADay } from '../requests/retry-after.ts'
import { BoundedText } from '../text-schemas.ts'

const Percent = v.fallback(v.pipe(v.number(), v.minValue(0)), 0)
const Counts = { call_count: Percent, total_time: Percent, total_cputime: Percent }
const AppUsage = v.object(Counts)
const BusinessUsage = v.record(
  BoundedText(100),
  v.array(v.object({ ...Counts, estimated_time_to_regain_access: Percent })),
)

/** How much of a rate limit is used, and how long to wait when it is exhausted. */
export interface Usage {
  percent: number
  /** Null when the provider doesn't say. */
  seconds: number | null
}

/** The app's usage in an answer (`X-App-Usage`); null without it. */
export function appUsage(headers: Headers): Usage | null {
  const usage = v.safeParse(AppUsage, jsonOf(headers.get('X-App-Usage')))
  return usage.success ? { percent: highest(usage.output), seconds: null } : null
}

/** The account's usage in an answer (`X-Business-Use-Case-Usage`); null without it. */
export function accountUsage(headers: Headers): Usage | null {
  const usage = v.safeParse(BusinessUsage, jsonOf(headers.get('X-Business-Use-Case-Usage')))
  if (!usage.success) return null
  const entries = Object.values(usage.output).flat()
  if (entries.length === 0) return null
  const minutes = Math.max(...entries.map((entry) => entry.estimated_time_to_regain_access))
  return {
    percent: Math.max(...entries.map(highest)),
    seconds: minutes > 0 ? atMostADay(Math.ceil(minutes * 60)) : null,
  }
}

const highest = (counts: { call_count: number; total_time: number; total_cputime: number }) =>
  Math.max(counts.call_count, counts.total_time, counts.total_cputime)

function jsonOf(header: string | null): unknown {
  try {
    return header === null ? undefined : parseMeasured(new TextEncoder().encode(header), headerText)
  } catch {
    return undefined
  }
}
