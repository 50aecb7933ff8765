import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { formatNumber } from '@tandem/format'
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

export interface ChartProps extends ChartShellProps {
  axis: ChartAxis
  /** All of one unit. `undefined` on the first load, when a skeleton of the final size stands in. */
  series: readonly ChartSeries[] | undefined
  /** The first series one period earlier. */
  previous?: ChartPrevious
  /** The exact value, for tooltip, table and whoever listens: `₺57.836,00`. Keep it the same function between renderings. */
  formatValue: (value: number) => string
  /** The short values beside all grid lines: `₺20K`, `₺40K`. Keep it the same function between renderings. */
  formatTicks?: (values: readonly number[]) => string[]
  /** The value in a file: of money in minor units its decimal, `57836.00`. As it is, where left out. */
  plainValue?: PlainValue
  /** How a value differs from the one before, for a column of the table. */
  formatChange?: (value: number, previous: number) => ReactNode
  /** One plain sentence in the tooltip that explains a point. */
  noteFor?: (index: number) => ReactNode
  /** Leads to what a point is made of: a click on it, Enter on its series, its name in the table. */
  onOpenPoint?: (index: number) => void
  /** What opening a point is called: "Orders of Fri 13 Nov". */
  openPointLabel?: (index: number) => string
  /** The height of the plot with its axis, in pixels. */
  height?: number
}

const usualHeight = 240

/** A chart of one kind over an axis, with everything around it. */
export function ChartFrame({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const { axis, series, previous, labels, formatValue, plainValue, noteFor, formatChange } = props
  const { height = usualHeight, formatTicks } = props
  const ticksOf = useMemo(() => formatTicks ?? eachBy(formatValue), [formatTicks, formatValue])
  const chartId = useId()
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
        rowsSaid: rowsSaid(axis, words),
        nothing: isDayAxis(axis) ? words.noDataForDays : words.noData,
        plot: <Plot {...{ chartId, kind, reading, height, formatTicks: ticksOf, opening, noteFor }} />,
      }}
    />
  )
}

/** How many rows the table has: "30 days, newest first". */
export const rowsSaid = (axis: ChartAxis, words: ChartWords): string =>
  isDayAxis(axis) ? words.days(formatNumber(pointsSoFar(axis))) : words.rows(formatNumber(pointCount(axis)))
