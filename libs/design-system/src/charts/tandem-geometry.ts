import { axisHeight, plotGeometry } from './geometry.ts'
import type { Geometry } from './geometry.ts'
import type { Reading } from './reading.ts'

export interface TandemGeometry {
  upper: Geometry
  /** Undefined when there is no lower plot. */
  lower: Geometry | undefined
  /** The middle of the lane of marks. */
  lane: number
  /** From the top of the upper plot to the bottom of the lower one. */
  whole: Geometry
}

const laneHeight = 44
/** The upper plot takes two thirds of the shared height. */
const upperShare = 2 / 3

/** Two plots on one axis: the same left edge and step, each with its own values. */
export function tandemGeometry(
  { axis, series, previous }: Pick<Reading, 'axis' | 'series' | 'previous'>,
  upperTicks: (values: readonly number[]) => string[],
  lowerTicks: (values: readonly number[]) => string[],
  box: { width: number; height: number; textScale: number },
): TandemGeometry {
  const [first, second] = series
  const foot = box.height - axisHeight * box.textScale
  const upperValues = [...(first?.values ?? []), ...(previous?.values ?? [])]
  if (!second) {
    const bottom = foot - laneHeight
    // The days are labelled below the lane.
    const upper = plotGeometry(axis, upperValues, upperTicks, { ...box, bottom })
    return { upper, lower: undefined, lane: bottom + laneHeight / 2, whole: { ...upper, bottom: foot } }
  }
  const upperBottom = Math.round((foot - laneHeight) * upperShare)
  const lowerPlace = { top: upperBottom + laneHeight - 8, bottom: foot }
  const alone = {
    upper: plotGeometry(axis, upperValues, upperTicks, { ...box, bottom: upperBottom }),
    lower: plotGeometry(axis, second.values, lowerTicks, { ...box, ...lowerPlace }),
  }
  const left = Math.max(alone.upper.left, alone.lower.left)
  const upper = plotGeometry(axis, upperValues, upperTicks, { ...box, bottom: upperBottom, left })
  const lower = plotGeometry(axis, second.values, lowerTicks, { ...box, ...lowerPlace, left })
  return {
    upper,
    lower,
    lane: upperBottom + laneHeight / 2 - 1,
    whole: { ...upper, bottom: lower.bottom },
  }
}
