import { Inline } from '../layout/inline.tsx'
import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { StarButton } from './star-button.tsx'

const nothing = () => undefined

/** What is heard is also shown: the buttons look the same. */
const Named = ({ label }: { label: string }) => (
  <Inline>
    <StarButton label={label} starred onClick={nothing} />
    <Text size="sm" tone="muted" aria-hidden>
      {label}
    </Text>
  </Inline>
)

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
        example: <Named label="Unstar Orders" />,
        why: 'The name says what a click does, and to which item.',
      },
      bad: {
        example: <Named label="Favourite" />,
        why: 'It’s unclear whether the name is the state or the action.',
      },
    },
  ],
}
