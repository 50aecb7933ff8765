import type { Reference } from '../reference.ts'
import { Switcher } from './select.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Switcher'],
  status: 'stable',
  use: [
    'In a page header, to choose which store or account the page shows; or beside a text in a list of settings (`look="field"`).',
  ],
  instead: {
    Select: 'in a form, where the label must be visible.',
    Tabs: 'for two or three views.',
    Filter: 'to narrow a list.',
  },
  anatomy: {
    Control: 'The chosen option with its icon.',
    List: 'At the end of the control; the chosen option has a tick.',
  },
  content: ['The first option is usually “All stores”.', 'The label names what is switched: “Store”.'],
  keyboard: {
    'Enter, Space, Down, Up': 'Open the list.',
    'Down, Up ': 'In the list, move between options.',
    'Home, End': 'Move to the first or the last option.',
    'A letter': 'Moves to the next option that begins with it.',
    Enter: 'Chooses the option.',
    Escape: 'Closes the list.',
  },
  accessibility: [
    'The label is only for screen readers, so the header or a text beside it must make the meaning clear.',
  ],
  recipes: ['select'],
  pairs: [
    {
      good: {
        example: (
          <Switcher
            label="Store"
            options={[
              { value: 'all', label: 'All stores' },
              { value: 'home', label: 'Linden Home' },
              { value: 'oak', label: 'Oak Workshop' },
            ]}
            value="all"
            onValueChange={nothing}
          />
        ),
        why: 'It says whose metrics the page shows, with “all” first.',
      },
      bad: {
        example: (
          <Switcher
            label="View"
            options={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            value="chart"
            onValueChange={nothing}
          />
        ),
        why: 'These are two views. Use Tabs, which show both names.',
      },
    },
  ],
}
