import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'

export const reference: Reference = {
  components: ['Sheet'],
  status: 'stable',
  use: [
    'At the end: the details of a row, while the list keeps its place.',
    'At the start: the navigation on a phone.',
  ],
  instead: {
    Dialog: 'for a form or a step that must be finished.',
    Popover: 'for something small that belongs to a button.',
    PageHeader: 'and a page of its own, when the details need the whole width.',
  },
  anatomy: {
    Header: 'Title or logo, actions, and a cross.',
    Body: 'Scrolls.',
    Footer: 'Optional; stays visible.',
    Backdrop: 'Dims the page; a click on it closes the sheet.',
  },
  content: ['The title names the thing: “Order 4812”.'],
  keyboard: { Tab: 'Moves inside the sheet.', Escape: 'Closes it; the focus returns to what opened it.' },
  accessibility: [
    'It is a modal dialog with the title as its name.',
    'A press on a toast doesn’t close it.',
    'Keep what is open in the address, so that Back closes it and a link opens it.',
  ],
  recipes: ['sheet'],
  pairs: [
    {
      good: {
        example: (
          <Card
            title="Order 4812"
            titleLevel={4}
            description="Paid · 21 Nov 2026"
            actions={
              <Button size="sm" variant="ghost">
                Share
              </Button>
            }
          >
            <Text size="sm">Brass lantern × 2</Text>
          </Card>
        ),
        why: 'It shows details of one row: the title is its name, and the list stays visible.',
      },
      bad: {
        example: (
          <Card title="Details" titleLevel={4}>
            <Stack gap="3">
              <Text size="sm">You have unsaved changes.</Text>
              <Inline gap="2">
                <Button>Cancel</Button>
                <Button variant="primary">Save and continue</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        why: 'This step must be finished. Use a Dialog, which asks before it closes.',
      },
    },
  ],
}
