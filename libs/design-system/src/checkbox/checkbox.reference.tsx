import type { Reference } from '../reference.ts'
import { Stack } from '../layout/stack.tsx'
import { Checkbox } from './checkbox.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Checkbox'],
  status: 'stable',
  use: [
    'For several choices from a list, or one yes or no in a form that is submitted.',
    'In tables, to choose rows.',
  ],
  instead: {
    Switch: 'when it takes effect immediately.',
    OptionCards: 'when exactly one of a few options is chosen.',
    ChoiceFilter: 'to filter a list by values.',
  },
  anatomy: {
    Box: '16 px; pointer and touch reach 24 px.',
    Mark: 'A tick, or a line when only part of what it stands for is on.',
    Label: 'At the right; a click on it counts too.',
  },
  content: [
    'The label says what is true when it is ticked: “Send me product news”.',
    'Never a negative: “Don’t send …”.',
  ],
  keyboard: { Tab: 'Moves to it.', Space: 'Ticks or unticks it.' },
  accessibility: [
    'A native checkbox. It needs a visible label or, as in a table, an `aria-label`.',
    '`indeterminate` is announced as “mixed”; the caller decides what a click means then.',
  ],
  recipes: ['checkbox'],
  pairs: [
    {
      good: {
        example: (
          <Stack gap="2">
            <Checkbox label="Orders" defaultChecked />
            <Checkbox label="Customers" />
          </Stack>
        ),
        why: 'Any number of them can be on.',
      },
      bad: {
        example: (
          <Stack gap="2">
            <Checkbox label="Every day" checked onChange={nothing} />
            <Checkbox label="Every week" />
          </Stack>
        ),
        why: 'Only one can be true: use OptionCards or a Select.',
      },
    },
  ],
}
