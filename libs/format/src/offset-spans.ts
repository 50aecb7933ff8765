import { dayMs } from './lengths-of-time.ts'
import { offsetAt } from './zone-offset.ts'

/** A time span without a clock change in the zone. */
export interface OffsetSpan {
  /** Its first instant (ISO). */
  from: string
  /** The first instant after it. */
  until: string
  /** How far the clocks are ahead of UTC. */
  seconds: number
}

const week = 7 * dayMs

/**
 * The time from one instant (ISO) to another, cut at the zone's clock changes: within a span, local time is
 * plain arithmetic. No zone has changed its clocks twice within a week.
 * @throws RangeError for an unknown time zone
 */
export function offsetSpans(from: string, until: string, timeZone: string): OffsetSpan[] {
  const end = Date.parse(until)
  const spans: OffsetSpan[] = []
  for (let start = Date.parse(from); start < end;) {
    const offset = offsetAt(start, timeZone)
    const isSame = (moment: number) => offsetAt(moment, timeZone) === offset
    let at = start
    while (at < end && isSame(at)) at += week
    const last = Math.min(at, end - 1)
    const change = isSame(last) ? end : changeBetween(Math.max(start, last - week), last, isSame)
    spans.push({ from: iso(start), until: iso(change), seconds: offset / 1000 })
    start = change
  }
  return spans
}

/** The first instant that no longer satisfies `isSame`, between one that does and one that doesn't. */
function changeBetween(same: number, other: number, isSame: (moment: number) => boolean): number {
  let [before, after] = [same, other]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isSame(middle)) before = middle
    else after = middle
  }
  return after
}

const iso = (moment: number) => new Date(moment).toISOString()
