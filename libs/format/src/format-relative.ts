import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { language } from './language.ts'
import { dateNames } from './names-of-dates.ts'
import { utc } from './utc.ts'

/** Whole units, rounded down; a unit is used until the next one is reached. */
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    { l: 'hh', r: 23, d: 'hour' },
    { l: 'd', r: 1 },
    { l: 'dd', r: 30, d: 'day' },
    { l: 'M', r: 1 },
    { l: 'MM', r: 11, d: 'month' },
    { l: 'y', r: 1 },
    { l: 'yy', d: 'year' },
  ],
})

const justNow = 'just now'
/** In English; other languages have the words of `Intl`: see `names-of-dates.ts`. */
const words = {
  name: 'tandem',
  relativeTime: {
    past: (text: string) => (text === justNow ? justNow : `${text} ago`),
    future: (text: string) => (text === justNow ? justNow : `in ${text}`),
    s: justNow,
    m: '1 min',
    mm: '%d min',
    h: '1 hour',
    hh: '%d hours',
    d: '1 day',
    dd: '%d days',
    M: '1 month',
    MM: '%d months',
    y: '1 year',
    yy: '%d years',
  },
}
// Registers the texts without making them the global locale.
dayjs.locale(words as object as ILocale, undefined, true)

/**
 * How long ago an instant is: `just now` (less than a minute in either direction), `4 min ago`, `2 hours
 * ago`, `3 days ago`; for a future one `in 4 min`; in Turkish `4 dakika önce`. Whole units, rounded down; months and years by the
 * calendar. `now` is an ISO text, a `Date` or epoch milliseconds.
 * @throws RangeError when either instant can't be read
 */
export function formatRelative(iso: string, now: string | number | Date, inLanguage = language()): string {
  const [moment, reference] = [utc(new Date(iso)), utc(new Date(now))]
  if (!moment.isValid() || !reference.isValid())
    throw new RangeError(`not a moment in time: ${JSON.stringify(iso)}`)
  return moment.locale(inLanguage === 'en' ? words.name : dateNames(inLanguage)).from(reference)
}
