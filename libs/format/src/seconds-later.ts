import { utc } from './utc.ts'

/**
 * The second in UTC, `2026-11-21T12:00:00Z`, this many seconds after (or before) an instant (ISO).
 * @throws RangeError for an unreadable instant
 */
export function secondsLater(iso: string, seconds: number): string {
  const moment = utc(new Date(iso))
  if (!moment.isValid()) throw new RangeError(`not a moment in time: ${JSON.stringify(iso)}`)
  return moment.add(seconds, 'second').format()
}
