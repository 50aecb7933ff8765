import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { ChangeValue } from './change-value.tsx'

export const reference: Reference = {
  components: ['ChangeValue'],
  status: 'stable',
  use: [
    'For a figure compared with an earlier period.',
    '`goodWhen="lower"` for refunds and costs, `neither` when a change is neither good nor bad.',
  ],
  instead: {
    Badge: 'for a state.',
    Sparkline: 'for the way between two values.',
  },
  anatomy: {
    Arrow: 'Up or down; missing without a change.',
    Amount: 'Formatted by the caller, without a minus: the arrow shows the direction.',
  },
  content: [
    'Say nearby what it is compared with, if that isn’t obvious.',
    'A missing value is “–”, never 0.',
  ],
  keyboard: null,
  accessibility: [
    'Screen readers hear “up” or “down” before the amount, and “No change data” instead of a dash.',
    'The colour repeats the direction; it never stands alone.',
  ],
  recipes: ['changeValue'],
  pairs: [
    {
      good: {
        example: (
          <Text>
            Refunds{' '}
            <ChangeValue change={-3.1} goodWhen="lower">
              3,1%
            </ChangeValue>
          </Text>
        ),
        why: 'Fewer refunds are good news.',
      },
      bad: {
        example: (
          <Text>
            Refunds <ChangeValue change={-3.1}>−3,1%</ChangeValue>
          </Text>
        ),
        why: 'Red marks good news, and the minus repeats the arrow.',
      },
    },
  ],
}
