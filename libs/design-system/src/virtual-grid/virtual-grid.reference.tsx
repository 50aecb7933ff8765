import type { Reference } from '../reference.ts'
import { Card } from '../card/card.tsx'
import { VirtualGrid } from './virtual-grid.tsx'

const posts = { label: 'Posts', count: 2, minWidth: 120, estimateHeight: () => 96 }

export const reference: Reference = {
  components: ['VirtualGrid'],
  status: 'stable',
  use: ['For hundreds or thousands of things that people recognise by a picture: posts.'],
  instead: { DataTable: 'for things that people compare by figures.', Grid: 'for a handful.' },
  anatomy: {
    Item: 'A card that fills its box; items of a row are equally high.',
    Rows: 'Only those near the window are drawn.',
  },
  content: ['Each item has a name for screen readers, with what identifies it: its day and its first words.'],
  keyboard: {
    Tab: 'Moves through the links and buttons of the items.',
    'Page Down, Page Up': 'Move to the next or previous item.',
    'Ctrl + End, Ctrl + Home': 'Leave the grid, to what is after or before it.',
  },
  accessibility: [
    'It is a feed: every item knows its position and how many there are.',
    'The focused item stays drawn while people scroll.',
    'With `placeKey`, Back returns to the same place.',
  ],
  recipes: [],
  pairs: [
    {
      good: {
        example: (
          <VirtualGrid
            {...posts}
            itemLabel={(index) => `Post of ${20 - index} Nov: Brass lanterns`}
            renderItem={(index) => (
              <Card title={`${20 - index} Nov`} titleLevel={4}>
                Brass lanterns
              </Card>
            )}
          />
        ),
        why: 'Each item is named after its day and first words.',
      },
      bad: {
        example: (
          <VirtualGrid
            {...posts}
            itemLabel={(index) => `Item ${index}`}
            renderItem={() => <Card>Brass lanterns</Card>}
          />
        ),
        why: 'Screen reader users hear “Item 1, Item 2”.',
      },
    },
  ],
}
