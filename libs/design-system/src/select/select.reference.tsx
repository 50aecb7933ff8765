import type { Reference } from '../reference.ts'
import { Select } from './select.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Select'],
  status: 'stable',
  use: [
    'For one choice from about five to many options: a country, a currency, a time zone.',
    'From twelve options on, typing filters them.',
    '`size="lg"` on pages before the app, where the other fields are large too.',
  ],
  instead: {
    OptionCards: 'for a few options that need explaining.',
    Switcher: 'in a page header or a list of settings, without a visible label.',
    ChoiceFilter: 'for several values, or to filter a list.',
    Menu: 'for actions.',
  },
  anatomy: {
    Label: 'Above the control.',
    Control: 'The chosen option or the placeholder.',
    List: 'As wide as the control; the chosen option has a tick.',
    Hint: 'Muted, at the right of an option: a code or an offset. Typing finds it too.',
    Count: 'In a list with a search: how many options match.',
    Message: 'Hint or error.',
  },
  content: [
    'Options are in an order that people know: alphabetical, by size, or usual ones first.',
    'The placeholder says what is chosen: “Choose a currency”. It isn’t an option.',
  ],
  keyboard: {
    'Enter, Space, Down, Up': 'Open the list. With a search, Down and Up do.',
    'Down, Up ': 'In the list, move between options.',
    'Home, End': 'Without a search: move to the first or the last option.',
    'A letter':
      'Without a search: chooses or moves to the next option that begins with it. With one: filters.',
    Enter: 'Chooses the option.',
    Escape: 'Closes the list.',
  },
  accessibility: [
    'A listbox button; with a search a combobox. Before script, the browser’s own select.',
    'How many options match is announced.',
    'Error and hint are connected as in every Field.',
  ],
  recipes: ['select', 'field'],
  pairs: [
    {
      good: {
        example: (
          <Select
            label="Currency"
            placeholder="Choose a currency"
            options={[
              { value: 'EUR', label: 'Euro', hint: 'EUR' },
              { value: 'GBP', label: 'Pound sterling', hint: 'GBP' },
              { value: 'TRY', label: 'Turkish lira', hint: 'TRY' },
              { value: 'USD', label: 'US dollar', hint: 'USD' },
            ]}
            value={undefined}
            onValueChange={nothing}
          />
        ),
        why: 'Names are in alphabetical order, and typing the code works too.',
      },
      bad: {
        example: (
          <Select
            label="Currency"
            options={[
              { value: 'none', label: '-- Please select --' },
              { value: 'USD', label: 'USD' },
              { value: 'TRY', label: 'TRY' },
            ]}
            value="none"
            onValueChange={nothing}
          />
        ),
        why: 'The placeholder is an option that can be chosen and sent.',
      },
    },
  ],
}
