import type { MeasuredProduct } from './measure-product.ts'

/** How far sales without any effect are from what was expected. */
export interface Noise {
  /** The variance of single products, as a multiple of that of units sold one by one: what customers buy at once. */
  sizes: Float64Array
  /** The variance of the ratio of sold to expected that a product has for itself, of each product. */
  own: Float64Array
  /** The same that all products of a store have in common. */
  common: number
}

/** A product's sizes of orders count as much as those of its store once it has so many lines. */
const sizeLines = 30
/** Variance of the ratio before any placebo was seen, and how many placebos it is worth. */
const presumed = { variance: 0.03, placebos: 20 }
/** A product's own placebos count as much as those of all of its store once it has so many. */
const ownPlacebos = 12

/** Learns the noise of a store from the windows of its products that have no posts. */
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
 * Of some placebos, what of the squared errors single sales do not explain, as a part of squared expectations. Those
 * count that say something about it: where much is expected.
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

/** The variance of the ratio in the whole store, refined until the weights fit it. */
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

/** What errors of different products have in common on the same days. */
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
