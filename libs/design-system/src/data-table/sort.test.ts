import { expect, test } from 'vitest'
import { sortDirection, toggleSort } from './sort.ts'

test("a first click sorts in the column's preferred direction, a second one reverses it", () => {
  expect(toggleSort(undefined, 'total', 'descending')).toBe('-total')
  expect(toggleSort('-total', 'total', 'descending')).toBe('total')
  expect(toggleSort('total', 'total', 'descending')).toBe('-total')
  expect(toggleSort('-ordered_at', 'customer')).toBe('customer')
})

test("doesn't match another key or one that only begins the same", () => {
  expect(sortDirection('-total', 'total')).toBe('descending')
  expect(sortDirection('total_tax', 'total')).toBeUndefined()
  expect(sortDirection(undefined, 'total')).toBeUndefined()
})
