import { textWidth } from './axis-labels.ts'
import { axisHeight } from './geometry.ts'

export interface HeatGeometry {
  width: number
  bottom: number
  cell: { width: number; height: number }
  x: (hour: number) => number
  /** By weekday; 1 is Monday. */
  y: (weekday: number) => number
  /** Every how many hours a label is shown. */
  every: number
}

const gap = 2
const afterNames = 8

/**
 * The positions of a week's cells, with its days in this order. Labels that don't fit are left out, never
 * made smaller.
 */
export function heatGeometry(
  names: readonly string[],
  order: readonly number[],
  { width, height, textScale }: { width: number; height: number; textScale: number },
): HeatGeometry {
  const left = Math.ceil(Math.max(...names.map((name) => textWidth(name, textScale)))) + afterNames
  const bottom = height - axisHeight * textScale
  const step = { x: (width - left + gap) / 24, y: (bottom + gap) / 7 }
  const room = textWidth('00:00', textScale) + afterNames
  return {
    width,
    bottom,
    cell: { width: Math.max(1, step.x - gap), height: Math.max(1, step.y - gap) },
    x: (hour) => left + hour * step.x,
    y: (weekday) => order.indexOf(weekday) * step.y,
    every: [3, 6, 12].find((hours) => hours * step.x >= room) ?? 24,
  }
}
