import { expect, test } from 'vitest'
import { sortDirection, toggleSort } from './sort.ts'

test('a first click sorts in the direction that the column asks for, a second one turns it', () => {
  expect(toggleSort(undefined, 'total', 'descending')).toBe('-total')
  expect(toggleSort('-total', 'total', 'descending')).toBe('total')
  expect(toggleSort('total', 'total', 'descending')).toBe('-total')
  expect(toggleSort('-ordered_at', 'customer')).toBe('customer')
})

test('another key, and a key that only begins alike, is not sorted by', () => {
  expect(sortDirection('-total', 'total')).toBe('descending')
  expect(sortDirection('total_tax', 'total')).toBeUndefined()
  expect(sortDirection(undefined, 'total')).toBeUndefined()
})
