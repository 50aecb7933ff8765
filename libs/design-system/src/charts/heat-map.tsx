import { Clock } from 'lucide-react'
import { useId, useMemo } from 'react'
import { chart } from '@tandem/design-system/recipes'
import type { Weekday } from '@tandem/format'
import { useNumberFormat } from '../numbers/use-format-number.ts'
import type { NumberFormat } from '../numbers/use-format-number.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ChartShell } from './chart-shell.tsx'
import type { ChartShellProps } from './chart-shell.tsx'
import { busiest, heatReading, heatSummary, hourName, strongest } from './heat-reading.ts'
import { heatCsvTable, heatTable } from './heat-table.ts'
import { HeatKeys } from './heat-keys.tsx'
import { HeatPlot } from './heat-plot.tsx'
import { HeatRamp } from './heat-ramp.tsx'
import { defaultChartLabels } from './labels.ts'
import type { PlainValue } from './series.ts'
import type { WeekHour } from './week-hour.ts'

export interface HeatMapProps extends ChartShellProps {
  /** What is counted: "Online followers". */
  valueLabel: string
  /** `undefined` on the first load. */
  cells: readonly WeekHour[] | undefined
  /** The exact value: `6.412`. The second value says whose separators numbers have where the map is. */
  formatValue: NumberFormat
  plainValue?: PlainValue
  /** Something else in the same hours, shown as dots: orders. Hours that it leaves out are zero. */
  overlay?: { label: string; cells: readonly WeekHour[]; formatValue: NumberFormat }
  /** The strongest hour in words, below the chart unless several are as strong: by default "Busiest: Wednesday 20:00, 6.412". */
  busiestValue?: NumberFormat
  /** The day of the first row; Monday by default. */
  weekStart?: Weekday
  height?: number
  /** In a higher card it grows with it: `height` is the least. */
  fills?: boolean
}

const usualHeight = 206

/**
 * The amount in each hour of the week, one row per day: seven shades of one colour, the strongest hour
 * outlined and named.
 */
export function HeatMap(props: HeatMapProps) {
  const { valueLabel, cells, overlay, plainValue = String, labels, height = usualHeight } = props
  const { weekStart = 1, fills } = props
  const formatValue = useNumberFormat(props.formatValue)
  const formatOverlay = useNumberFormat(overlay?.formatValue ?? String)
  const busiestValue = useNumberFormat(props.busiestValue) ?? formatValue
  const classes = chart()
  const chartId = useId()
  const words = useMemo(() => ({ ...defaultChartLabels, ...labels }), [labels])
  const reading = useMemo(
    () =>
      heatReading(
        { label: valueLabel, cells: cells ?? [], formatValue, plainValue },
        overlay && { plainValue: String, ...overlay, formatValue: formatOverlay },
        weekStart,
      ),
    [valueLabel, cells, formatValue, plainValue, overlay, formatOverlay, weekStart],
  )
  const best = busiest(reading)
  return (
    <ChartShell
      {...props}
      parts={{
        words,
        height,
        fills,
        isLoading: cells === undefined && props.error === undefined,
        hasData: props.error === undefined && strongest(reading) !== undefined,
        keys: overlay && <HeatKeys chartId={chartId} reading={reading} />,
        summary: <VisuallyHidden>{heatSummary(reading, words)}</VisuallyHidden>,
        table: () => heatTable(reading, words),
        plainTable: () => heatCsvTable(reading, words),
        rowCount: words.rows('24'),
        nothing: words.noData,
        plot: <HeatPlot {...{ chartId, reading, words, height, fills }} title={props.title} />,
        ownFooter: (
          <div className={classes.heatFoot}>
            {best && (
              <span>
                <Clock size={14} aria-hidden />
                <span>
                  {words.busiest}:{' '}
                  <strong>
                    {words.longWeekdays[best.weekday % 7]} {hourName(best.hour)}
                  </strong>
                  , {busiestValue(best.value)}
                </span>
              </span>
            )}
            <HeatRamp reading={reading} />
            {props.footer !== undefined && <span>{props.footer}</span>}
          </div>
        ),
      }}
    />
  )
}
