import dayjs from 'dayjs'
import { utc } from './utc.ts'

/**
 * The second in UTC, `2026-11-21T12:00:00Z`, so many seconds after that of a moment (ISO), or before it.
 * @throws RangeError for a moment that cannot be read
 */
export function secondsLater(iso: string, seconds: number): string {
  const moment = utc(new Date(iso))
  if (!moment.isValid()) throw new RangeError(`not a moment in time: ${JSON.stringify(iso)}`)
  return moment.add(seconds, 'second').format()
}

/** The day of a moment on the machine that asks, `2026-01-05`: for the name of a file. */
export const localDay = (moment: Date): string => dayjs(moment).format('YYYY-MM-DD')
