import type { Reference } from '../reference.ts'
import { SearchField } from './search-field.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['SearchField'],
  status: 'stable',
  use: ['To narrow a list by text. The list follows while people type; the caller waits a moment.'],
  instead: {
    TextField: 'in a form.',
    Select: 'to find one of known options: it searches from twelve options on.',
    ChoiceFilter: 'to find values of a property.',
  },
  anatomy: {
    Icon: 'A magnifier.',
    Placeholder: 'What is searched: “Search orders”.',
    Shortcut: 'The key that leads here, while it is empty.',
    Clear: 'A cross, once something is typed.',
  },
  content: ['The placeholder is short, and says which fields are searched if that isn’t obvious.'],
  keyboard: {
    Tab: 'Moves to the field, then to the cross.',
    Escape: 'Clears it. In an empty field, it closes what is around it.',
  },
  accessibility: [
    '`label` is its name for screen readers; the placeholder isn’t.',
    '`shortcut` is also `aria-keyshortcuts`.',
  ],
  recipes: ['field', 'kbd'],
  pairs: [
    {
      good: {
        example: (
          <SearchField
            label="Search orders"
            placeholder="Number, name or email"
            clearLabel="Clear search"
            value=""
            onValueChange={nothing}
          />
        ),
        why: 'The label and placeholder say what is searched.',
      },
      bad: {
        example: (
          <SearchField
            label="Search"
            placeholder="Search…"
            clearLabel="Clear"
            value=""
            onValueChange={nothing}
          />
        ),
        why: 'It’s unclear what is searched, and by which words.',
      },
    },
  ],
}
