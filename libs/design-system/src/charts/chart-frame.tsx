import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { isDayAxis, pointCount, pointsSoFar } from './axis.ts'
import type { ChartAxis } from './axis.ts'
import { ChartKeys } from './chart-keys.tsx'
import { ChartShell } from './chart-shell.tsx'
import type { ChartShellProps } from './chart-shell.tsx'
import { ChartSummary } from './chart-summary.tsx'
import type { ChartWords } from './labels.ts'
import type { ChartKind } from './marks.ts'
import { Plot } from './plot.tsx'
import { usePointOpening } from './point-opening.ts'
import { readingTable } from './reading-table.ts'
import { hasValues } from './series.ts'
import type { ChartPrevious, ChartSeries, PlainValue } from './series.ts'
import { useReading } from './use-reading.ts'
import { eachBy } from './value-ticks.ts'
import { useFormatNumber, useNumberFormat } from '../numbers/use-format-number.ts'
import type { FormatNumber, NumberFormat } from '../numbers/use-format-number.ts'

export interface ChartProps extends ChartShellProps {
  axis: ChartAxis
  /** All in one unit. `undefined` on the first load, when a skeleton of the final size is shown. */
  series: readonly ChartSeries[] | undefined
  /** The first series in the earlier period. */
  previous?: ChartPrevious
  /**
   * Formats the exact value for tooltip, table and screen readers: `₺57.836,00`. The second value says whose
   * separators numbers have where the chart is. Keep the same function between renders.
   */
  formatValue: NumberFormat
  /** Formats the short values beside all grid lines: `₺20K`, `₺40K`. Keep the same function between renders. */
  formatTicks?: NumberFormat<readonly number[], string[]>
  /** The value in a file: money in minor units as a decimal, `57836.00`. Unchanged by default. */
  plainValue?: PlainValue
  /** Formats the difference from the earlier value, for a column of the table. */
  formatChange?: (value: number, previous: number) => ReactNode
  /** A plain sentence in the tooltip that explains a point. */
  noteFor?: (index: number) => ReactNode
  /** Opens the details of a point: a click on it, Enter on its series, its name in the table. */
  onOpenPoint?: (index: number) => void
  /** The label of opening a point: "Orders of Fri 13 Nov". */
  openPointLabel?: (index: number) => string
  /** The height of the plot including its axis, in pixels. */
  height?: number
}

const usualHeight = 240

/** A chart of one kind over an axis, with title, key, table and menu. */
export function ChartFrame({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const { axis, series, previous, labels, plainValue, noteFor, formatChange, height = usualHeight } = props
  const formatValue = useNumberFormat(props.formatValue)
  const formatTicks = useNumberFormat(props.formatTicks)
  const ticksOf = useMemo(() => formatTicks ?? eachBy(formatValue), [formatTicks, formatValue])
  const chartId = useId()
  const exact = useFormatNumber()
  const { shape, hasTotal } = kind
  const reading = useReading({ axis, series, previous, labels, formatValue, plainValue, shape, hasTotal })
  const { words } = reading
  const opening = usePointOpening(reading, props.onOpenPoint, props.openPointLabel)
  return (
    <ChartShell
      {...props}
      parts={{
        words,
        height,
        hasData: props.error === undefined && hasValues(reading.series),
        isLoading: series === undefined && props.error === undefined,
        keys: <ChartKeys chartId={chartId} reading={reading} />,
        summary: <ChartSummary reading={reading} />,
        table: () => readingTable(reading, { formatChange, opening }),
        rowCount: rowCount(axis, words, exact),
        nothing: isDayAxis(axis) ? words.noDataForDays : words.noData,
        plot: <Plot {...{ chartId, kind, reading, height, formatTicks: ticksOf, opening, noteFor }} />,
      }}
    />
  )
}

/** The number of rows of the table: "30 days, newest first". */
export const rowCount = (axis: ChartAxis, words: ChartWords, exact: FormatNumber): string =>
  isDayAxis(axis) ? words.days(exact(pointsSoFar(axis))) : words.rows(exact(pointCount(axis)))
