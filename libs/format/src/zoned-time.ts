/** A moment as a wall clock in some zone shows it; `month` is 1 to 12. */
export interface ZonedTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

// Making a formatter costs a hundred times what using it does, and a list formats the same zone in every row.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string) {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

const withOffset = /^(\d{4}-\d{2}-\d{2}|.+(Z|[+-]\d{2}(:?\d{2})?))$/i

/**
 * @throws RangeError for a time zone that does not exist, a moment that cannot be read, and a time without an
 *   offset: the machine's own zone would decide what it means. A bare day is its start in UTC.
 */
export function zonedTime(iso: string, timeZone: string): ZonedTime {
  const moment = withOffset.test(iso) ? new Date(iso) : undefined
  if (!moment || Number.isNaN(moment.getTime()))
    throw new RangeError(`not a moment in time: ${JSON.stringify(iso)}`)
  const read: Record<string, number> = {}
  for (const { type, value } of formatterFor(timeZone).formatToParts(moment)) read[type] = Number(value)
  return { year: read.year!, month: read.month!, day: read.day!, hour: read.hour!, minute: read.minute! }
}

export const twoDigits = (value: number) => String(value).padStart(2, '0')
