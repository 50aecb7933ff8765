import type { Reference } from '../reference.ts'
import { chartParts } from './line-chart.reference.tsx'

export const reference: Reference = {
  components: ['StackedChart'],
  status: 'stable',
  use: ['For parts that add up to a total per day: columns for amounts, areas for a level.'],
  instead: {
    BarChart: 'when the parts don’t add up.',
    LineChart: 'when each part is compared by itself.',
    DistributionBars: 'for one whole without days.',
  },
  ...chartParts,
  content: [
    'Parts don’t overlap: nothing is counted twice.',
    'When a part is missing, so is the total, and the stack has an open top.',
  ],
}
