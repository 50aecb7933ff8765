/** The words of a table itself. Numbers arrive formatted. */
export const defaultTableLabels = {
  sortBy: 'Sort by',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
  loading: 'Loading',
  rows: 'Rows',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  noRows: '0 of 0',
  selectPage: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
}

/** All words of a table, given or usual. */
export type TableWords = typeof defaultTableLabels

export type DataTableLabels = Partial<TableWords>
