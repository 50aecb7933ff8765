const steps = [1, 2, 2.5, 3, 4, 5, 6, 8]

/**
 * The values of the grid lines, from bottom to top: three or four round steps that contain all values and
 * zero, with as little unused space as possible. Whole numbers get whole steps, even if there are fewer.
 */
export function valueTicks(values: readonly (number | null)[]): number[] {
  let low = 0
  let high = 0
  let areWhole = true
  for (const value of values) {
    if (value === null) continue
    if (value < low) low = value
    if (value > high) high = value
    if (!Number.isInteger(value)) areWhole = false
  }
  if (low === 0 && high === 0) return [0]

  let best: { bottom: number; top: number; step: number } | undefined
  const rough = (high - low) / 4
  const decade = Math.floor(Math.log10(rough))
  for (const exponent of [decade, decade + 1]) {
    for (const factor of steps) {
      const step = multiply(factor, exponent)
      if (areWhole && !Number.isInteger(step)) continue
      const bottom = Math.floor(low / step)
      const top = Math.ceil(high / step)
      if (top - bottom > 4) continue
      const span = (top - bottom) * step
      // A few whole numbers can't fill three steps; everything else can.
      const isShort = top - bottom < 3
      const bestSpan = best && (best.top - best.bottom) * best.step
      const bestIsShort = best && best.top - best.bottom < 3
      if (
        bestSpan === undefined ||
        (bestIsShort && !isShort) ||
        (bestIsShort === isShort && span < bestSpan)
      ) {
        best = { bottom, top, step }
      }
    }
  }
  const { bottom, top, step } = best ?? { bottom: Math.floor(low), top: Math.ceil(high), step: 1 }
  // Zero times a negative number is -0, which a formatter would show.
  return Array.from({ length: top - bottom + 1 }, (_, index) => round((bottom + index) * step) || 0)
}

// 2.5 × 10⁻¹ is exact as a division but not as a product.
const multiply = (factor: number, exponent: number) =>
  exponent < 0 ? factor / 10 ** -exponent : factor * 10 ** exponent

const round = (value: number) => Number(value.toPrecision(12))

/** Formats each value by itself, where a chart has no shorter text for its grid lines. */
export const eachBy = (format: (value: number) => string) => (values: readonly number[]) =>
  values.map((value) => format(value))
