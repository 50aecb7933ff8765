import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { DayAxis } from './axis.ts'
import { ChartKeys } from './chart-keys.tsx'
import { rowsSaid } from './chart-frame.tsx'
import { marksByPoint } from './chart-marks.ts'
import type { ChartMark } from './chart-marks.ts'
import { ChartShell } from './chart-shell.tsx'
import type { ChartShellProps } from './chart-shell.tsx'
import { ChartSummary } from './chart-summary.tsx'
import { MarkKey } from './mark-key.tsx'
import { useMarksSaid } from './marks-said.ts'
import { usePointOpening } from './point-opening.ts'
import { readingTable } from './reading-table.ts'
import { hasValues } from './series.ts'
import type { ChartPrevious } from './series.ts'
import { isOverDays, TandemPlot } from './tandem-plot.tsx'
import { useTandemReading } from './use-tandem-reading.ts'
import type { TandemSide } from './tandem-side.ts'
import { eachBy } from './value-ticks.ts'

export type { ChartMark } from './chart-marks.ts'

export interface TandemChartProps extends ChartShellProps {
  axis: DayAxis
  /** What was posted, as a line; it takes colour 1 unless it says another. */
  upper: TandemSide
  /** The line one period earlier. */
  previous?: ChartPrevious
  /** What was sold, as columns; it takes colour 2. Left out where there is nothing to set beside. */
  lower?: TandemSide
  /** What happened on the days in between. */
  marks?: readonly ChartMark[]
  /** What the marks are: "Posts". */
  marksLabel: string
  /** The sign of the marks in the key, at 12 pixels. */
  marksIcon?: ReactNode
  /** Called on a plain click; the address of the mark is then not loaded, so that the router may go there. */
  onOpenMark?: (mark: ChartMark) => void
  formatChange?: (value: number, previous: number) => ReactNode
  /** In place of the sentence that names the marks of a day and of the day before. */
  noteFor?: (index: number) => ReactNode
  /** Leads to what a day is made of: its orders. */
  onOpenDay?: (day: string) => void
  openDayLabel?: (day: string) => string
  height?: number
}

const usualHeight = 330
const noMarks: readonly ChartMark[] = []

/** What was posted above, what was sold below, what happened in between: one axis of days and one cursor through all three. */
export function TandemChart(props: TandemChartProps) {
  const { axis, upper, lower, previous, labels, marks = noMarks, marksLabel, onOpenDay, openDayLabel } = props
  const { height = usualHeight, formatChange } = props
  const upperTicks = useMemo(() => ticksOf(upper), [upper])
  const lowerTicks = useMemo(() => ticksOf(lower), [lower])
  const chartId = useId()
  const reading = useTandemReading({ axis, upper, lower, previous, labels })
  const { words } = reading
  const byPoint = useMemo(() => marksByPoint(marks, axis.days), [marks, axis.days])
  const saidOf = useMarksSaid(byPoint, words)
  const opening = usePointOpening(
    reading,
    useMemo(() => onOpenDay && ((index: number) => onOpenDay(axis.days[index]!)), [onOpenDay, axis.days]),
    useMemo(() => openDayLabel && ((index) => openDayLabel(axis.days[index]!)), [openDayLabel, axis.days]),
  )
  const isLoading = upper.series === undefined && props.error === undefined

  return (
    <ChartShell
      {...props}
      parts={{
        words,
        height,
        isLoading,
        hasData: props.error === undefined && !isLoading && hasValues(reading.series),
        keys: (
          <ChartKeys chartId={chartId} reading={reading}>
            {byPoint.size > 0 && <MarkKey label={marksLabel} icon={props.marksIcon} />}
          </ChartKeys>
        ),
        summary: <ChartSummary reading={reading} />,
        table: () =>
          readingTable(reading, {
            formatChange,
            opening,
            remarks: { label: words.marksOfDay(marksLabel), of: saidOf.day },
          }),
        rowsSaid: rowsSaid(axis, words),
        nothing: words.noDataForDays,
        plot: isOverDays(reading) && (
          <TandemPlot
            {...{ chartId, reading, height, marksLabel, byPoint, opening }}
            upperTicks={upperTicks}
            lowerTicks={lowerTicks}
            onOpenMark={props.onOpenMark}
            noteFor={props.noteFor ?? saidOf.point}
          />
        ),
      }}
    />
  )
}

const ticksOf = (side: Pick<TandemSide, 'formatValue' | 'formatTicks'> | undefined) =>
  side?.formatTicks ?? eachBy(side?.formatValue ?? String)
