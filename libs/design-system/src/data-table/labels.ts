import { defineWords } from '../words/define-words.ts'

/** A table's own texts. Numbers are already formatted. */
export const defaultTableLabels = defineWords('dataTable', {
  sortBy: 'Sort by',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
  loading: 'Loading',
  rows: 'Rows',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  noRows: '0 of 0',
  selectPage: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
})

/** All texts of a table, given or default. */
export type TableWords = typeof defaultTableLabels

export type DataTableLabels = Partial<TableWords>
