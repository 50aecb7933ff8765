import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { Filter } from './filter.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Filter', 'ChoiceFilter', 'NumberRangeFilter'],
  status: 'stable',
  use: [
    '`ChoiceFilter` for one or several values of a property.',
    '`NumberRangeFilter` for amounts, either end open.',
    '`Filter` around any other control.',
  ],
  instead: {
    DateRangeFilter: 'for days.',
    Select: 'in a form.',
    SearchField: 'for free text.',
  },
  anatomy: {
    Chip: 'Name and value; outlined stronger once it is set.',
    Cross: 'Clears it; only when it is set.',
    Panel: 'The control, in a popover. In a phone’s sheet it unfolds below its line.',
    Options: 'Checkboxes with counts; a search from six options on.',
  },
  content: [
    'The value is in words: “Paid”, “2 of 7”, “from 100 USD”.',
    'Options that nobody has are left out or counted as 0.',
  ],
  keyboard: {
    'Enter, Space': 'Opens the filter; on the cross, clears it. In a range, Enter applies what is typed.',
    'Up, Down': 'Move between the options, which are one tab stop; Down also leads from the search to them.',
    'Home, End': 'Move to the first or the last option.',
    Space: 'Ticks an option.',
    Escape: 'Clears the search of the options, then closes the filter.',
  },
  accessibility: [
    'After clearing, the focus goes to the chip, because the cross is gone.',
    'How many options match is announced.',
    'Unreadable numbers stay, with an example of how to write them.',
  ],
  recipes: ['filterBar', 'checkbox', 'popover'],
  pairs: [
    {
      good: {
        example: (
          <Filter label="Payment" valueText="Paid" onClear={nothing}>
            <Text>What chooses the value</Text>
          </Filter>
        ),
        why: 'The property comes first, then its value and a clear button.',
      },
      bad: {
        example: (
          <Filter label="Filter by payment status…">
            <Text>What chooses the value</Text>
          </Filter>
        ),
        why: '“Filter” is repeated on each chip, and no value shows whether it is set.',
      },
    },
  ],
}
