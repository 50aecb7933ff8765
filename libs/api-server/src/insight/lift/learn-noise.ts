import type { MeasuredProduct } from './measure-product.ts'

/** How far sales without any effect deviate from the expectation. */
export interface Noise {
  /** The variance of single products, as a multiple of that of single units: larger orders increase it. */
  sizes: Float64Array
  /** The variance of each product's own ratio of sold to expected units. */
  own: Float64Array
  /** The variance that all products of a store have in common. */
  common: number
}

/** The number of lines from which a product's own order sizes outweigh its store's. */
const sizeLines = 30
/** The assumed variance of the ratio, and the number of placebos it is worth. */
const presumed = { variance: 0.03, placebos: 20 }
/** The number of placebos from which a product's own outweigh its store's. */
const ownPlacebos = 12

/** Learns the noise of a store from its products' windows without posts. */
export function learnNoise(products: readonly MeasuredProduct[]): Noise {
  const sizes = sizesOf(products)
  const overall = ratioVariance(products, sizes)
  const own = Float64Array.from(products, ({ placebos }, product) => {
    const { variance, information } = weighed(placebos, sizes[product]!, overall)
    const share = information / (information + ownPlacebos)
    return overall + share * (Math.max(0, variance) - overall)
  })
  const common = commonVariance(products)
  return {
    sizes,
    own: own.map((variance) => Math.max(0, variance - common)),
    common: Math.min(common, overall),
  }
}

function sizesOf(products: readonly MeasuredProduct[]): Float64Array {
  let [lines, sum] = [0, 0]
  for (const product of products) {
    if (product.units === 0) continue
    const counted = Math.min(product.lines, sizeLines)
    lines += counted
    sum += counted * (product.squares / product.units)
  }
  const usual = lines === 0 ? 1 : sum / lines
  return Float64Array.from(products, (product) => {
    const own = product.units === 0 ? usual : product.squares / product.units
    const share = product.lines / (product.lines + sizeLines)
    return Math.max(1, usual + share * (own - usual))
  })
}

/**
 * The squared errors of placebos that single sales don't explain, as a share of squared expectations.
 * Placebos with a large expectation have more weight.
 */
function weighed(placebos: MeasuredProduct['placebos'], size: number, guess: number) {
  let [sum, weights, information] = [0, 0, 0]
  for (const { expected, spread, error } of placebos) {
    if (expected <= 0) continue
    const chance = size * spread
    const square = expected * expected
    const part = (guess * square) / (chance + guess * square)
    const weight = 1 / (chance + guess * square) ** 2
    sum += weight * square * (error * error - chance)
    weights += weight * square * square
    information += part * part
  }
  return { variance: weights === 0 ? guess : sum / weights, information }
}

/** The variance of the ratio in the whole store, refined until the weights fit. */
function ratioVariance(products: readonly MeasuredProduct[], sizes: Float64Array): number {
  let variance = presumed.variance
  for (let round = 0; round < 4; round++) {
    let [sum, information] = [0, 0]
    for (const [index, { placebos }] of products.entries()) {
      const of = weighed(placebos, sizes[index]!, Math.max(variance, 0.005))
      sum += of.information * of.variance
      information += of.information
    }
    variance = (Math.max(0, sum) + presumed.placebos * presumed.variance) / (information + presumed.placebos)
  }
  return variance
}

/** The errors that different products have in common on the same days. */
function commonVariance(products: readonly MeasuredProduct[]): number {
  const byDay = new Map<
    number,
    { errors: number; squares: number; expected: number; expectedSquares: number }
  >()
  for (const { placebos } of products) {
    for (const { day, error, expected } of placebos) {
      const of = byDay.get(day) ?? { errors: 0, squares: 0, expected: 0, expectedSquares: 0 }
      byDay.set(day, of)
      of.errors += error
      of.squares += error * error
      of.expected += expected
      of.expectedSquares += expected * expected
    }
  }
  let [together, weights] = [0, 0]
  for (const of of byDay.values()) {
    const pairs = of.expected ** 2 - of.expectedSquares
    if (pairs <= 0) continue
    together += of.errors ** 2 - of.squares
    weights += pairs
  }
  return weights === 0 ? 0 : Math.max(0, together / weights)
}
