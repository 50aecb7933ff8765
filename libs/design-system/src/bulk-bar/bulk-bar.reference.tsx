import type { Reference } from '../reference.ts'
import { noneSelected, selectRows } from '../selection/row-selection.ts'
import { BulkBar } from './bulk-bar.tsx'

const nothing = () => undefined
const chosen = {
  selection: selectRows(noneSelected, ['1', '2'], true),
  onSelectionChange: nothing,
  pageIds: ['1', '2', '3'],
  total: 3,
}

export const reference: Reference = {
  components: ['BulkBar'],
  status: 'stable',
  use: [
    'Directly after a list whose rows can be chosen, for actions on all chosen rows.',
    'When the choice can cover all pages, not only what is visible.',
  ],
  instead: {
    Menu: 'for the actions of one row.',
    PageHeader: 'for actions on the whole page; they need no choice.',
  },
  anatomy: {
    Figures:
      'Optional, above the rest: sums and averages of the chosen rows, or a text that says why there are none.',
    Count: 'How many rows are chosen, of this page or of all pages.',
    'Select all':
      'Chooses the rows of every page and says how many; missing when that isn’t possible. `labels.rows` names them.',
    Actions: 'One or two words each, with an icon.',
    Clear: 'A cross that ends the choice.',
  },
  content: [
    'Actions are verbs without an object, because the count names it: “Export”, “Add to list”.',
    'An action that isn’t possible stays, with its reason in `disabledReason`.',
  ],
  keyboard: {
    Tab: 'Moves through “Select all”, the actions and the cross, also to those that aren’t possible.',
    'Enter, Space': 'Runs the action. The cross returns the focus to where it was before the bar.',
  },
  accessibility: [
    'The number of chosen rows and their figures are announced politely whenever they change.',
    'The figures scroll sideways where they are wider than the bar, also by keyboard.',
    'The bar is a named region. It keeps its space while nothing is chosen, so nothing moves.',
    'An action that isn’t possible has `aria-disabled`, and its reason is a tooltip.',
  ],
  recipes: ['bulkBar'],
  pairs: [
    {
      good: {
        example: <BulkBar {...chosen} actions={[{ key: 'export', label: 'Export', onAction: nothing }]} />,
        why: 'The button is a verb; the count beside it already names the rows.',
      },
      bad: {
        example: (
          <BulkBar
            {...chosen}
            actions={[{ key: 'export', label: 'Export these two orders to a file', onAction: nothing }]}
          />
        ),
        why: 'The label repeats the count and leaves no space for a second action.',
      },
    },
  ],
}
