import { memo } from 'react'
import { textWidth } from './axis-labels.ts'
import type { Geometry } from './geometry.ts'

interface ScaffoldProps {
  geometry: Geometry
  textScale: number
  /** The labels are below another plot on the same axis. */
  unlabelled?: boolean
  /** The position of the labels, if not directly below the plot. */
  foot?: number
}

/** Grid lines and the labels beside and below them. */
export const Scaffold = memo(function Scaffold({
  geometry,
  textScale,
  unlabelled,
  foot = geometry.bottom,
}: ScaffoldProps) {
  const { left, right, ticks, labels, width } = geometry
  return (
    <>
      {ticks.map(({ value, text }) => {
        const y = Math.round(geometry.y(value)) + 0.5
        // With negative values, zero is the line that everything starts from.
        const isBase = value === 0 && (ticks[0]?.value ?? 0) < 0
        return (
          <g key={value}>
            <path
              d={`M${left} ${y}H${right}`}
              stroke={isBase ? 'var(--colors-border-control)' : 'var(--colors-chart-grid)'}
            />
            <text x={left - 10} y={y} dy="0.32em" textAnchor="end">
              {text}
            </text>
          </g>
        )
      })}
      {(unlabelled ? [] : labels).map(({ index, text }) => {
        const half = textWidth(text, textScale) / 2
        const x = Math.min(Math.max(geometry.x(index), half), width - half)
        return (
          <text key={index} x={x} y={foot + 17 * textScale} textAnchor="middle">
            {text}
          </text>
        )
      })}
    </>
  )
})
