import type { Reference } from '../reference.ts'
import { AreaChart } from './area-chart.tsx'
import { chartParts } from './line-chart.reference.tsx'

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const formatValue = String

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
  pairs: [
    {
      good: {
        example: (
          <AreaChart
            title="Followers"
            axis={{ days }}
            series={[{ key: 'home', label: 'Linden Home', values: [420, 424, 431, 440, 446, 452] }]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'The size of one value matters, and the area down to zero shows it.',
      },
      bad: {
        example: (
          <AreaChart
            title="Followers"
            axis={{ days }}
            series={[
              { key: 'home', label: 'Linden Home', values: [420, 380, 431, 300, 446, 352] },
              { key: 'oak', label: 'Oak Workshop', values: [320, 410, 301, 430, 286, 452] },
              { key: 'mill', label: 'Mill Lane', values: [390, 300, 401, 330, 406, 312] },
            ]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'Crossing areas hide each other. Use a LineChart.',
      },
    },
  ],
}
