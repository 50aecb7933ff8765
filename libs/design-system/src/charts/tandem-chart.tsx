import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { DayAxis } from './axis.ts'
import { ChartKeys } from './chart-keys.tsx'
import { rowCount } from './chart-frame.tsx'
import { marksByPoint } from './chart-marks.ts'
import type { ChartMark } from './chart-marks.ts'
import { ChartShell } from './chart-shell.tsx'
import type { ChartShellProps } from './chart-shell.tsx'
import { ChartSummary } from './chart-summary.tsx'
import { MarkKey } from './mark-key.tsx'
import { useMarkLabels } from './mark-labels.ts'
import { usePointOpening } from './point-opening.ts'
import { readingTable } from './reading-table.ts'
import { hasValues } from './series.ts'
import type { ChartPrevious } from './series.ts'
import { isOverDays, TandemPlot } from './tandem-plot.tsx'
import { useTandemReading } from './use-tandem-reading.ts'
import { useSideFormats } from './tandem-side.ts'
import type { TandemSide } from './tandem-side.ts'
import { useFormatNumber } from '../numbers/use-format-number.ts'

export type { ChartMark } from './chart-marks.ts'

export interface TandemChartProps extends ChartShellProps {
  axis: DayAxis
  /** The posts' figures as a line, in colour 1 by default. */
  upper: TandemSide
  /** The line in the earlier period. */
  previous?: ChartPrevious
  /** The sales as columns, in colour 2 by default. Left out when there is nothing to compare. */
  lower?: TandemSide
  /** Events on the days, drawn between the plots. */
  marks?: readonly ChartMark[]
  /** What the marks are: "Posts". */
  marksLabel: string
  /** The symbol of the marks in the key, 12 pixels. */
  marksIcon?: ReactNode
  /** Called on a plain click instead of loading the mark's address, so that the router can navigate. */
  onOpenMark?: (mark: ChartMark) => void
  formatChange?: (value: number, previous: number) => ReactNode
  /** Replaces the sentence that names the marks of a day and of the day before. */
  noteFor?: (index: number) => ReactNode
  /** Opens the details of a day: its orders. */
  onOpenDay?: (day: string) => void
  openDayLabel?: (day: string) => string
  height?: number
}

const usualHeight = 330
const noMarks: readonly ChartMark[] = []

/** Posts above, sales below, events in between: one axis of days and one cursor through all three. */
export function TandemChart(props: TandemChartProps) {
  const { axis, upper, lower, previous, labels, marks = noMarks, marksLabel, onOpenDay, openDayLabel } = props
  const { height = usualHeight, formatChange } = props
  const above = useSideFormats(upper)
  const below = useSideFormats(lower)
  const chartId = useId()
  const reading = useTandemReading({
    axis,
    upper: { ...upper, formatValue: above.formatValue },
    lower: lower && { ...lower, formatValue: below.formatValue },
    previous,
    labels,
  })
  const { words } = reading
  const exact = useFormatNumber()
  const byPoint = useMemo(() => marksByPoint(marks, axis.days), [marks, axis.days])
  const labelsOf = useMarkLabels(byPoint, words)
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
            remarks: { label: words.marksOfDay(marksLabel), of: labelsOf.day },
          }),
        rowCount: rowCount(axis, words, exact),
        nothing: words.noDataForDays,
        plot: isOverDays(reading) && (
          <TandemPlot
            {...{ chartId, reading, height, marksLabel, byPoint, opening }}
            upperTicks={above.ticksOf}
            lowerTicks={below.ticksOf}
            onOpenMark={props.onOpenMark}
            noteFor={props.noteFor ?? labelsOf.point}
          />
        ),
      }}
    />
  )
}
