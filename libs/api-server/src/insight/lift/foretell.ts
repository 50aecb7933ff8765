import type { LiftInterval } from './lift-types.ts'

/** The expected sales without posts: their mean, and their variance. */
interface Foretold {
  expected: number
  variance: number
  /** Only whole units are sold. */
  isWhole: boolean
}

/** The actual sales beside it. */
export interface Sold extends Foretold {
  sold: number
}

/** 5 % of a standard normal distribution lies above it. */
const deviate = 1.6449

/** Below it the formula isn't valid; such rare sales are too few anyway. */
const smallestShape = 0.15

/**
 * The value that a gamma distribution exceeds as often as a standard normal exceeds `normal`, by the formula
 * of Wilson and Hilferty. Units sold are a mixture of Poisson distributions, and the gamma has their
 * skewness.
 */
export function quantile({ expected, variance }: Foretold, normal: number): number {
  const shape = Math.max(smallestShape, (expected * expected) / variance)
  const cube = Math.max(0, 1 - 1 / (9 * shape) + normal / Math.sqrt(9 * shape)) ** 3
  return Math.max(0, expected + (cube - 1) * Math.sqrt(shape * variance))
}

/** A whole number stands for every value that rounds to it. */
export const roundedOf = ({ isWhole }: Pick<Foretold, 'isWhole'>) =>
  isWhole ? Math.round : (value: number) => value

/** The interval of a lift, from its own sales only. */
export function ownInterval(of: Sold): LiftInterval {
  const round = roundedOf(of)
  return {
    lift: of.sold - of.expected,
    low: of.sold - round(quantile(of, deviate)),
    high: of.sold - round(quantile(of, -deviate)),
  }
}

/** The noise above and below the expectation, in standard deviations: it is larger above. */
export interface Chance {
  above: number
  below: number
}

/** The noise of an expectation. */
export const chanceOf = (foretold: Foretold): Chance => ({
  above: (quantile(foretold, deviate) - foretold.expected) / deviate,
  below: (foretold.expected - quantile(foretold, -deviate)) / deviate,
})
