import { offsetAt } from './zone-offset.ts'

/** A time in which the clocks of a zone were not changed. */
export interface OffsetSpan {
  /** The moment (ISO) it begins with. */
  from: string
  /** The first moment that does not belong to it. */
  until: string
  /** How far the clocks are ahead of UTC. */
  seconds: number
}

const week = 7 * 24 * 3_600_000

/**
 * The time from one moment (ISO) to another, cut where the clocks of a zone are changed: within a span, what a clock shows
 * is plain arithmetic. No zone has changed its clocks twice within a week.
 * @throws RangeError for a time zone that does not exist
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

/** The first moment that is not the same any more, where the first of two is and the second is not. */
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
