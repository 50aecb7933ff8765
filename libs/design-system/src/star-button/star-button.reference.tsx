import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['StarButton'],
  status: 'stable',
  use: ['To add a row, a post or a page to the favourites, or to remove it.'],
  instead: { Switch: 'for a setting.', IconButton: 'for any other action.', Checkbox: 'to choose rows.' },
  anatomy: { Star: 'An outline; filled when it is a favourite.' },
  content: ['The label says what a press does now, with the object: “Star Orders”, “Unstar Orders”.'],
  keyboard: { Tab: 'Moves to it.', 'Enter, Space': 'Adds or removes the favourite.' },
  accessibility: [
    'It is a toggle button with `aria-pressed`.',
    'Show the result at once and take it back if it fails.',
  ],
  recipes: ['starButton'],
}
