import { describe, expect, test } from 'vitest'
import { expectedSales, soldProducts } from './products-on-sale.ts'
import type { SoldProduct } from './products-on-sale.ts'

/** A product that sells once a day. */
const sold = (from: number, until: number, sales = until - from): SoldProduct => ({
  half: 0,
  units: sales,
  sales,
  from,
  until,
})
const flat = (days: number) => new Float64Array(days).fill(1)

/** The first and the last day on which the product is expected to sell. */
function daysOf(product: SoldProduct, level: Float64Array) {
  const [expected] = expectedSales([product], level)
  const days = [...expected.keys()].filter((day) => expected[day]! > 1e-9)
  return [days[0], days.at(-1)]
}

describe('a product is on sale', () => {
  test('from its first to its last sale, unless the gap there can be chance', () => {
    expect(daysOf(sold(0, 90), flat(180))).toEqual([0, 89])
    expect(daysOf(sold(90, 180), flat(180))).toEqual([90, 179])
    expect(daysOf(sold(4, 176), flat(180))).toEqual([0, 179])
  })

  test('on all days when it has too few sales to tell', () => {
    expect(daysOf(sold(50, 51, 1), flat(180))).toEqual([0, 179])
    expect(daysOf(sold(50, 60, 2), flat(180))).toEqual([0, 179])
    expect(daysOf(sold(50, 60, 6), flat(180))).toEqual([50, 59])
  })

  test('after the store was closed, until it is missing among the days that follow', () => {
    const closed = flat(180).fill(0, 100, 140)
    expect(daysOf(sold(40, 100, 15), closed.slice(0, 145))).toEqual([40, 144])
    expect(daysOf(sold(40, 100, 60), closed)).toEqual([40, 99])
  })

  test('in a weak season for as long as its few sales can be chance', () => {
    const level = flat(77).fill(3, 0, 60)
    expect(daysOf(sold(0, 60, 30), level)).toEqual([0, 76])
    expect(daysOf(sold(0, 60, 30), flat(77))).toEqual([0, 59])
  })
})

test('both halves are expected to sell as much as their products did, by the level of each day', () => {
  const level = Float64Array.from([1, 2, 1, 2])
  const products: SoldProduct[] = [
    { half: 0, units: 6, sales: 2, from: 0, until: 4 },
    { half: 0, units: 30, sales: 30, from: 0, until: 2 },
    { half: 1, units: 30, sales: 30, from: 3, until: 4 },
  ]
  expect(expectedSales(products, level).map((units) => [...units])).toEqual([
    [11, 22, 1, 2],
    [0, 0, 0, 30],
  ])
})

test('sales before or after the known days don’t count', () => {
  const dayName = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
  const indexes = new Map(Array.from({ length: 200 }, (_, index) => [dayName(index), index]))
  const product = (first: number, last: number) => ({
    half: 1 as const,
    units: 9,
    sales: 9,
    firstDay: dayName(first),
    lastDay: dayName(last),
  })
  const controlProducts = [product(0, 5), product(195, 199), product(0, 199), product(20, 30)]
  expect(soldProducts({ controlProducts }, indexes, 10, 190).map(({ from, until }) => [from, until])).toEqual(
    [
      [10, 190],
      [20, 31],
    ],
  )
})
