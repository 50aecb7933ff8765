import type { Reference } from '../reference.ts'
import { TextArea } from './text-area.tsx'

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
  pairs: [
    {
      good: {
        example: <TextArea label="Note" hint="Up to 2,000 characters. Your team reads it." />,
        why: 'The limit and the readers are visible before people write.',
      },
      bad: {
        example: (
          <TextArea aria-label="Note" label="" placeholder="Write your note here (max. 2000 characters)" />
        ),
        why: 'The only explanation disappears when people start to type.',
      },
    },
  ],
}
