import type { Reference } from '../reference.ts'
import { TextField } from './text-field.tsx'

export const reference: Reference = {
  components: ['TextField'],
  status: 'stable',
  use: ['For one line of text: a name, an address, an amount, an email address.'],
  instead: {
    TextArea: 'for several lines.',
    PasswordField: 'for a secret.',
    SearchField: 'to search a list.',
    Select: 'when the possible values are known.',
    TagsField: 'for several values.',
    DateRangeFilter: 'for days that limit a list.',
  },
  anatomy: {
    Label: 'Above the box, always visible.',
    'Label action': 'Optional, at the right of the label.',
    Prefix: 'Inside, before the text: a currency sign.',
    Suffix: 'Inside, after the text: a unit, a button.',
    Message: 'A hint, replaced by the error.',
  },
  content: [
    'The label is a noun: “Display name”.',
    'A placeholder is an example, never the label or the rule.',
    'The error says what to change: “Enter an email address, such as maya@example.com”.',
  ],
  keyboard: {
    Tab: 'Moves to the box, then to a button in it and the label’s action.',
    Enter: 'Submits the form.',
  },
  accessibility: [
    'Set `type`, `inputMode` and `autoComplete`, so that phones show the right keys and browsers fill it in.',
    'The error is announced when it appears, and the box has `aria-invalid`.',
    'Typed text stays when a form is refused.',
  ],
  recipes: ['field'],
  pairs: [
    {
      good: {
        example: (
          <TextField
            label="Work email"
            defaultValue="maya@"
            error="Enter a whole address, such as maya@example.com"
          />
        ),
        why: 'The label stays, and the error says what to write.',
      },
      bad: {
        example: <TextField label="" aria-label="Work email" placeholder="Work email" error="Invalid" />,
        why: 'The label disappears while typing, and “Invalid” doesn’t say how to fix it.',
      },
    },
  ],
}
