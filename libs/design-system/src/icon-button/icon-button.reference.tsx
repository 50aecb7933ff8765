import { Ellipsis, Trash2, X } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Inline } from '../layout/inline.tsx'
import type { Reference } from '../reference.ts'
import { IconButton } from './icon-button.tsx'

export const reference: Reference = {
  components: ['IconButton'],
  status: 'stable',
  use: [
    'For a well-known action where a word has no space: close, more actions, copy, previous and next.',
    'In rows and headers, where the same action is repeated.',
  ],
  instead: {
    Button: 'when there is space for a word; a word is always clearer.',
    StarButton: 'for favourites.',
  },
  anatomy: {
    Icon: 'One icon of Lucide, 16 px; the spinner takes its place while loading.',
    Box: 'Square, as high as a Button of the same size; `touch` is 44 px for phones.',
  },
  content: [
    '`label` is a verb and an object, as on a Button: “Close”, “Actions for order 4812”.',
    'Name the thing when several of them are on the page.',
  ],
  keyboard: {
    Tab: 'Moves to it; a disabled one is skipped.',
    'Enter, Space': 'Presses it; ignored while loading.',
  },
  accessibility: [
    '`label` is required and becomes `aria-label`.',
    'A Tooltip around it shows the same text to people who see; give it `repeatsName`, so that it isn’t read twice.',
  ],
  recipes: ['button'],
  pairs: [
    {
      good: {
        example: (
          <Inline>
            <IconButton label="More actions" icon={<Ellipsis aria-hidden />} />
            <IconButton label="Close" icon={<X aria-hidden />} />
          </Inline>
        ),
        why: 'These icons are widely known.',
      },
      bad: {
        example: (
          <Inline>
            <Button>Cancel</Button>
            <IconButton label="Delete store" icon={<Trash2 aria-hidden />} variant="danger" />
          </Inline>
        ),
        why: 'An action that can’t be undone needs a text label.',
      },
    },
  ],
}
