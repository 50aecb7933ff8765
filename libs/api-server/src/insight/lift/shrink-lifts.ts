import type { Chance } from './foretell.ts'

/** A lift from its own sales, with the expected sales and their noise. */
export interface OwnLift {
  lift: number
  expected: number
  chance: Chance
}

/**
 * The sizes of effects, as shares of expected sales: a mixture of normal distributions around 0, with these
 * deviations. It can approximate any distribution that decreases evenly from 0, such as many posts with
 * almost no effect and a few with a large one.
 */
const deviations = [0.2, 0.4, 0.8, 1.6, 3.2]

/** How often each deviation is: parts of 1. */
export type EffectSizes = readonly number[]

/** Effects on a product that sells almost nothing are measured relative to one unit. */
const minExpected = 1

/** The assumed number of posts for each deviation before there is data. */
const presumed = [4, 4, 4, 2, 1]
const rounds = 40
/** More posts than these, evenly sampled, don't improve the result. */
const maxLifts = 2000

/** Learns the sizes of a team's effects (an empirical prior, by expectation maximisation). */
export function learnEffects(lifts: readonly OwnLift[]): EffectSizes {
  const step = Math.max(1, lifts.length / maxLifts)
  const some = Array.from(
    { length: Math.ceil(lifts.length / step) },
    (_, index) => lifts[Math.floor(index * step)]!,
  )
  let sizes: number[] = shares(presumed)
  for (let round = 0; round < rounds; round++) {
    const counts = presumed.slice()
    for (const own of some) {
      for (const [index, { weight }] of believed(own, noiseOf(own, own.lift), sizes).entries()) {
        counts[index]! += weight
      }
    }
    sizes = shares(counts)
  }
  return sizes
}

function shares(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => value / sum)
}

/** The noise on the side of 0. Never exactly zero. */
const noiseOf = ({ chance }: OwnLift, side: number) => Math.max(1e-6, side >= 0 ? chance.above : chance.below)

/** One component of the posterior of a lift: a normal distribution, and its probability. */
interface Believed {
  weight: number
  mean: number
  deviation: number
}

function believed({ lift, expected }: OwnLift, noise: number, sizes: EffectSizes): Believed[] {
  const parts = sizes.map((size, index) => {
    const effect = (deviations[index]! * Math.max(minExpected, expected)) ** 2
    const variance = noise * noise + effect
    const trust = effect / variance
    const logWeight = Math.log(size) - 0.5 * (Math.log(variance) + (lift * lift) / variance)
    return { logWeight, mean: trust * lift, deviation: Math.sqrt(trust) * noise }
  })
  const largest = parts.reduce((most, { logWeight }) => Math.max(most, logWeight), -Infinity)
  const weights = shares(parts.map(({ logWeight }) => Math.exp(logWeight - largest)))
  return parts.map(({ mean, deviation }, index) => ({ weight: weights[index]!, mean, deviation }))
}

/** The probability that a lift is below a value. */
const below = (parts: readonly Believed[], value: number) =>
  parts.reduce(
    (sum, { weight, mean, deviation }) =>
      sum + weight * (deviation > 0 ? normalBelow((value - mean) / deviation) : Number(mean <= value)),
    0,
  )

/** The probability that there is no lift above 0, given the effects of the team's posts. */
export const likelyNone = (own: OwnLift, sizes: EffectSizes): number =>
  below(believed(own, noiseOf(own, 1), sizes), 0)

/** The best estimate of a lift, given the effects of the team's posts: the mean of the posterior. */
export const shrunkLift = (own: OwnLift, sizes: EffectSizes): number =>
  believed(own, noiseOf(own, own.lift), sizes).reduce((sum, { weight, mean }) => sum + weight * mean, 0)

/** How often the team's lifts, including their noise, are below a value. */
export function metBelow({ expected }: Pick<OwnLift, 'expected'>, sizes: EffectSizes, noise: number) {
  const spreads = sizes.map((_, index) =>
    Math.hypot(noise, deviations[index]! * Math.max(minExpected, expected)),
  )
  return (value: number) =>
    sizes.reduce((sum, size, index) => sum + size * normalBelow(value / spreads[index]!), 0)
}

/** The cumulative standard normal distribution (Abramowitz and Stegun 7.1.26, accurate to 7 places). */
export function normalBelow(value: number): number {
  const distance = Math.abs(value) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * distance)
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const beyond = (series * Math.exp(-distance * distance)) / 2
  return value > 0 ? 1 - beyond : beyond
}
