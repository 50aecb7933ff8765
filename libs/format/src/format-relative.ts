const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const month = year / 12

const steps: [limit: number, size: number, one: string, many: string][] = [
  [hour, minute, 'min', 'min'],
  [day, hour, 'hour', 'hours'],
  [month, day, 'day', 'days'],
  [year, month, 'month', 'months'],
  [Infinity, year, 'year', 'years'],
]

/**
 * How long ago a moment is: `just now` (under a minute either way), `4 min ago`, `2 hours ago`, `3 days ago`; a moment
 * in the future reads `in 4 min`. Whole units, rounded down. `now` is a moment, a `Date` or epoch milliseconds.
 * @throws RangeError when either moment cannot be read
 */
export function formatRelative(iso: string, now: string | number | Date): string {
  const elapsed = new Date(now).getTime() - new Date(iso).getTime()
  if (Number.isNaN(elapsed)) throw new RangeError(`not a moment in time: ${JSON.stringify(iso)}`)
  const distance = Math.abs(elapsed)
  if (distance < minute) return 'just now'
  const [, size, one, many] = steps.find(([limit]) => distance < limit)!
  const count = Math.floor(distance / size)
  const words = `${count} ${count === 1 ? one : many}`
  return elapsed > 0 ? `${words} ago` : `in ${words}`
}
