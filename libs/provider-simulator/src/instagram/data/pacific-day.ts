/** An hour and a day in milliseconds. */
export const hour = 3_600_000
export const day = 24 * hour

const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7
const numberOf = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / day

/** The number of the day on which the nth Sunday of a month falls. */
const sunday = (year: number, month: number, nth: number): number => {
  const first = numberOf(year, month, 1)
  return first + ((7 - weekdayOf(first)) % 7) + 7 * (nth - 1)
}

/**
 * When a day begins in California, whose midnight separates Instagram's days: 07:00 or 08:00 UTC. Days are
 * counted from 1 January 1970. Summer time lasts from the second Sunday of March to the first of November,
 * and changes after midnight.
 */
export const pacificStart = (dayNumber: number): number => {
  const year = new Date(dayNumber * day).getUTCFullYear()
  const isSummer = dayNumber > sunday(year, 2, 2) && dayNumber <= sunday(year, 10, 1)
  return dayNumber * day + (isSummer ? 7 : 8) * hour
}

/** The number of the current day in California. */
export const pacificDay = (time: number): number => {
  const guess = Math.floor((time - 8 * hour) / day)
  return time >= pacificStart(guess + 1) ? guess + 1 : guess
}

/** 0 for Sunday. */
export const weekday = weekdayOf
