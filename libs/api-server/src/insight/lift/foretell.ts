import type { LiftInterval } from './lift-types.ts'

/** What is expected to be sold without posts: the mean, and how far chance leads away from it. */
interface Foretold {
  expected: number
  variance: number
}

/** What was sold beside it. */
export interface Sold extends Foretold {
  sold: number
}

/** 5 % of a standard normal distribution lies above it. */
export const deviate = 1.6449
/**
 * The variance is itself an estimate, as if from some 30 windows: 5 % of Student's distribution with 30 degrees of
 * freedom lie above 1.697.
 */
const wider = 1.697 / deviate

/** Below it the formula does not hold; sales so rare are too few to tell anyway. */
const smallestShape = 0.15

/**
 * What is exceeded by chance as often as a standard normal exceeds `normal`: of a gamma distribution, by the formula of
 * Wilson and Hilferty. Units sold are a mixture of Poisson distributions, and the gamma has its skewness.
 */
function quantile({ expected, variance }: Foretold, normal: number): number {
  if (variance <= 0) return expected
  const shape = Math.max(smallestShape, (expected * expected) / variance)
  const cube = Math.max(0, 1 - 1 / (9 * shape) + (normal * wider) / Math.sqrt(9 * shape)) ** 3
  return Math.max(0, expected + (cube - 1) * Math.sqrt(shape * variance))
}

/** The interval of a lift, from its own sales alone. */
export const ownInterval = (of: Sold): LiftInterval => ({
  lift: of.sold - of.expected,
  low: of.sold - quantile(of, deviate),
  high: of.sold - quantile(of, -deviate),
})
