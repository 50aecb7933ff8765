import { totals } from './series.ts'
import type { DrawnSeries } from './series.ts'

type Values = readonly (number | null)[]

/** The extent of one part of a stack at one point. */
export interface Span {
  from: number
  to: number
}

/**
 * Stacks the series, negative values downwards. A missing part has no span and lifts nothing; the drawing
 * must show that the stack is incomplete.
 */
export function stackSpans(series: readonly { values: Values }[], points: number): (Span | null)[][] {
  const above = Array.from({ length: points }, () => 0)
  const below = Array.from({ length: points }, () => 0)
  return series.map(({ values }) =>
    above.map((_, index) => {
      const value = values[index]
      if (value == null) return null
      const side = value < 0 ? below : above
      const from = side[index] ?? 0
      side[index] = from + value
      return { from, to: from + value }
    }),
  )
}

/** The highest and lowest edge of the stack at every point. */
export function stackExtent(series: readonly DrawnSeries[]): (number | null)[] {
  const points = series[0]?.values.length ?? 0
  return stackSpans(series, points).flatMap((spans) => spans.map((span) => span && span.to))
}

/** When only some parts are known, the top of those: the whole is higher by an unknown amount. */
export function brokenTops(series: readonly DrawnSeries[]): (number | null)[] {
  const points = series[0]?.values.length ?? 0
  const whole = totals(series, points)
  const spans = stackSpans(series, points)
  return whole.map((total, index) => {
    if (total !== null) return null
    const tops = spans.flatMap((each) => each[index]?.to ?? [])
    return tops.length === 0 ? null : Math.max(0, ...tops)
  })
}
