import type { Reference } from '../reference.ts'
import { DistributionBars } from './distribution-bars.tsx'

const formatValue = String

export const reference: Reference = {
  components: ['DistributionBars'],
  status: 'stable',
  use: ['For how a whole is divided: ages by gender, countries of followers beside those of buyers.'],
  instead: {
    BarChart: 'for amounts over days.',
    StackedChart: 'for parts over days.',
    ProgressBar: 'for how far work is.',
  },
  anatomy: {
    Row: 'Name, bars, and the share in figures.',
    Bar: 'Parts in one bar, or one bar per part.',
    Key: 'What the colours and patterns mean.',
    Actions: '“Show as table”, and a menu.',
  },
  content: [
    'Shares are of the whole that the title names.',
    'A small share is “<0,1%”, never 0.',
    'Rows go from large to small, unless they have an order, such as ages.',
  ],
  keyboard: {
    Tab: 'Moves to the rows, which are one stop.',
    'Down, Up': 'Move to the next or previous row, which is read out.',
    'Home, End': 'Move to the first or the last row.',
    Escape: 'Hides the tooltip.',
  },
  accessibility: [
    'The rows are a slider; each is read with its values and shares.',
    'With forced colours, parts differ by pattern instead of colour.',
    '“Show as table” has all values.',
  ],
  recipes: ['chart', 'card'],
  pairs: [
    {
      good: {
        example: (
          <DistributionBars
            title="Countries of followers"
            rowLabel="Country"
            parts={[{ key: 'followers', label: 'Followers', total: 1000 }]}
            rows={[
              { key: 'se', label: 'Sweden', values: [610] },
              { key: 'de', label: 'Germany', values: [270] },
              { key: 'other', label: 'Other', values: [120] },
            ]}
            formatValue={formatValue}
          />
        ),
        why: 'The shares make up one whole, from large to small, and the rest is named.',
      },
      bad: {
        example: (
          <DistributionBars
            title="Countries"
            rowLabel="Country"
            parts={[{ key: 'followers', label: 'Followers', total: 1000 }]}
            rows={[
              { key: 'de', label: 'Germany', values: [270] },
              { key: 'se', label: 'Sweden', values: [610] },
            ]}
            formatValue={formatValue}
          />
        ),
        why: 'It’s unclear what the shares are part of, and the rest is missing.',
      },
    },
  ],
}
