import type { Geometry } from './geometry.ts'

const share = { alone: 0.58, together: 0.76 }
const widest = 56
const surfaceGap = 2
const roundness = 3
/** The minimum height of a value that isn't zero, so that a small one stays visible. */
const foot = 1.5

/** The width of a column, and the distance from its left edge to the middle of the band. */
export function columnPlace(
  geometry: Geometry,
  place: number,
  of: number,
): { offset: number; width: number } {
  const room = geometry.step * (of === 1 ? share.alone : share.together)
  const gap = room / of > surfaceGap * 2 ? surfaceGap : 0
  const width = Math.min(widest, (room - gap * (of - 1)) / of)
  const whole = width * of + gap * (of - 1)
  return { offset: place * (width + gap) - whole / 2, width }
}

/** One column, rounded at the end away from zero; zero draws nothing. */
export function columnPath(
  geometry: Geometry,
  index: number,
  value: number,
  place: number,
  of: number,
): string {
  if (value === 0) return ''
  const { offset, width } = columnPlace(geometry, place, of)
  const left = geometry.x(index) + offset
  const right = left + width
  const { zero } = geometry
  const end = value > 0 ? Math.min(geometry.y(value), zero - foot) : Math.max(geometry.y(value), zero + foot)
  const radius = Math.min(roundness, width / 2, Math.abs(zero - end))
  const inward = end < zero ? radius : -radius
  return (
    `M${at(left, zero)}V${at(end + inward)}Q${at(left, end, left + radius, end)}` +
    `H${at(right - radius)}Q${at(right, end, right, end + inward)}V${at(zero)}Z`
  )
}

const at = (...places: number[]) => places.map((each) => Number(each.toFixed(2))).join(' ')

/** All columns of a series as one path. */
export const columnsPath = (
  geometry: Geometry,
  values: readonly (number | null)[],
  place: number,
  of: number,
): string =>
  values.map((value, index) => (value === null ? '' : columnPath(geometry, index, value, place, of))).join('')
