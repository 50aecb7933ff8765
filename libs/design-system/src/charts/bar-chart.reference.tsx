import type { Reference } from '../reference.ts'
import { chartParts } from './line-chart.reference.tsx'

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
}
