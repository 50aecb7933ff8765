import { curveMonotoneX } from '@visx/curve'
import { area, line } from '@visx/shape'
import type { Geometry } from './geometry.ts'

type Values = readonly (number | null)[]
interface Point {
  index: number
  value: number | null
}

const pointsOf = (values: Values, from: number, until: number): Point[] =>
  values.slice(from, until).map((value, place) => ({ index: from + place, value }))

/** A line through the known values, interrupted at missing ones. It never overshoots the values. */
export const linePath = (geometry: Geometry, values: Values, from = 0, until = values.length): string =>
  line<Point>({
    x: ({ index }) => geometry.x(index),
    y: ({ value }) => geometry.y(value ?? 0),
    defined: ({ value }) => value !== null,
    curve: curveMonotoneX,
  })(pointsOf(values, from, until)) ?? ''

/** The area between that line and zero. */
export const areaPath = (geometry: Geometry, values: Values): string =>
  area<Point>({
    x: ({ index }) => geometry.x(index),
    y0: geometry.zero,
    y1: ({ value }) => geometry.y(value ?? 0),
    defined: ({ value }) => value !== null,
    curve: curveMonotoneX,
  })(pointsOf(values, 0, values.length)) ?? ''

/** Values without a neighbour: a line can't show them, so they are dots. */
export const lonePoints = (values: Values): number[] =>
  values.flatMap((value, index) =>
    value !== null && values[index - 1] == null && values[index + 1] == null ? [index] : [],
  )
