import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'

export const reference: Reference = {
  components: ['PageHeader'],
  status: 'stable',
  use: ['Once at the top of every page.'],
  instead: {
    Heading: 'for a section.',
    Card: 'for the title of a card.',
    PageNotice: 'when there is no page to show.',
  },
  anatomy: {
    Title: 'The `<h1>`, the same word as in the menu.',
    Description: 'What the page contains, or how recent it is.',
    Actions: 'First the switcher of store or account, last at most one primary button.',
    Filters: 'A row below: search first, then chips.',
  },
  content: ['The title is a noun: “Orders”.', 'The description is one sentence.'],
  keyboard: { Tab: 'Moves through actions, then filters. The title takes no focus.' },
  accessibility: ['There is one `<h1>` on a page, and this is it.'],
  recipes: ['pageHeader'],
  pairs: [
    {
      good: {
        example: (
          <>
            <Heading level={4} size="lg">
              Orders
            </Heading>
            <Text tone="muted" size="sm">
              1.318 orders, updated 4 min ago
            </Text>
          </>
        ),
        why: 'The title is the same as in the menu, and the line below says how recent the data is.',
      },
      bad: {
        example: (
          <Stack gap="2">
            <Heading level={4} size="lg">
              Welcome to your orders!
            </Heading>
            <Inline>
              <Button variant="primary">Export</Button>
              <Button variant="primary">Sync</Button>
            </Inline>
          </Stack>
        ),
        why: 'A greeting replaces the title, and two primary actions compete.',
      },
    },
  ],
}
