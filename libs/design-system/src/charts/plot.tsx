import { memo, useMemo, type ReactNode } from 'react'
import { chart } from '@tandem/design-system/recipes'
import type { Geometry } from './geometry.ts'
import { plotGeometry } from './geometry.ts'
import { textWidth } from './axis-labels.ts'
import type { ChartKind, MarksProps } from './marks.ts'
import { useMeasuredBox } from './measured-box.ts'
import { PlotCursor } from './plot-cursor.tsx'
import type { PointOpening } from './point-opening.ts'
import type { Reading } from './reading.ts'

export interface PlotProps {
  chartId: string
  kind: ChartKind
  reading: Reading
  height: number
  formatTick: (value: number) => string
  noteFor: ((index: number) => ReactNode) | undefined
  opening: PointOpening | undefined
}

/** The drawing itself, as wide as its place. Moving the cursor draws none of it again. */
export function Plot({ chartId, kind, reading, height, formatTick, noteFor, opening }: PlotProps) {
  const classes = chart()
  const [ref, box] = useMeasuredBox()
  const { axis, series, previous, today } = reading
  const geometry = useMemo(
    () =>
      box &&
      plotGeometry(
        axis,
        [...series.flatMap(({ values }) => values), ...(previous?.values ?? [])],
        formatTick,
        {
          ...box,
          height,
        },
      ),
    [axis, series, previous, formatTick, height, box],
  )
  const marks = useMemo(
    () => geometry && { chartId, geometry, series, previous: previous?.values, today },
    [chartId, geometry, series, previous, today],
  )

  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      {geometry && marks && (
        <>
          <svg
            width={geometry.width}
            height={height}
            viewBox={`0 0 ${geometry.width} ${height}`}
            aria-hidden
            focusable="false"
          >
            <Scaffold geometry={geometry} textScale={box?.textScale ?? 1} />
            <Drawing kind={kind} marks={marks} />
          </svg>
          <PlotCursor {...{ kind, marks, reading, noteFor, opening }} />
        </>
      )}
    </div>
  )
}

const Drawing = memo(function Drawing({ kind, marks }: { kind: ChartKind; marks: MarksProps }) {
  return (
    <g data-drawing="">
      <kind.Marks {...marks} />
    </g>
  )
})

/** Grid lines and the words beside and below them. */
const Scaffold = memo(function Scaffold({ geometry, textScale }: { geometry: Geometry; textScale: number }) {
  const { left, right, bottom, ticks, labels, width } = geometry
  return (
    <>
      {ticks.map(({ value, text }) => {
        const y = Math.round(geometry.y(value)) + 0.5
        // Where something falls below zero, zero is the line that everything stands on.
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
      {labels.map(({ index, text }) => {
        const half = textWidth(text, textScale) / 2
        const x = Math.min(Math.max(geometry.x(index), half), width - half)
        return (
          <text key={index} x={x} y={bottom + 17 * textScale} textAnchor="middle">
            {text}
          </text>
        )
      })}
    </>
  )
})
