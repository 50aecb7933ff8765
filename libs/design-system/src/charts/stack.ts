import { totals } from './series.ts'
import type { DrawnSeries } from './series.ts'

type Values = readonly (number | null)[]

/** From where to where a part of a stack reaches at one point. */
export interface Span {
  from: number
  to: number
}

/**
 * Lays the series on each other, what is below zero downwards. A part that is missing has no span and lifts nothing;
 * whoever draws the stack must show that it is not whole.
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

/** The highest and the lowest edge of the stack at every point. */
export function stackExtent(series: readonly DrawnSeries[]): (number | null)[] {
  const points = series[0]?.values.length ?? 0
  return stackSpans(series, points).flatMap((spans) => spans.map((span) => span && span.to))
}

/** Where some parts are known and others are not, the top of those that are: the whole reaches further, nobody knows how far. */
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
