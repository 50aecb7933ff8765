import type { Chance } from './foretell.ts'

/** A lift by its own sales, beside the sales that were expected and the chance in them. */
export interface OwnLift {
  lift: number
  expected: number
  chance: Chance
}

/**
 * How large effects are, as parts of expected sales: a mixture of normal distributions around 0, with these deviations. Any
 * distribution that falls off evenly from 0 is near such a mixture: many posts that do next to nothing and a few that
 * do much are one.
 */
const deviations = [0.2, 0.4, 0.8, 1.6, 3.2]

/** How often each deviation is: parts of 1. */
export type EffectSizes = readonly number[]

/** Effects on a product that sells next to nothing are measured beside one unit. */
const leastExpected = 1

/** Before any post was seen, so many posts stand for each deviation. */
const presumed = [4, 4, 4, 2, 1]
const rounds = 40
/** More posts than these, evenly taken, tell no more. */
const mostLifts = 2000

/** Learns how large the effects of a team's posts are (an empirical prior, by expectation and maximisation). */
export function learnEffects(lifts: readonly OwnLift[]): EffectSizes {
  const step = Math.max(1, lifts.length / mostLifts)
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

/** What speaks against a lift is the chance on its side of 0. Never quite nothing. */
const noiseOf = ({ chance }: OwnLift, side: number) => Math.max(1e-6, side >= 0 ? chance.above : chance.below)

/** One part of what is believed of a lift: a normal distribution, and how likely it is. */
interface Believed {
  weight: number
  mean: number
  deviation: number
}

function believed({ lift, expected }: OwnLift, noise: number, sizes: EffectSizes): Believed[] {
  const parts = sizes.map((size, index) => {
    const effect = (deviations[index]! * Math.max(leastExpected, expected)) ** 2
    const variance = noise * noise + effect
    const trust = effect / variance
    const logWeight = Math.log(size) - 0.5 * (Math.log(variance) + (lift * lift) / variance)
    return { logWeight, mean: trust * lift, deviation: Math.sqrt(trust) * noise }
  })
  const largest = parts.reduce((most, { logWeight }) => Math.max(most, logWeight), -Infinity)
  const weights = shares(parts.map(({ logWeight }) => Math.exp(logWeight - largest)))
  return parts.map(({ mean, deviation }, index) => ({ weight: weights[index]!, mean, deviation }))
}

/** How likely it is that a lift is below a value. */
const below = (parts: readonly Believed[], value: number) =>
  parts.reduce(
    (sum, { weight, mean, deviation }) =>
      sum + weight * (deviation > 0 ? normalBelow((value - mean) / deviation) : Number(mean <= value)),
    0,
  )

/** How likely it is that there is no lift above 0, given what posts of the team do. */
export const likelyNone = (own: OwnLift, sizes: EffectSizes): number =>
  below(believed(own, noiseOf(own, 1), sizes), 0)

/** The best guess of a lift, given what posts of the team do: the mean of what is then believed. */
export const shrunkLift = (own: OwnLift, sizes: EffectSizes): number =>
  believed(own, noiseOf(own, own.lift), sizes).reduce((sum, { weight, mean }) => sum + weight * mean, 0)

/** How often lifts of posts of the team are below a value, with the chance in them. */
export function metBelow({ expected }: Pick<OwnLift, 'expected'>, sizes: EffectSizes, noise: number) {
  const spreads = sizes.map((_, index) =>
    Math.hypot(noise, deviations[index]! * Math.max(leastExpected, expected)),
  )
  return (value: number) =>
    sizes.reduce((sum, size, index) => sum + size * normalBelow(value / spreads[index]!), 0)
}

/** How much of a standard normal distribution lies below a value (Abramowitz and Stegun 7.1.26, right to 7 places). */
export function normalBelow(value: number): number {
  const distance = Math.abs(value) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * distance)
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const beyond = (series * Math.exp(-distance * distance)) / 2
  return value > 0 ? 1 - beyond : beyond
}
