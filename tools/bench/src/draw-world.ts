import { drawGamma, drawNormal } from './random-draws.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What affects all products of a shop. */
export interface World {
  /** The sales of the whole store on each day, without promotions. */
  season: number[]
  weekdays: number[]
  hours: number[]
  promotions: { first: number; length: number; factor: number }[]
}

/** A number between two others. */
export const between = ({ next }: SeededRandom, low: number, high: number) => low + (high - low) * next()

/** Generates season, weekdays, hours and promotions. */
export function drawWorld(random: SeededRandom, days: number): World {
  const [swing, phase, growth, shock] = [
    between(random, 0, 0.35),
    random.next(),
    between(random, -0.4, 0.4),
    0.01,
  ]
  const promotions = Array.from({ length: random.below(5) }, () => ({
    first: random.below(days),
    length: 2 + random.below(5),
    factor: between(random, 1.4, 3),
  }))
  const evening = between(random, 0.5, 3)
  return {
    season: Array.from(
      { length: days },
      (_, at) =>
        Math.exp(swing * Math.sin(2 * Math.PI * (at / 365 + phase)) + (growth * at) / 365) *
        drawGamma(random, shock),
    ),
    weekdays: scaled(Array.from({ length: 7 }, () => Math.exp(0.2 * drawNormal(random)))),
    hours: scaled(
      Array.from(
        { length: 24 },
        (_, at) => 0.05 + Math.exp(-((at - 13) ** 2) / 18) + evening * Math.exp(-((at - 20) ** 2) / 5),
      ),
    ),
    promotions,
  }
}

/** Scales values to a mean of 1. */
export function scaled(values: number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value / mean)
}
