import { language } from './language.ts'
import { dateNames } from './names-of-dates.ts'
import { offsetName } from './offset-name.ts'
import { startInUtc } from './utc.ts'
import { clockOf, twoDigits } from './zoned-time.ts'

/**
 * The day of an instant in a time zone, `5 Jan 2026`, in Turkish `5 Oca 2026`. Use zone `UTC` for a bare day (`2026-01-05`).
 * @throws RangeError for an unreadable instant, one without an offset, or an unknown time zone
 */
export const formatDate = (iso: string, timeZone: string, inLanguage = language()): string =>
  clockOf(iso, timeZone).locale(dateNames(inLanguage)).format('D MMM YYYY')

/**
 * Day and local time of an instant in a time zone, `5 Jan 2026 09:04`.
 * @throws RangeError as `formatDate` does
 */
export const formatDateTime = (iso: string, timeZone: string, inLanguage = language()): string =>
  clockOf(iso, timeZone).locale(dateNames(inLanguage)).format('D MMM YYYY HH:mm')

/**
 * The local time of an instant in a time zone, `09:04`.
 * @throws RangeError as `formatDate` does
 */
export const formatTime = (iso: string, timeZone: string): string => clockOf(iso, timeZone).format('HH:mm')

/**
 * Like `formatDateTime`, with the offset of the zone: `5 Jan 2026 09:04 GMT+3`, so that an hour that occurs twice is
 * clear.
 * @throws RangeError as `formatDate` does
 */
export const formatWithOffset = (iso: string, timeZone: string, inLanguage = language()): string =>
  `${formatDateTime(iso, timeZone, inLanguage)} ${offsetName(iso, timeZone)}`

/**
 * Day and time to the second with the time zone: `5 Jan 2026 09:04:12, Europe/Istanbul`.
 * @throws RangeError as `formatDate` does
 */
export const formatToSecond = (iso: string, timeZone: string, inLanguage = language()): string =>
  `${formatDateTime(iso, timeZone, inLanguage)}:${twoDigits(new Date(iso).getUTCSeconds())}, ${timeZone}`

/**
 * The month of a bare day (`2026-05-01`) for people, `May 2026`.
 * @throws RangeError for an invalid day
 */
export const formatMonth = (day: string, inLanguage = language()): string =>
  startInUtc(day).locale(dateNames(inLanguage)).format('MMMM YYYY')
