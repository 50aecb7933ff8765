import { defineWords } from '../words/define-words.ts'

/** A table's own texts. Numbers are already formatted. */
export const defaultTableLabels = defineWords('dataTable', {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
  loading: 'Loading',
  rows: 'Rows',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  noRows: '0 of 0',
  selectPage: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  widthOf: (header: string) => `Width of ${header}`,
  resizing: 'Left and right change the width, up and down go to other columns, Enter resets',
  fitted: 'Fits its content',
  pixels: (width: string) => `${width} pixels`,
})

/** All texts of a table, given or default. */
export type TableWords = typeof defaultTableLabels

/** The texts that a table gets; the others are the default ones. */
export type DataTableLabels = Partial<TableWords>
