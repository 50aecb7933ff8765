import { Button } from '../button/button.tsx'
import type { Reference } from '../reference.ts'
import { EmptyState } from './empty-state.tsx'

export const reference: Reference = {
  components: ['EmptyState', 'ConnectDrawing', 'ComingSoonDrawing'],
  status: 'stable',
  use: [
    '`nothingYet` where a list will be: says what it will show and how to start.',
    '`nothingFound` when filters or a search leave nothing: repeats them and offers to clear them.',
  ],
  instead: {
    ErrorState: 'when it couldn’t be loaded. Never show a failure as “nothing”.',
    Skeleton: 'while it loads.',
    PageNotice: 'when the whole page can’t be shown.',
  },
  anatomy: {
    Drawing: 'For `nothingYet`; at most 220 by 120 px. For `nothingFound` an icon.',
    Title: 'A heading: “No stores yet”.',
    Text: 'Why nothing is here, and the next step.',
    Actions: 'At most one primary button, and a ghost beside it.',
  },
  content: [
    'Say what will be here: “Orders appear here once a store is connected.”',
    'Without the permission to start, say who can, and leave the button out.',
  ],
  keyboard: { Tab: 'Moves through its actions.' },
  accessibility: [
    'The title is a heading of level 2, or 3 with `headingLevel`.',
    'Drawings are hidden from screen readers.',
  ],
  recipes: ['emptyState'],
  pairs: [
    {
      good: {
        example: (
          <EmptyState
            kind="nothingFound"
            title="No orders match “lantern”"
            headingLevel={3}
            actions={<Button>Clear search</Button>}
          />
        ),
        why: 'It repeats the search, and one click clears it.',
      },
      bad: {
        example: <EmptyState kind="nothingFound" title="No data" headingLevel={3} />,
        why: 'It’s unclear whether the list is empty, filtered or broken.',
      },
    },
  ],
}
