/** A day far above the usual day of its period. */
export interface StandingDay {
  day: string
  value: number
  /** How many times the usual day. */
  times: number
}

/** A day has to be this many times the usual one to be worth a sentence. */
const leastTimes = 2

/** Fewer known days don't show what is usual. */
const leastDays = 14

/**
 * The highest day of a period, if it is far above the usual day: the median of the days with a known value. Null
 * when no day stands out, or when too little is known.
 */
export function standingDay(days: readonly string[], values: readonly (number | null)[]): StandingDay | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const highest = known.at(-1) ?? 0
  const middle = known.length / 2
  const usual = ((known[Math.ceil(middle) - 1] ?? 0) + (known[Math.floor(middle)] ?? 0)) / 2
  if (known.length < leastDays || usual <= 0 || highest < leastTimes * usual) return null
  return { day: days[values.indexOf(highest)] ?? '', value: highest, times: highest / usual }
}
