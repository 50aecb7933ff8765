import { memo } from 'react'
import type { HeatGeometry } from './heat-geometry.ts'
import { cellName, cellRows, heatStep } from './heat-reading.ts'
import type { HeatReading } from './heat-reading.ts'
import type { ChartWords } from './labels.ts'
import { seriesStyle } from './series-style.ts'

interface HeatCellProps {
  chartId: string
  reading: HeatReading
  geometry: HeatGeometry
  words: ChartWords
  weekday: number
  hour: number
  isBest: boolean
  /** The only cell in the tab order. */
  isStop: boolean
  onShow: (place: { weekday: number; hour: number }) => void
  onStop: (place: { weekday: number; hour: number }) => void
}

/** One hour: the colour shows the amount, a dot the overlay. An empty outline without a value. */
export const HeatCell = memo(function HeatCell(props: HeatCellProps) {
  const { chartId, reading, geometry, words, weekday, hour, isBest, isStop, onShow, onStop } = props
  const { width, height } = geometry.cell
  const [x, y] = [geometry.x(hour), geometry.y(weekday)]
  const value = reading.values[weekday - 1]?.[hour] ?? null
  const step = value === null ? undefined : heatStep(value, reading)
  const values = cellRows(reading, weekday, hour)
    .map((row) => words.point(row.label, row.value ?? words.noData))
    .join(', ')
  const share = reading.overlay
    ? (reading.overlay.values[weekday - 1]?.[hour] ?? 0) / reading.overlay.high
    : 0
  // By area, so that twice as much looks like twice as much.
  const dot = share > 0 ? Math.sqrt(share) * (Math.min(width, height) / 2 - 3) : 0
  const gauge = step === undefined ? 0 : (height - 6) * (step / 7)
  const place = { weekday, hour }
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no cells of a table
      role="gridcell"
      aria-label={`${cellName(weekday, hour, words)}, ${values}`}
      tabIndex={isStop ? 0 : -1}
      data-heat={step ?? 'none'}
      data-place={`${weekday}-${hour}`}
      onPointerEnter={() => onShow(place)}
      onPointerDown={() => onShow(place)}
      onFocus={() => {
        onStop(place)
        onShow(place)
      }}
    >
      {step === undefined ? (
        <rect
          x={x + 0.5}
          y={y + 0.5}
          width={width - 1}
          height={height - 1}
          rx="3"
          fill="transparent"
          stroke="var(--colors-border-strong)"
          strokeDasharray="2 2"
        />
      ) : (
        <rect data-cell="" {...{ x, y, width, height }} rx="3" fill="var(--heat)" />
      )}
      <rect data-size="" x={x + 3} y={y + height - 3 - gauge} width={Math.min(4, width / 3)} height={gauge} />
      {isBest && (
        <>
          <rect
            {...inset(geometry.cell, x, y, 1.5)}
            rx="3"
            fill="none"
            stroke="var(--colors-bg-surface)"
            strokeWidth="2"
          />
          <rect
            {...inset(geometry.cell, x, y, -1)}
            rx="4"
            fill="none"
            stroke="var(--colors-fg-default)"
            strokeWidth="2"
            data-ring=""
          />
        </>
      )}
      {dot > 0 && (
        <circle
          {...seriesStyle(2, chartId)}
          data-dot=""
          cx={x + width / 2}
          cy={y + height / 2}
          r={Math.max(1.5, dot)}
          fill="var(--series)"
          stroke="var(--colors-bg-surface)"
          strokeWidth="1"
        />
      )}
    </g>
  )
})

const inset = ({ width, height }: HeatGeometry['cell'], x: number, y: number, by: number) => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})
