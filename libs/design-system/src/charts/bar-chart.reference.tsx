import type { Reference } from '../reference.ts'
import { BarChart } from './bar-chart.tsx'
import { chartParts } from './line-chart.reference.tsx'

const formatValue = String

export const reference: Reference = {
  components: ['BarChart'],
  status: 'stable',
  use: ['For an amount per day or per category; several series stand side by side.'],
  instead: {
    LineChart: 'for the development over many days.',
    DistributionBars: 'for shares of a whole with long names.',
    StackedChart: 'when the series add up.',
    HeatMap: 'for hours of a week.',
  },
  ...chartParts,
  content: [
    'The axis begins at zero.',
    'Categories are in an order that means something.',
    'Today’s column is pale with a dashed edge, because it isn’t over.',
  ],
  pairs: [
    {
      good: {
        example: (
          <BarChart
            title="Orders"
            axis={{ label: 'Weekday', categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }}
            series={[{ key: 'orders', label: 'Orders', values: [12, 18, 9, 22, 30] }]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'The categories are in an order that people know.',
      },
      bad: {
        example: (
          <BarChart
            title="Orders"
            axis={{ label: 'Weekday', categories: ['Fri', 'Mon', 'Thu', 'Tue', 'Wed'] }}
            series={[{ key: 'orders', label: 'Orders', values: [30, 12, 22, 18, 9] }]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'Days in alphabetical order hide the pattern of the week.',
      },
    },
  ],
}
