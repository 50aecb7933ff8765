import { useId, useMemo } from 'react'
import { formatShare } from '@tandem/format'
import type { NumberLocale } from '@tandem/format'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useFormatNumber, useNumberFormat } from '../numbers/use-format-number.ts'
import { ChartShell } from './chart-shell.tsx'
import { DistributionKeys } from './distribution-keys.tsx'
import { DistributionPlot } from './distribution-plot.tsx'
import { distributionReading, distributionSummary, distributionTable } from './distribution-reading.ts'
import { defaultChartLabels } from './labels.ts'
import type { DistributionBarsProps } from './distribution-bars-props.ts'

/**
 * How a whole is divided, as horizontal bars: ages by gender, countries of followers beside those of buyers.
 */
export function DistributionBars(props: DistributionBarsProps) {
  const { rowLabel, parts, rows, arrangement = 'stacked', labels } = props
  const formatValue = useNumberFormat(props.formatValue)
  const share = useNumberFormat(props.formatShare ?? aboutShare)
  const exact = useFormatNumber()
  const chartId = useId()
  const words = useMemo(() => ({ ...defaultChartLabels, ...labels }), [labels])
  const reading = useMemo(
    () =>
      distributionReading({
        rowLabel,
        parts,
        rows: rows ?? [],
        arrangement,
        formatValue,
        formatShare: share,
      }),
    [rowLabel, parts, rows, arrangement, formatValue, share],
  )
  const keys = <DistributionKeys chartId={chartId} reading={reading} words={words} />
  const height = reading.rowHeight * Math.max(reading.rows.length, rows === undefined ? 6 : 1)
  return (
    <ChartShell
      {...props}
      parts={{
        words,
        height,
        fills: props.fills,
        isLoading: rows === undefined && props.error === undefined,
        hasData:
          props.error === undefined &&
          reading.rows.some(({ cells }) => cells.some((cell) => cell.value !== null)),
        keys,
        summary: <VisuallyHidden>{distributionSummary(reading, words)}</VisuallyHidden>,
        table: () => distributionTable(reading, words),
        rowCount: words.rows(exact(reading.rows.length)),
        nothing: words.noData,
        plot: <DistributionPlot {...{ chartId, reading, words }} title={props.title} />,
      }}
    />
  )
}

/** A value above zero is never shown as 0. */
const aboutShare = (share: number, where: NumberLocale) =>
  share > 0 && share < 0.0005
    ? `<${formatShare(0.001, where)}`
    : formatShare(share, { ...where, fixed: true })
