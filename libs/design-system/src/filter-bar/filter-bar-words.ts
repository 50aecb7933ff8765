import { defineWords } from '../words/define-words.ts'

export const defaultLabels = defineWords('filterBar', {
  filters: 'Filters',
  clearAll: 'Clear all',
  show: 'Show results',
  close: 'Close',
  find: 'Find filter',
  findMore: 'Type a filter or a value',
  clearFind: 'Clear search',
  found: 'Filters found',
  noFilter: 'No filter matches',
})

export type FilterBarWords = typeof defaultLabels
