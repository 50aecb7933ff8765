import type { Reference } from '../reference.ts'
import { OptionCards } from './option-cards.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['OptionCards'],
  status: 'stable',
  use: [
    'For one choice out of two to about six, when each needs a word of explanation, an icon or a picture.',
  ],
  instead: {
    Select: 'for more options, or when names alone are enough.',
    Checkbox: 'when several can be chosen.',
    Tabs: 'to switch views of a page.',
    Switch: 'for on and off.',
  },
  anatomy: {
    Legend: 'The question; with `prominent` a heading.',
    Card: 'A radio button with label, hint and optional icon, picture or sample.',
    Message: 'Hint or error below the cards.',
  },
  content: [
    'Labels are parallel: all nouns or all verbs.',
    'The hint says what follows from the choice.',
    'Put the usual choice first and choose it beforehand, unless choosing matters.',
  ],
  keyboard: {
    Tab: 'Moves to the chosen card, or to the first.',
    'Arrow keys': 'Choose the next or previous card.',
    Space: 'Chooses the focused card.',
  },
  accessibility: [
    'Native radio buttons in a `<fieldset>`; the legend is read with the first.',
    'Pictures and samples are hidden from screen readers.',
    'The error is a description of the group and is announced when it appears.',
  ],
  recipes: ['optionCards', 'field'],
  pairs: [
    {
      good: {
        example: (
          <OptionCards
            label="Role"
            value="viewer"
            onValueChange={nothing}
            options={[
              { value: 'viewer', label: 'Viewer', hint: 'Sees everything and changes nothing.' },
              { value: 'editor', label: 'Editor', hint: 'Connects stores and accounts.' },
            ]}
          />
        ),
        why: 'Each hint says what the choice does.',
      },
      bad: {
        example: (
          <OptionCards
            label="Currency"
            columns={3}
            value="GBP"
            onValueChange={nothing}
            options={['EUR', 'GBP', 'JPY', 'SEK', 'TRY', 'USD'].map((code) => ({ value: code, label: code }))}
          />
        ),
        why: 'Many options without hints take less space in a Select.',
      },
    },
  ],
}
