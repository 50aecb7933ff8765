import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { isDayAxis } from './axis.ts'
import type { DayAxis } from './axis.ts'
import { BarCursor, BarMarks } from './bar-marks.tsx'
import { markGroups } from './chart-marks.ts'
import type { ChartMark } from './chart-marks.ts'
import { LineCursor, LineMarks } from './line-marks.tsx'
import { MarkLane } from './mark-lane.tsx'
import type { CursorMarksProps, MarksProps } from './marks.ts'
import { useMeasuredBox } from './measured-box.ts'
import { PlotCursor } from './plot-cursor.tsx'
import type { PointOpening } from './point-opening.ts'
import type { Reading } from './reading.ts'
import { Scaffold } from './scaffold.tsx'
import { tandemGeometry } from './tandem-geometry.ts'
import type { TandemGeometry } from './tandem-geometry.ts'

interface TandemPlotProps {
  chartId: string
  reading: Reading & { axis: DayAxis }
  height: number
  upperTicks: (values: readonly number[]) => string[]
  lowerTicks: (values: readonly number[]) => string[]
  marksLabel: string
  byPoint: ReadonlyMap<number, readonly ChartMark[]>
  onOpenMark: ((mark: ChartMark) => void) | undefined
  noteFor: (index: number) => ReactNode
  opening: PointOpening | undefined
}

const markSize = 24

/** Line, lane and columns on one axis of days, with one cursor through all three. */
export function TandemPlot(props: TandemPlotProps) {
  const { chartId, reading, height, upperTicks, lowerTicks, byPoint, noteFor, opening } = props
  const classes = chart()
  const [ref, box] = useMeasuredBox()
  const geometry = useMemo(
    () => box && tandemGeometry(reading, upperTicks, lowerTicks, { ...box, height }),
    [reading, upperTicks, lowerTicks, box, height],
  )
  const panels = useMemo(() => geometry && panelsOf(chartId, reading, geometry), [chartId, reading, geometry])
  const groups = useMemo(
    () => (geometry ? markGroups(byPoint, geometry.upper.step, markSize) : []),
    [byPoint, geometry],
  )

  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      {geometry && panels && (
        <>
          <svg
            width={geometry.upper.width}
            height={height}
            viewBox={`0 0 ${geometry.upper.width} ${height}`}
            aria-hidden
            focusable="false"
          >
            <Panels {...panels} textScale={box?.textScale ?? 1} foot={geometry.whole.bottom} />
            {groups.map(({ first, last }) => {
              const x = Math.round(geometry.upper.x((first + last) / 2)) + 0.5
              return (
                <path
                  key={first}
                  d={`M${x} ${geometry.upper.bottom + 4}V${geometry.lane - 9}`}
                  stroke="var(--colors-border-strong)"
                />
              )
            })}
          </svg>
          <PlotCursor
            {...{ chartId, reading, noteFor, opening }}
            geometry={geometry.whole}
            renderMarks={(index, focused) => <PanelCursors {...panels} {...{ index, focused }} />}
          />
          <MarkLane
            label={props.marksLabel}
            axis={reading.axis}
            groups={groups}
            place={({ first, last }) => ({
              left: `${(geometry.upper.x((first + last) / 2) / geometry.upper.width) * 100}%`,
              top: `${(geometry.lane / height) * 100}%`,
            })}
            words={reading.words}
            onOpen={props.onOpenMark}
          />
        </>
      )}
    </div>
  )
}

interface PanelsProps {
  upper: MarksProps
  lower: MarksProps | undefined
}

function panelsOf(chartId: string, reading: Reading, { upper, lower }: TandemGeometry): PanelsProps {
  const { series, previous, today } = reading
  return {
    upper: { chartId, geometry: upper, series: series.slice(0, 1), previous: previous?.values, today },
    lower: lower && { chartId, geometry: lower, series: series.slice(1), previous: undefined, today },
  }
}

interface PanelsDrawn extends PanelsProps {
  textScale: number
  foot: number
}

const Panels = memo(function Panels({ upper, lower, textScale, foot }: PanelsDrawn) {
  return (
    <g data-drawing="">
      <Scaffold geometry={upper.geometry} {...{ textScale, foot }} unlabelled={lower !== undefined} />
      <LineMarks {...upper} />
      {lower && (
        <>
          <Scaffold geometry={lower.geometry} textScale={textScale} />
          <BarMarks {...lower} />
        </>
      )}
    </g>
  )
})

function PanelCursors({
  upper,
  lower,
  ...cursor
}: PanelsProps & Pick<CursorMarksProps, 'index' | 'focused'>) {
  return (
    <>
      <LineCursor {...upper} {...cursor} />
      {lower && <BarCursor {...lower} {...cursor} />}
    </>
  )
}

export const isOverDays = (reading: Reading): reading is Reading & { axis: DayAxis } =>
  isDayAxis(reading.axis)
