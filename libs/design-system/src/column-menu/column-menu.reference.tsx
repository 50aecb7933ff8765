import type { Reference } from '../reference.ts'
import { ColumnMenu } from './column-menu.tsx'

const nothing = () => undefined
const columns = [
  { key: 'total', header: 'Total' },
  { key: 'date', header: 'Date' },
]

export const reference: Reference = {
  components: ['ColumnMenu'],
  status: 'stable',
  use: ['At the end of the filter bar of a table with more columns than fit.'],
  instead: {
    DataTable: 'alone, when it has few columns: leave the menu out.',
    FilterBar: 'to choose rows instead of columns.',
  },
  anatomy: {
    Button: '“Columns”; opens a popover, on a phone a sheet.',
    Rows: 'One per column: a checkbox, two arrows and a grip. The identity and the row menu aren’t listed.',
    Density: 'Optional: default or compact rows.',
    Reset: 'Returns to the columns of the product.',
  },
  content: ['Columns have the names of the table’s headers.'],
  keyboard: {
    Tab: 'Moves through checkboxes and arrows.',
    Space: 'Shows or hides the column.',
    Enter: 'On an arrow, moves the column up or down by one. Space does the same.',
    Escape: 'Closes the menu; the focus returns to its button.',
  },
  accessibility: [
    'Every move is announced: “Total: 2 of 7”. Nobody needs to drag.',
    'A column that must stay says “always shown”.',
  ],
  recipes: ['columnMenu', 'popover', 'button'],
  pairs: [
    {
      good: {
        example: <ColumnMenu columns={columns} value={undefined} onValueChange={nothing} />,
        why: 'Columns have the same names as the table’s headers.',
      },
      bad: {
        example: (
          <ColumnMenu
            columns={[
              { key: 'total', header: 'order_total_minor' },
              { key: 'date', header: 'ordered_at' },
            ]}
            value={undefined}
            onValueChange={nothing}
          />
        ),
        why: 'Open both: “ordered_at” isn’t a name that people look for.',
      },
    },
  ],
}
