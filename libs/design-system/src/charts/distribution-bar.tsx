import type { DistributionCell, DistributionReading } from './distribution-reading.ts'
import { seriesStyle } from './series-style.ts'

interface DistributionBarProps {
  chartId: string
  reading: DistributionReading
  cells: readonly DistributionCell[]
  width: number
}

const gap = 2
const roundness = 3
const barHeights = { stacked: 12, beside: 10 }
/** The minimum length of a bar, so that small values stay visible. */
const minSharePx = 1.5

/** The bars of one row: end to end or below each other. Missing values have none. */
export function DistributionBar({ chartId, reading, cells, width }: DistributionBarProps) {
  const { parts, arrangement, longest } = reading
  const thickness = barHeights[arrangement]
  const isStacked = arrangement === 'stacked'
  const height = isStacked ? thickness : thickness * cells.length + gap * (cells.length - 1)
  const lengthOf = (share: number) =>
    share === 0 || longest === 0 ? 0 : Math.max(minSharePx, (share / longest) * width)
  const bars = cells.flatMap(({ share }, part) => (share === null || share === 0 ? [] : [{ part, share }]))
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      {bars.map(({ part, share }, place) => {
        const { key, color } = parts[part]!
        const isFirst = !isStacked || place === 0
        const isLast = !isStacked || place === bars.length - 1
        const length = Math.max(minSharePx, lengthOf(share) - (isLast ? 0 : gap))
        const x = isStacked ? bars.slice(0, place).reduce((sum, bar) => sum + lengthOf(bar.share), 0) : 0
        const y = isStacked ? 0 : part * (thickness + gap)
        return (
          <g key={key} {...seriesStyle(color, chartId)} fill="var(--series)">
            <path data-mark="column" d={barPath(x, y, length, thickness, isFirst, isLast)} />
          </g>
        )
      })}
    </svg>
  )
}

/** A horizontal bar, rounded at the ends of its row. */
function barPath(x: number, y: number, length: number, height: number, isFirst: boolean, isLast: boolean) {
  const start = isFirst ? Math.min(roundness, length / 2) : 0
  const end = isLast ? Math.min(roundness, length / 2) : 0
  const right = x + length
  const bottom = y + height
  const at = (...places: number[]) => places.map((each) => Number(each.toFixed(2))).join(' ')
  return (
    `M${at(x + start, y)}H${at(right - end)}Q${at(right, y, right, y + end)}V${at(bottom - end)}` +
    `Q${at(right, bottom, right - end, bottom)}H${at(x + start)}Q${at(x, bottom, x, bottom - start)}` +
    `V${at(y + start)}Q${at(x, y, x + start, y)}Z`
  )
}
