import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Addend } from '../list/list-column.ts'
import { sumRows } from './sum-rows.ts'

const column = { key: 'value', header: 'Value', adds: ({ value }: { value: Addend }) => value }
const sumsOf = (...values: Addend[]) =>
  sumRows(
    [column],
    values.map((value) => ({ value })),
  )
const shared = { key: 'value', header: 'Value' }

test('adds up known values only, and divides by their number', () => {
  expect(sumsOf(10, null, 5, 0)).toEqual([{ ...shared, currency: undefined, sum: 15, average: 5, known: 3 }])
  expect(sumsOf(null, null)).toEqual([
    { ...shared, currency: undefined, sum: undefined, average: undefined, known: 0 },
  ])
})

test('never adds up two currencies', () => {
  const both = [
    { currency: 'GBP', amount: 1050 },
    { currency: 'EUR', amount: 300 },
  ]
  expect(sumsOf(both, [{ currency: 'GBP', amount: 1 }], null)).toEqual([
    { ...shared, currency: 'EUR', sum: 300, average: 300, known: 1 },
    // 525.5 minor units, rounded half away from zero.
    { ...shared, currency: 'GBP', sum: 1051, average: 526, known: 2 },
  ])
  expect(sumsOf([{ currency: 'GBP', amount: -1051 }], [{ currency: 'GBP', amount: 0 }])).toMatchObject([
    { sum: -1051, average: -526 },
  ])
})

test('counts a row without an amount as 0 in each currency, and an unknown one for none', () => {
  expect(sumsOf([], [{ currency: 'GBP', amount: 1000 }], [{ currency: 'EUR', amount: 300 }], null)).toEqual([
    { ...shared, currency: 'EUR', sum: 300, average: 150, known: 2 },
    { ...shared, currency: 'GBP', sum: 1000, average: 500, known: 2 },
  ])
  expect(sumsOf([], [], null)).toEqual([{ ...shared, currency: undefined, sum: 0, average: 0, known: 2 }])
})

test('leaves out columns that must not be added up, and sums that are not exact', () => {
  expect(sumRows([{ key: 'rate', header: 'Rate' }], [{ value: 1 }])).toEqual([])
  expect(sumsOf(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toEqual([])
  expect(sumsOf(Number.MAX_SAFE_INTEGER - 2, 1)).toMatchObject([{ sum: Number.MAX_SAFE_INTEGER - 1 }])
})

test('agrees with sums of whole hundredths of a hundredth, in any order', () => {
  const parts = fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 })), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(parts, (values) => {
      const known = values.filter((value) => value !== null)
      const sum = known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0) / 10_000
      const decimals = values.map((value) => value && value / 10_000)
      expect(sumsOf(...decimals)[0]).toMatchObject({ sum, known: known.length })
      expect(sumsOf(...decimals.toReversed())).toEqual(sumsOf(...decimals))
    }),
  )
})
