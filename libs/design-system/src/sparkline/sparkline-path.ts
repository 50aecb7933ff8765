export interface SparklineShape {
  /**
   * A line for each run of known values; a single value between gaps is a line without length, which a round
   * cap makes visible.
   */
  path: string
  /** The last known value, where the dot is. */
  end: { x: number; y: number } | undefined
}

const margin = { side: 3, top: 4 }

/**
 * Spreads values over the width, and from lowest to highest over the height; constant values are in the
 * middle.
 */
export function sparklineShape(
  values: readonly (number | null)[],
  width: number,
  height: number,
): SparklineShape {
  const known = values.filter(isKnown)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const step = (width - 2 * margin.side) / Math.max(1, values.length - 1)
  const room = height - 2 * margin.top
  let path = ''
  let end: SparklineShape['end']
  let isRunning = false
  values.forEach((value, index) => {
    if (!isKnown(value)) {
      isRunning = false
      return
    }
    const x = round(values.length === 1 ? width / 2 : margin.side + index * step)
    const y = round(span === 0 ? height / 2 : margin.top + (1 - (value - low) / span) * room)
    const isAlone = !isRunning && !isKnown(values[index + 1])
    path += isRunning ? `L${x} ${y}` : `M${x} ${y}${isAlone ? 'h0' : ''}`
    isRunning = true
    end = { x, y }
  })
  return { path, end }
}

const isKnown = (value: number | null | undefined): value is number => value != null && Number.isFinite(value)

const round = (value: number) => Number(value.toFixed(1))
