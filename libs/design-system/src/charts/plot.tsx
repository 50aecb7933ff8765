import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { plotGeometry } from './geometry.ts'
import type { ChartKind, MarksProps } from './marks.ts'
import { useMeasuredBox } from './measured-box.ts'
import { PlotCursor } from './plot-cursor.tsx'
import { Scaffold } from './scaffold.tsx'
import type { PointOpening } from './point-opening.ts'
import type { Reading } from './reading.ts'
import type { DrawnSeries } from './series.ts'

export interface PlotProps {
  chartId: string
  kind: ChartKind
  reading: Reading
  height: number
  formatTicks: (values: readonly number[]) => string[]
  noteFor: ((index: number) => ReactNode) | undefined
  opening: PointOpening | undefined
}

/** The drawing itself, as wide as its container. Moving the cursor doesn't redraw it. */
export function Plot({ chartId, kind, reading, height, formatTicks, noteFor, opening }: PlotProps) {
  const classes = chart()
  const [ref, box] = useMeasuredBox()
  const { axis, series, previous, today } = reading
  const geometry = useMemo(
    () =>
      box &&
      plotGeometry(axis, [...(kind.extent ?? eachValue)(series), ...(previous?.values ?? [])], formatTicks, {
        ...box,
        height,
      }),
    [kind, axis, series, previous, formatTicks, height, box],
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
          <PlotCursor
            {...{ chartId, geometry, reading, noteFor, opening }}
            renderMarks={(index, focused) => <kind.CursorMarks {...marks} {...{ index, focused }} />}
          />
        </>
      )}
    </div>
  )
}

const eachValue = (series: readonly DrawnSeries[]) => series.flatMap(({ values }) => values)

const Drawing = memo(function Drawing({ kind, marks }: { kind: ChartKind; marks: MarksProps }) {
  return (
    <g data-drawing="">
      <kind.Marks {...marks} />
    </g>
  )
})
