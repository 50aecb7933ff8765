import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Inline } from '../layout/inline.tsx'
import { Pagination } from './pagination.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Pagination'],
  status: 'stable',
  use: ['Below a list that the server cuts into pages. DataTable contains it.'],
  instead: { DataTable: 'which has it as `paging`.', VirtualGrid: 'for a list without pages.' },
  anatomy: {
    Arrows: 'The previous and next page.',
    Pages: 'First, last, current and its neighbours; a gap hides at least two.',
    Position: 'On a phone, instead of the pages: “2 of 12”.',
  },
  content: ['Give `getHref`, so that pages can be opened in a new tab.'],
  keyboard: {
    Tab: 'Moves through the pages and arrows.',
    Enter: 'Goes to the page; Space too, when pages are buttons.',
  },
  accessibility: [
    'It is a named navigation; the current page has `aria-current`.',
    'At an end the arrow stays and has `aria-disabled`, so the focus isn’t lost.',
  ],
  recipes: ['pagination'],
  pairs: [
    {
      good: {
        example: <Pagination page={2} pageCount={12} onPageChange={nothing} />,
        why: 'It shows the current page and how many there are; wide screens also link to both ends.',
      },
      bad: {
        example: (
          <Inline gap="2">
            <Button>Back</Button>
            <Button>More</Button>
          </Inline>
        ),
        why: 'It’s unclear how much is left and how to return to a page.',
      },
    },
  ],
}
