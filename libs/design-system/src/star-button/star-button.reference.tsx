import type { Reference } from '../reference.ts'
import { StarButton } from './star-button.tsx'

const nothing = () => undefined

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
  pairs: [
    {
      good: {
        example: <StarButton label="Unstar Orders" starred onClick={nothing} />,
        why: 'The name says what a press does, and with what.',
      },
      bad: {
        example: <StarButton label="Favourite" starred onClick={nothing} />,
        why: 'Is it one, or does it become one?',
      },
    },
  ],
}
