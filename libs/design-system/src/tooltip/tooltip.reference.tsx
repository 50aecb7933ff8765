import { Button } from '../button/button.tsx'
import type { Reference } from '../reference.ts'
import { Tooltip } from './tooltip.tsx'

export const reference: Reference = {
  components: ['Tooltip'],
  status: 'stable',
  use: [
    'For a short text that helps but isn’t needed: the exact value, the name of an icon button, why an action isn’t possible.',
  ],
  instead: {
    Popover: 'for anything to click, or for more than a sentence.',
    Field: 'for instructions: use its hint.',
    IconButton: 'alone, when its icon is known; it has a name anyway.',
  },
  anatomy: {
    Trigger: 'One element that takes the focus.',
    Text: 'A sentence at most; above it unless there is no space.',
  },
  content: [
    'A phrase without a full stop, or one sentence.',
    'Never the only place of an information: phones don’t show it.',
  ],
  keyboard: { Tab: 'Moves to its element and shows the text; moving on hides it.', Escape: 'Hides it.' },
  accessibility: [
    'The text is the description of its element, unless `repeatsName`.',
    'It appears at once, stays while the pointer is on it, and touch doesn’t show it.',
  ],
  recipes: ['tooltip'],
  pairs: [
    {
      good: {
        example: (
          <Tooltip content="1.234.567,89 TRY">
            <Button>1,23M</Button>
          </Tooltip>
        ),
        why: 'It shows the exact value to people who want it.',
      },
      bad: {
        example: (
          <Tooltip content="Stores can’t be restored after this. Export your orders first.">
            <Button variant="danger">Delete store</Button>
          </Tooltip>
        ),
        why: 'People on a phone can’t open this warning, so show it as text.',
      },
    },
  ],
}
