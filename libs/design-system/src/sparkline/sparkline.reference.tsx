import type { Reference } from '../reference.ts'
import { Inline } from '../layout/inline.tsx'
import { Text } from '../text/text.tsx'
import { Sparkline } from './sparkline.tsx'

export const reference: Reference = {
  components: ['Sparkline'],
  status: 'stable',
  use: ['In a table cell or beside a figure, to show the way it took.'],
  instead: { LineChart: 'when people must read values.', ChangeValue: 'for one difference.' },
  anatomy: {
    Line: 'From the lowest to the highest value; a gap where one is missing.',
    Dot: 'The latest value.',
  },
  content: ['`label` says the period and both ends: “Followers, 30 days: from 178.100 to 182.400”.'],
  keyboard: null,
  accessibility: ['It is one image with its label. Show the latest value as text beside it.'],
  recipes: [],
  pairs: [
    {
      good: {
        example: (
          <Inline gap="3">
            <Text size="sm">182,400</Text>
            <Sparkline
              label="Followers, 30 days: from 178,100 to 182,400"
              values={[178.1, 179, 178.8, 180.2, 181.5, 182.4]}
            />
          </Inline>
        ),
        why: 'The latest value is text, and the line shows how it changed.',
      },
      bad: {
        example: (
          <Sparkline
            label="Chart"
            values={[178.1, 179, 178.8, 180.2, 181.5, 182.4]}
            width={260}
            height={80}
          />
        ),
        why: 'A chart of this size needs an axis, and the value is missing.',
      },
    },
  ],
}
