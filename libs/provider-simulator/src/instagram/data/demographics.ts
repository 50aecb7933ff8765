import type { InstagramAccount } from './account.ts'
import { between } from './noise.ts'
import type { Noise } from './noise.ts'
import { ages, cities, countries } from './places.ts'

/** The dimensions by which an audience is split. */
export const demographicBreakdowns = ['age', 'city', 'country', 'gender', 'age,gender'] as const
/** One of these dimensions, or two together. */
export type DemographicBreakdown = (typeof demographicBreakdowns)[number]

/** The number of people in a group, which has one value for each dimension. */
export interface DemographicRow {
  values: string[]
  count: number
}

/** The largest number of groups that Instagram shows. */
const maxRows = 45

const women = 'F'
const men = 'M'
const unsaid = 'U'

const shares = (breakdown: DemographicBreakdown): [values: string[], weight: number][] => {
  if (breakdown === 'city') return Object.entries(cities).map(([city, weight]) => [[city], weight])
  if (breakdown === 'country')
    return Object.entries(countries).map(([country, weight]) => [[country], weight])
  const byAge = Object.entries(ages).flatMap(([age, { weight, women: part }]): [string[], number][] => [
    [[age, women], weight * part],
    [[age, men], weight * (1 - part) * 0.92],
    [[age, unsaid], weight * (1 - part) * 0.08],
  ])
  if (breakdown === 'age,gender') return byAge
  const at = breakdown === 'age' ? 0 : 1
  const sums = new Map<string, number>()
  for (const [values, weight] of byAge) sums.set(values[at]!, (sums.get(values[at]!) ?? 0) + weight)
  return [...sums].map(([value, weight]) => [[value], weight])
}

/**
 * The groups of an audience, largest first. They don't add up to the audience, because some people belong to
 * no known group.
 */
export const demographicsOf = (
  noise: Noise,
  account: InstagramAccount,
  breakdown: DemographicBreakdown,
  audience: number,
): DemographicRow[] => {
  const varied = shares(breakdown).map(([values, weight]): [string[], number] => [
    values,
    weight * between(noise(account.username, breakdown, ...values), 0.55, 1.5),
  ])
  const sum = varied.reduce((total, [, weight]) => total + weight, 0)
  // Only about half of all people have a known city.
  const placed = audience * (breakdown === 'city' ? 0.58 : 0.94)
  return varied
    .map(([values, weight]) => ({ values, count: Math.floor((placed * weight) / sum) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxRows)
}
