import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'

export const reference: Reference = {
  components: ['PageNotice'],
  status: 'stable',
  use: ['Instead of a page that doesn’t exist, can’t be shown, or isn’t there yet.'],
  instead: {
    ErrorState: 'when only a part of the page failed.',
    EmptyState: 'when the page works but has nothing to show.',
  },
  anatomy: {
    Drawing: 'A line that breaks off, or another of at most 220 by 120 px.',
    Label: 'Optional and small: “404”.',
    Title: 'What happened.',
    Text: 'That nothing is lost, or what will be here.',
    Actions: 'Go Back, then Go Home as the primary one.',
  },
  content: ['Say where people can go. Never leave them with only the browser’s Back.'],
  keyboard: { Tab: 'Moves through its actions.' },
  accessibility: ['Its title is the `<h1>` of the page, so use it once and without another one.'],
  recipes: ['errorState'],
  pairs: [
    {
      good: {
        example: (
          <Stack gap="2">
            <Heading level={4}>This report doesn’t exist any more</Heading>
            <Text size="sm">It was deleted on 12 Nov.</Text>
            <Button>Go to reports</Button>
          </Stack>
        ),
        why: 'It says what happened and offers a way on.',
      },
      bad: {
        example: (
          <Stack gap="2">
            <Heading level={4}>404</Heading>
            <Text size="sm">Oops! Something went wrong.</Text>
          </Stack>
        ),
        why: 'It shows only a number and offers no way on.',
      },
    },
  ],
}
