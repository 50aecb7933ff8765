import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['TextArea'],
  status: 'stable',
  use: ['For text of several lines: a note, a reason.'],
  instead: { TextField: 'for one line.', TagsField: 'for several values.' },
  anatomy: {
    Label: 'Above.',
    Area: 'Three lines at first; grows with its content.',
    Message: 'Hint or error.',
  },
  content: ['Say in the hint how long it may be, if that is limited.'],
  keyboard: { Tab: 'Moves to it and on; it doesn’t write a tab.', Enter: 'Begins a new line.' },
  accessibility: ['Label, hint and error are connected as in every Field.'],
  recipes: ['textArea', 'field'],
}
