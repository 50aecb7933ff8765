import type { Reference } from '../reference.ts'
import { Field } from './field.tsx'

export const reference: Reference = {
  components: ['Field'],
  status: 'stable',
  use: [
    'Around a control that the library doesn’t have, so that it gets the label, hint and error of every field.',
  ],
  instead: {
    TextField: 'for one line of text.',
    TextArea: 'for several lines.',
    Select: 'for a choice from a list.',
    PasswordField: 'for a secret.',
    TagsField: 'for several values.',
  },
  anatomy: {
    Label: 'Above the control.',
    'Label action': 'Optional, at the right of the label: a link such as “Forgot password?”.',
    Control: 'Receives the ids that connect it to label and message.',
    Message: 'A hint, replaced by the error.',
  },
  content: [
    'The label is a noun and always visible; a placeholder never replaces it.',
    'The hint says what to write before people err; the error says what to change.',
  ],
  keyboard: { Tab: 'Moves to the control, then to the label’s action.' },
  accessibility: [
    'Spread all of `control` onto the element that takes the focus.',
    'The message is connected with `aria-describedby` and is a polite live region, so an error is read when it appears.',
    'An error also sets `aria-invalid`.',
  ],
  recipes: ['field'],
  pairs: [
    {
      good: {
        example: (
          <Field label="Opening volume" hint="From 0 to 100">
            {(control) => <input type="range" {...control} />}
          </Field>
        ),
        why: 'The control is linked to its label and hint.',
      },
      bad: {
        example: (
          <label>
            Opening volume <input type="range" /> (from 0 to 100)
          </label>
        ),
        why: 'The hint isn’t linked, and the label isn’t where other forms have it.',
      },
    },
  ],
}
