import type { Reference } from '../reference.ts'
import { chartParts } from './line-chart.reference.tsx'

export const reference: Reference = {
  components: ['AreaChart'],
  status: 'stable',
  use: [
    'For an amount over time whose size matters as much as its way, such as followers: each line has its area down to zero.',
  ],
  instead: {
    LineChart: 'for several series that cross.',
    StackedChart: 'with `shape="areas"`, for parts of a level.',
  },
  ...chartParts,
  content: [
    'The title is the metric; the description is its period and time zone.',
    'A missing day is a gap, never zero.',
  ],
}
