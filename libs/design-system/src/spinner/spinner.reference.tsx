import type { Reference } from '../reference.ts'
import { Inline } from '../layout/inline.tsx'
import { Text } from '../text/text.tsx'
import { Spinner } from './spinner.tsx'

export const reference: Reference = {
  components: ['Spinner'],
  status: 'stable',
  use: ['For a short wait after an action, beside the word or in the place of an icon.'],
  instead: {
    Button: 'with `loading`, for an action of a button.',
    Skeleton: 'while content loads.',
    ProgressBar: 'for long work.',
  },
  anatomy: { Ring: '12, 16 or 24 px, in the colour of the text.' },
  content: ['Text beside it says what happens: “Syncing”.'],
  keyboard: null,
  accessibility: [
    'Give it a `label` only when no text beside it says the same.',
    'It stands still with reduced motion.',
  ],
  recipes: ['spinner'],
  pairs: [
    {
      good: {
        example: (
          <Inline gap="2">
            <Spinner size="sm" />
            <Text size="sm">Syncing</Text>
          </Inline>
        ),
        why: 'The text says what is happening.',
      },
      bad: {
        example: (
          <Inline gap="4">
            <Spinner size="lg" label="Loading" />
            <Spinner size="lg" label="Loading" />
            <Spinner size="lg" label="Loading" />
          </Inline>
        ),
        why: 'Each card has its own spinner. Use a Skeleton, which keeps the place of the content.',
      },
    },
  ],
}
