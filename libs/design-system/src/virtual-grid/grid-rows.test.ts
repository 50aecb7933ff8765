import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsIn, itemsIn, rowsFor, withRow } from './grid-rows.ts'

test.each([
  [0, 1],
  [248, 1],
  [511, 1],
  [512, 2],
  [1144, 4],
])('%i pixels fit %i columns', (width, columns) => expect(columnsIn(width, 248, 16)).toBe(columns))

test('every item is in exactly one row, in order', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 7 }), (count, columns) => {
      const rows = Array.from({ length: rowsFor(count, columns) }, (_row, row) =>
        itemsIn(row, columns, count),
      )
      expect(rows.flat()).toEqual(Array.from({ length: count }, (_item, at) => at))
      expect(rows.every((row) => row.length > 0 && row.length <= columns)).toBe(true)
    }),
  )
})

test.each([
  [2, 4, null, [2, 3, 4]],
  [2, 4, 3, [2, 3, 4]],
  [2, 4, 0, [0, 2, 3, 4]],
  [2, 4, 9, [2, 3, 4, 9]],
  [0, -1, null, []],
])('rows %i to %i with %j are %j', (first, last, kept, rows) =>
  expect(withRow(first, last, kept)).toEqual(rows),
)
