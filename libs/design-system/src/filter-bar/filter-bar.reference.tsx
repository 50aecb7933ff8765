import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Filter } from './filter.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['FilterBar'],
  status: 'stable',
  use: ['Above a list that people narrow by several properties. Keep the filters in the address.'],
  instead: {
    SearchField: 'alone, when a search is enough.',
    Tabs: 'for two or three fixed views.',
    Switcher: 'for the store or account of the whole page.',
  },
  anatomy: {
    Search: 'First in the row.',
    'Pinned filters': 'Stay visible on a phone: the dates.',
    Filters: 'Chips; on a phone they are in a sheet behind one button with a count.',
    'Find filter':
      'Finds a filter, or a value of one, by typing. It also lists what isn’t in the row: filters given as `more`, and with `folds` those of a tablet that aren’t set.',
    'Row of filters that are set': 'With `folds`, on a tablet: scrolls instead of wrapping.',
    'Clear all': 'Appears once a filter is set.',
    End: 'Saved filters and the column menu. Stays in the first row when the filters wrap.',
  },
  content: [
    'A filter has the name of its column.',
    'The bar’s label says what is filtered: “Filter orders”.',
  ],
  keyboard: {
    Tab: 'Moves through search, chips, their crosses and the buttons.',
    'Enter, Space': 'Opens a filter or presses a button.',
    'Down, Up': 'In “Find filter”, move from the box to what was found, and on.',
    Enter: 'In “Find filter”, takes the first that was found.',
    Escape: 'Closes what is open; the focus returns to its chip.',
  },
  accessibility: [
    'It is a group with a name. “Clear all” moves the focus to the group, so that Tab leads to the first filter.',
    'A found value says whether it is chosen already.',
  ],
  recipes: ['filterBar', 'popover'],
  pairs: [
    {
      good: {
        example: (
          <FilterBar label="Filter orders" activeCount={1} onClearAll={nothing}>
            <Filter label="Payment" valueText="Paid" onClear={nothing}>
              <Text>What chooses the value</Text>
            </Filter>
          </FilterBar>
        ),
        why: 'Active filters are visible, and one click clears them.',
      },
      bad: {
        example: (
          <FilterBar label="Filter orders" activeCount={0} onClearAll={nothing}>
            <Filter label="Payment: paid, and not refunded since">
              <Text>What chooses the value</Text>
            </Filter>
          </FilterBar>
        ),
        why: 'A value in the label can’t be cleared and isn’t counted.',
      },
    },
  ],
}
