import type { ReactNode } from 'react'
import * as charts from './charts/charts.ts'
import type { ComponentName } from './example-components.tsx'

const days = ['2026-11-19', '2026-11-20', '2026-11-21']
const series = [{ key: 'reach', label: 'Reach', values: [1200, null, 1750] }]
const formatValue = (value: number) => String(value)

/** Every chart with an example of it. */
export const chartExamples: Record<ComponentName<typeof charts>, ReactNode> = {
  AreaChart: <charts.AreaChart title="Followers" axis={{ days }} series={series} formatValue={formatValue} />,
  BarChart: <charts.BarChart title="Orders" axis={{ days }} series={series} formatValue={formatValue} />,
  DistributionBars: (
    <charts.DistributionBars
      title="Age"
      rowLabel="Age"
      parts={[{ key: 'F', label: 'Women', total: 30 }]}
      rows={[{ key: '18', label: '18–24', values: [12] }]}
      formatValue={formatValue}
    />
  ),
  HeatMap: (
    <charts.HeatMap
      title="Online followers"
      valueLabel="Online followers"
      cells={[{ weekday: 1, hour: 9, value: 120 }]}
      formatValue={formatValue}
      busiestValue={formatValue}
    />
  ),
  LineChart: <charts.LineChart title="Reach" axis={{ days }} series={series} formatValue={formatValue} />,
  StackedChart: (
    <charts.StackedChart title="Sales" axis={{ days }} series={series} formatValue={formatValue} />
  ),
  TandemChart: (
    <charts.TandemChart
      title="Reach and sales"
      axis={{ days }}
      upper={{ series: series[0], formatValue }}
      marksLabel="Posts"
      lower={{ series: { key: 'sales', label: 'Sales', values: [3, 5, 8] }, formatValue }}
    />
  ),
}
