import type { SeededRandom } from './seeded-random.ts'

/** A number from a normal distribution with mean 0 and deviation 1 (Box and Muller). */
export const drawNormal = ({ next }: SeededRandom) =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

/** A number from a Poisson distribution (Knuth; large means are split). */
export function drawPoisson(random: SeededRandom, mean: number): number {
  let [count, left] = [0, mean]
  while (left > 0) {
    const limit = Math.exp(-Math.min(left, 30))
    for (let product = random.next(); product > limit; product *= random.next()) count++
    left -= 30
  }
  return count
}

/** A number from a gamma distribution with mean 1 and the given variance (Marsaglia and Tsang). */
export function drawGamma(random: SeededRandom, variance: number): number {
  if (variance === 0) return 1
  const shape = 1 / variance
  const base = shape < 1 ? shape + 1 : shape
  const d = base - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const normal = drawNormal(random)
    const cube = (1 + c * normal) ** 3
    if (cube <= 0) continue
    const uniform = 1 - random.next()
    if (Math.log(uniform) > (normal * normal) / 2 + d - d * cube + d * Math.log(cube)) continue
    const smaller = shape < 1 ? (1 - random.next()) ** (1 / shape) : 1
    return (d * cube * smaller) / shape
  }
}
