import { scaleBand, scaleLinear } from '@visx/scale'
import { axisLabels, textWidth } from './axis-labels.ts'
import type { AxisLabel } from './axis-labels.ts'
import { pointCount } from './axis.ts'
import type { ChartAxis } from './axis.ts'
import { valueTicks } from './value-ticks.ts'

/** The positions of everything in a plot, in pixels of its box. Every point has a band of the same width. */
export interface Geometry {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  count: number
  /** The width of one band. */
  step: number
  /** The middle of a band. */
  x: (index: number) => number
  y: (value: number) => number
  zero: number
  ticks: { value: number; text: string }[]
  labels: AxisLabel[]
}

interface Measures {
  width: number
  height: number
  /** How much larger than usual the reader's text is. */
  textScale: number
  /** The top of the plot within the height, when it shares it with another. */
  top?: number
  bottom?: number
  /** The minimum space for labels at the left, which another plot on the same axis needs. */
  left?: number
}

const aboveTheTopLine = 8
/** The height of the labels below a plot. */
export const axisHeight = 24
const besideTheLabels = 10
const atTheRight = 4

export function plotGeometry(
  axis: ChartAxis,
  values: readonly (number | null)[],
  formatTicks: (values: readonly number[]) => string[],
  { width, height, textScale, left: minLeft = 0, ...place }: Measures,
): Geometry {
  const count = pointCount(axis)
  const gridLines = valueTicks(values)
  const texts = formatTicks(gridLines)
  const ticks = gridLines.map((value, index) => ({ value, text: texts[index]! }))
  const widest = Math.max(...ticks.map(({ text }) => textWidth(text, textScale)))
  const left = Math.min(Math.max(Math.ceil(widest) + besideTheLabels, minLeft), width / 2)
  const right = width - atTheRight
  const bottom = place.bottom ?? height - axisHeight * textScale
  const top = (place.top ?? 0) + aboveTheTopLine
  const bands = scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: [left, right],
  })
  const step = bands.step()
  const lowest = ticks[0]?.value ?? 0
  const highest = ticks.at(-1)?.value ?? 0
  const y = scaleLinear<number>({
    // When all values are zero, their line is at the bottom.
    domain: [lowest, highest === lowest ? lowest + 1 : highest],
    range: [bottom, top],
  })
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    count,
    step,
    x: (index) => left + (index + 0.5) * step,
    y: (value) => y(value),
    zero: y(0),
    ticks,
    labels: axisLabels(axis, step, textScale),
  }
}

/** The point whose band contains a horizontal position in the box; beyond the ends, the last one there. */
export const pointAt = (geometry: Pick<Geometry, 'left' | 'step' | 'count'>, x: number): number =>
  Math.min(geometry.count - 1, Math.max(0, Math.floor((x - geometry.left) / geometry.step)))
