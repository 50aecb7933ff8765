import type { Reference } from '../reference.ts'

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
}
