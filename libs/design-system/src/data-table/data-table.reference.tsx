import type { Reference } from '../reference.ts'
import { DataTable } from './data-table.tsx'

interface Order {
  number: string
  total?: string
}
const orders = {
  label: 'Orders',
  rows: [
    { number: 'TS-4812', total: '$1,299.00' },
    { number: 'TS-4811', total: '$18.50' },
    { number: 'TS-4810' },
  ],
  getRowId: ({ number }: Order) => number,
  empty: null,
}

export const reference: Reference = {
  components: ['DataTable'],
  status: 'stable',
  use: [
    'For many things of one kind that people compare, sort and act on: orders, customers, people.',
    'When the server sorts and cuts into pages; the table shows what it gets.',
  ],
  instead: {
    VirtualGrid: 'for things that people recognise by their picture.',
    ScrollRegion: 'around a plain table of figures that nobody sorts.',
    Card: 'for a handful of things with different content.',
  },
  anatomy: {
    Header: 'Names, with an arrow at the sorted column and explanations as tooltips.',
    Separators: 'Optional, between headers: they change the width of the column before them.',
    'Choice column': 'Optional: a checkbox per row, and one for the page.',
    'Identity column': 'The row’s name; a link when rows have details. It stays visible when it is first.',
    'Actions column': 'A menu per row; it stays visible when it is last.',
    'Group headings': 'Optional, above the rows that have something in common.',
    Footer: 'The range, rows per page, and pages.',
    'Phone entry': 'Below 768 px each row is an entry with two lines, and one menu sorts.',
  },
  content: [
    'Headers are nouns, as short as possible; the unit is in the cell.',
    'Numbers and money align at the end, everything else at the start.',
    'A missing value is “–”.',
    '`empty` says whether nothing exists yet or nothing was found.',
  ],
  keyboard: {
    Tab: 'Moves through separators, which are one tab stop, sortable headers, row links, checkboxes, menus and pages.',
    'Enter, Space': 'On a header, sorts by the column; again, the other way round.',
    Enter: 'On a row’s link, opens it. On a separator, returns to the usual width.',
    'Left, Right': 'On a separator, make the column narrower or wider.',
    'Up, Down': 'On a separator, move to the previous or next one.',
    Space: 'On a checkbox, chooses the row; with Shift all rows since the last one.',
  },
  accessibility: [
    'A native table with a caption, `scope` and `aria-sort`; on a phone a list with the header before every value.',
    'While old rows stay during a new query it is `aria-busy`; the first load says “Loading” once.',
    'A separator says the width of its column, or that the column fits its content.',
    'A click anywhere on a row follows its link, but the link is the only stop for keys.',
    'Header explanations also belong on another page: touch screens don’t show tooltips.',
  ],
  recipes: ['dataTable', 'checkbox', 'pagination'],
  pairs: [
    {
      good: {
        example: (
          <DataTable
            {...orders}
            columns={[
              { key: 'number', header: 'Order', cell: ({ number }) => number, primary: true, phone: 'title' },
              {
                key: 'total',
                header: 'Total',
                cell: ({ total }) => total ?? '–',
                align: 'end',
                phone: 'value',
              },
            ]}
          />
        ),
        why: 'Amounts align at the end, and a missing one is a dash.',
      },
      bad: {
        example: (
          <DataTable
            {...orders}
            columns={[
              {
                key: 'number',
                header: 'The number of the order',
                cell: ({ number }) => number,
                primary: true,
                phone: 'title',
              },
              {
                key: 'total',
                header: 'Total in USD',
                cell: ({ total }) => total ?? '$0.00',
                phone: 'subtitle',
              },
            ]}
          />
        ),
        why: 'Amounts don’t align, and an unknown amount looks like zero.',
      },
    },
  ],
}
