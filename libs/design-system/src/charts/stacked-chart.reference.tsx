import type { Reference } from '../reference.ts'
import { StackedChart } from './stacked-chart.tsx'
import { chartParts } from './line-chart.reference.tsx'

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const formatValue = String

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
  pairs: [
    {
      good: {
        example: (
          <StackedChart
            title="Orders by store"
            axis={{ days }}
            series={[
              { key: 'home', label: 'Linden Home', values: [12, 18, 9, 22, 30, 24] },
              { key: 'oak', label: 'Oak Workshop', values: [6, 9, 8, 11, 12, 10] },
            ]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'Each order is in one store, so the top is the total.',
      },
      bad: {
        example: (
          <StackedChart
            title="Reach and visits"
            axis={{ days }}
            series={[
              { key: 'reach', label: 'Reach', values: [12, 18, 9, 22, 30, 24] },
              { key: 'visits', label: 'Visits of those reached', values: [6, 9, 8, 11, 12, 10] },
            ]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'One is part of the other, so their sum means nothing.',
      },
    },
  ],
}
