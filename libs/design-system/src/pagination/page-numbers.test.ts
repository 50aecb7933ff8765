import { assert, constant, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('shows both ends and the neighbours', () => {
  expect(pageNumbers(1, 132)).toEqual([1, 2, 3, 'gap', 132])
  expect(pageNumbers(66, 132)).toEqual([1, 'gap', 65, 66, 67, 'gap', 132])
  expect(pageNumbers(132, 132)).toEqual([1, 'gap', 130, 131, 132])
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 0)).toEqual([])
})

test('is ascending, contains the current page, and hides at least two pages in each gap', () => {
  const anyPage = integer({ min: 1, max: 20_000 }).chain((pageCount) =>
    tuple(integer({ min: 1, max: pageCount }), constant(pageCount)),
  )
  assert(
    property(anyPage, ([page, pageCount]) => {
      const shown = pageNumbers(page, pageCount)
      expect(shown).toContain(page)
      expect(shown[0]).toBe(1)
      expect(shown.at(-1)).toBe(pageCount)
      shown.forEach((entry, index) => {
        const before = shown[index - 1]
        const after = shown[index + 1]
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(entry).toBe(before + 1)
      })
    }),
    { numRuns: 200 },
  )
})
