import type { AccountAnalytics } from '@tandem/api-contract'

/** Followers as a number, or their growth since the first visible reading, as a share. */
export type FollowerMeasure = 'growth' | 'count'

type Readings = AccountAnalytics['followers']

/** The values of a line of followers on these days; a day without a reading is a gap. */
export function followerLine(
  readings: Readings,
  days: readonly string[],
  measure: FollowerMeasure,
): (number | null)[] {
  const counts = new Map(readings.days.map((day, index) => [day, readings.counts[index]!]))
  const values = days.map((day) => counts.get(day) ?? null)
  if (measure === 'count') return values
  const known = values.filter((value) => value !== null)
  // A single reading has no growth yet: a line at zero would say that nothing changed.
  const first = known.length > 1 ? known.find((value) => value > 0) : undefined
  return values.map((value) => (value === null || first === undefined ? null : value / first - 1))
}
