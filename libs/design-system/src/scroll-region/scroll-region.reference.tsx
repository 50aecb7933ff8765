import type { Reference } from '../reference.ts'

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
}
