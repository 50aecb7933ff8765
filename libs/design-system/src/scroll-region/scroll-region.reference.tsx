import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { ScrollRegion } from './scroll-region.tsx'

const months =
  'Jan 120  Feb 118  Mar 131  Apr 140  May 152  Jun 149  Jul 160  Aug 155  Sep 171  Oct 180  Nov 212  Dec 260'

export const reference: Reference = {
  components: ['ScrollRegion'],
  status: 'stable',
  use: ['Around content that can be wider than the screen, such as a plain table of figures or code.'],
  instead: { DataTable: 'for a list that people sort and choose from; it scrolls itself.' },
  anatomy: { Region: 'As wide as its place; its content scrolls sideways.' },
  content: ['Name what is inside: “Sales by month”.'],
  keyboard: { Tab: 'Moves to the region.', 'Left, Right': 'Scroll it.' },
  accessibility: [
    'It takes the focus and needs a name, so that people without a pointer can scroll and know what.',
  ],
  recipes: [],
  pairs: [
    {
      good: {
        example: (
          <>
            <Text id="sales-by-month" weight="medium">
              Sales by month
            </Text>
            <ScrollRegion aria-labelledby="sales-by-month">
              <pre>{months}</pre>
            </ScrollRegion>
          </>
        ),
        why: 'It has a name and takes the focus, so arrow keys scroll it.',
      },
      bad: {
        example: (
          <div style={{ overflowX: 'auto' }} tabIndex={-1}>
            <pre>{months}</pre>
          </div>
        ),
        why: 'Without a name and focus, keyboard users can’t reach December.',
      },
    },
  ],
}
