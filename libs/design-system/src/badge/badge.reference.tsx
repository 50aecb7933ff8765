import { CircleAlert, CircleCheck } from 'lucide-react'
import { Inline } from '../layout/inline.tsx'
import type { Reference } from '../reference.ts'
import { Badge } from './badge.tsx'

export const reference: Reference = {
  components: ['Badge', 'Tag', 'Count'],
  status: 'stable',
  use: [
    '`Badge` for the state of a thing: paid, syncing, refused.',
    '`Tag` for a quiet remark beside a name, such as “Soon”.',
    '`Count` for a number beside the name of a tab or a filter.',
  ],
  instead: {
    Banner: 'when people must do something about it.',
    Text: 'for a property that isn’t a state, such as a country.',
    ChangeValue: 'for a figure that rose or fell.',
  },
  anatomy: {
    Icon: 'Optional, 12 px, before the word.',
    Word: 'One or two words; on a phone a long one wraps.',
    Surface: 'Tinted and outlined in the tone. A Tag has only the outline, a Count is round.',
  },
  content: [
    'The word that the shop or the network uses: “Refunded”, “On hold”.',
    '`neutral` for what is finished or normal; colour for what needs attention.',
    'The same state has the same word, tone and icon everywhere.',
  ],
  keyboard: null,
  accessibility: [
    'The word says everything; colour and icon only repeat it. Hide the icon with `aria-hidden`.',
    'Text on every tone has a contrast of at least 4.5:1 in both themes.',
  ],
  recipes: ['badge', 'mark'],
  pairs: [
    {
      good: {
        example: (
          <Inline>
            <Badge tone="neutral">Completed</Badge>
            <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
              Failed
            </Badge>
          </Inline>
        ),
        why: 'Normal states are quiet, so a failure stands out.',
      },
      bad: {
        example: (
          <Inline>
            <Badge tone="success" icon={<CircleCheck aria-hidden />}>
              Completed
            </Badge>
            <Badge tone="success">!</Badge>
          </Inline>
        ),
        why: 'Every state has a strong colour, and a symbol alone has no meaning.',
      },
    },
  ],
}
