import { curveMonotoneX } from '@visx/curve'
import { area } from '@visx/shape'
import { columnPlace } from './bar-path.ts'
import type { Geometry } from './geometry.ts'
import type { Span } from './stack.ts'

const roundness = 3
const surfaceGap = 2

const round = (value: number) => Number(value.toFixed(2))

/**
 * The column of one part of a stack. `isEnd`: the part farthest from zero, which is rounded. The gap between
 * neighbours is taken from the farther one, unless nothing would be left of it.
 */
export function partPath(geometry: Geometry, index: number, { from, to }: Span, isEnd: boolean): string {
  if (from === to) return ''
  const { offset, width } = columnPlace(geometry, 0, 1)
  const left = geometry.x(index) + offset
  const right = left + width
  const direction = to > from ? -1 : 1
  const end = geometry.y(to)
  const height = Math.abs(geometry.y(from) - end)
  const gap = from !== 0 && height > surfaceGap + 1 ? surfaceGap : 0
  const start = geometry.y(from) + direction * gap
  const radius = isEnd ? Math.min(roundness, width / 2, Math.abs(start - end)) : 0
  const inner = round(end - direction * radius)
  return (
    `M${round(left)} ${round(start)}V${inner}Q${round(left)} ${round(end)} ${round(left + radius)} ${round(end)}` +
    `H${round(right - radius)}Q${round(right)} ${round(end)} ${round(right)} ${inner}V${round(start)}Z`
  )
}

/** The area of one part from point to point, interrupted when `isWhole` says that something is missing. */
export const bandPath = (
  geometry: Geometry,
  spans: readonly (Span | null)[],
  isWhole: (index: number) => boolean,
): string =>
  area<Span | null>({
    x: (_, index) => geometry.x(index),
    y0: (span) => geometry.y(span?.from ?? 0),
    y1: (span) => geometry.y(span?.to ?? 0),
    defined: (span, index) => span !== null && isWhole(index),
    curve: curveMonotoneX,
  })([...spans]) ?? ''
