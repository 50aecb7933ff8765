import type { LiftInterval } from './lift-types.ts'

/** What is expected to be sold without posts: the mean, and how far chance leads away from it. */
interface Foretold {
  expected: number
  variance: number
  /** Only whole units are sold. */
  isWhole: boolean
}

/** What was sold beside it. */
export interface Sold extends Foretold {
  sold: number
}

/** 5 % of a standard normal distribution lies above it. */
const deviate = 1.6449

/** Below it the formula does not hold; sales so rare are too few to tell anyway. */
const smallestShape = 0.15

/**
 * What is exceeded by chance as often as a standard normal exceeds `normal`: of a gamma distribution, by the formula of
 * Wilson and Hilferty. Units sold are a mixture of Poisson distributions, and the gamma has its skewness.
 */
export function quantile({ expected, variance }: Foretold, normal: number): number {
  const shape = Math.max(smallestShape, (expected * expected) / variance)
  const cube = Math.max(0, 1 - 1 / (9 * shape) + normal / Math.sqrt(9 * shape)) ** 3
  return Math.max(0, expected + (cube - 1) * Math.sqrt(shape * variance))
}

/** A whole number stands for all that is nearer to it than to others. */
export const roundedOf = ({ isWhole }: Pick<Foretold, 'isWhole'>) =>
  isWhole ? Math.round : (value: number) => value

/** The interval of a lift, from its own sales alone. */
export function ownInterval(of: Sold): LiftInterval {
  const round = roundedOf(of)
  return {
    lift: of.sold - of.expected,
    low: of.sold - round(quantile(of, deviate)),
    high: of.sold - round(quantile(of, -deviate)),
  }
}

/** How far chance leads above what is expected, and below: more is sold by chance than less. Standard deviations. */
export interface Chance {
  above: number
  below: number
}

/** The chance in what is foretold. */
export const chanceOf = (foretold: Foretold): Chance => ({
  above: (quantile(foretold, deviate) - foretold.expected) / deviate,
  below: (foretold.expected - quantile(foretold, -deviate)) / deviate,
})
