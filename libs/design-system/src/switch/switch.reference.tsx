import type { Reference } from '../reference.ts'
import { Switch } from './switch.tsx'

export const reference: Reference = {
  components: ['Switch'],
  status: 'stable',
  use: ['For a setting that is on or off and takes effect immediately.'],
  instead: {
    Checkbox: 'in a form that is submitted.',
    OptionCards: 'when both sides need a name.',
    Button: 'with `aria-pressed`, for a tool that is on.',
  },
  anatomy: {
    Label: 'At the left; a click on it counts.',
    Hint: 'Below the label: what follows.',
    Reason: 'Why it can’t be changed: a tooltip, on a phone below the label.',
    Track: 'At the right, with a thumb.',
  },
  content: ['The label names what is on: “Weekly summary”. It doesn’t change with the state.'],
  keyboard: { Tab: 'Moves to it.', Space: 'Turns it on or off.' },
  accessibility: [
    'A native checkbox with the role `switch`: it is read as on or off.',
    'The hint is its description, or the reason in `disabledReason`; with one it stays reachable by keyboard.',
    'If saving fails, turn it back and say so.',
  ],
  recipes: ['switchControl'],
  pairs: [
    {
      good: {
        example: <Switch label="Weekly summary" hint="Every Monday, by email." defaultChecked />,
        why: 'The name stays; the switch says whether it is on.',
      },
      bad: {
        example: <Switch label="Weekly summary is on" defaultChecked />,
        why: 'It’s unclear whether the label is the current state or what happens next.',
      },
    },
  ],
}
