import { BarChart, LineChart } from '@tandem/design-system/charts'
import { Card, Switcher } from '@tandem/design-system'
import { countFormats, formatDate, formatQuantity, moneyFormats } from '@tandem/format'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useText } from './messages.ts'
import { currenciesOf, valuesOf } from './sold-days.ts'
import type { Measure, SoldDay } from './sold-days.ts'

interface DaysChartProps {
  title: string
  titleLevel: 2 | 3
  description: string
  rows: readonly SoldDay[]
  /** Every visible day, in order. */
  days: readonly string[]
  today: string
  /** The first known day; null when all are known. */
  since: string | null
  /** What is counted, beside the revenue in each currency. */
  count: 'orders' | 'units'
  measure: Measure
  onMeasureChange: (measure: Measure) => void
  /** The list of a day's orders. */
  pathOf: (day: string) => string
  height?: number
}

/** Why there are no sales: none were made, or these days are unknown, some or all. */
function noSales(days: readonly string[], since: string | null) {
  const [first, last] = [days[0], days.at(-1)]
  if (since === null || (first !== undefined && first >= since)) return 'none'
  return last !== undefined && last < since ? 'noneKnown' : 'noneOfKnown'
}

const quantityFormats = { ...countFormats, formatValue: formatQuantity }

/** Sales day by day: the revenue in one currency as a line, or a count as bars. A day opens its orders. */
export function DaysChart(props: DaysChartProps) {
  const { rows, days, today, since, count, measure, onMeasureChange, pathOf, ...chart } = props
  const text = useText()
  const navigate = useNavigate()
  const currencies = currenciesOf(rows)
  const shown = measure === count || currencies.includes(measure) ? measure : (currencies[0] ?? count)
  const isCount = shown === count
  const options = [
    ...currencies.map((currency) => ({ value: currency, label: text('sales.revenueIn', { currency }) })),
    { value: count, label: text(`sales.${count}`) },
  ]
  const axis = useMemo(() => ({ days, today }), [days, today])
  const series = useMemo(
    () => [
      {
        key: shown,
        label: isCount ? text(`sales.${count}`) : text('sales.revenueIn', { currency: shown }),
        // Without a sale there is nothing to draw, only to say.
        values: rows.length === 0 ? days.map(() => null) : valuesOf(rows, days, { measure: shown, since }),
        color: 2 as const,
      },
    ],
    [rows, days, shown, since, isCount, count, text],
  )
  const Chart = isCount ? BarChart : LineChart
  return (
    <Card flush>
      <Chart
        {...chart}
        axis={axis}
        series={series}
        {...(isCount ? quantityFormats : moneyFormats(shown))}
        empty={text(`sales.${noSales(days, since)}`)}
        actions={
          <Switcher
            label={text('sales.shows')}
            options={options}
            value={shown}
            onValueChange={onMeasureChange}
          />
        }
        onOpenPoint={(index) => void navigate(pathOf(days[index]!))}
        openPointLabel={(index) =>
          text('sales.openDay', { day: formatDate(`${days[index]!}T00:00:00Z`, 'UTC') })
        }
      />
    </Card>
  )
}
