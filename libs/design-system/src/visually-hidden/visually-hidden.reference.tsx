import type { Reference } from '../reference.ts'
import { Inline } from '../layout/inline.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export const reference: Reference = {
  components: ['VisuallyHidden'],
  status: 'stable',
  use: [
    'For words that people who see get from the layout: “up” before a change, the header before a value on a phone.',
  ],
  instead: {
    Text: 'when everybody should read it.',
    IconButton: 'for the name of an icon: use its `label`.',
  },
  anatomy: { Text: 'Takes no space and isn’t painted.' },
  content: ['As short as what is visible; in the language of the page.'],
  keyboard: null,
  accessibility: ['Never put something that takes the focus inside: its focus couldn’t be seen.'],
  recipes: [],
  pairs: [
    {
      good: {
        example: (
          <Text size="sm">
            <VisuallyHidden>up </VisuallyHidden>
            <span aria-hidden>▲ </span>12.4%
          </Text>
        ),
        why: 'The hidden text says what the arrow shows only to people who see it.',
      },
      bad: {
        example: (
          <Inline gap="2">
            <Text size="sm">12.4%</Text>
            <VisuallyHidden>
              Compared with the earlier period, from 24 Sep to 22 Oct, of which two days are missing
            </VisuallyHidden>
          </Inline>
        ),
        why: 'Everyone needs this text, so make it visible.',
      },
    },
  ],
}
