import type { Reference } from '../reference.ts'
import { Stack } from '../layout/stack.tsx'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

export const reference: Reference = {
  components: ['Text', 'Heading'],
  status: 'stable',
  use: [
    '`Heading` for titles: `level` is the place in the outline, `size` how large it looks.',
    '`Text` for everything else; without `size` and `tone` it inherits them.',
    '`numeric` for figures in columns or figures that change.',
  ],
  instead: {
    Badge: 'for a state.',
    Link: 'for what leads elsewhere.',
    VisuallyHidden: 'for text only for screen readers.',
  },
  anatomy: { Text: '`sm` 13 px in the product; `lines` cuts it after one or two lines.' },
  content: [
    'Sentence case, no full stop in titles.',
    'A cut text must be readable in full elsewhere: in a tooltip or on its page.',
  ],
  keyboard: null,
  accessibility: [
    'Headings go down one level at a time.',
    '`subtle` is for what can be missed; `muted` for secondary text.',
    'A colour of a tone always has a word or an icon beside it.',
  ],
  recipes: ['text', 'heading'],
  pairs: [
    {
      good: {
        example: (
          <Stack gap="1">
            <Heading level={4} size="sm">
              Sync history
            </Heading>
            <Text size="sm" tone="muted">
              Synced 4 min ago
            </Text>
          </Stack>
        ),
        why: 'One title, one quieter line.',
      },
      bad: {
        example: (
          <Text size="md" weight="semibold" tone="danger">
            SYNC HISTORY
          </Text>
        ),
        why: 'It looks like a title and an error, but is neither.',
      },
    },
  ],
}
