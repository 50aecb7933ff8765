import { expect, test } from 'vitest'
import { onSale, productsOnSale } from './control-sale.ts'

const dayName = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
const indexes = new Map(Array.from({ length: 200 }, (_, index) => [dayName(index), index]))
const sold = (first: number, last: number, sales: number) => ({
  half: 0 as const,
  units: sales,
  sales,
  firstDay: dayName(first),
  lastDay: dayName(last),
})
const placesOf = (...products: ReturnType<typeof sold>[]) =>
  productsOnSale({ controlProducts: products }, indexes, 10, 190).map(({ from, until }) => [from, until])

test('a product is on sale until it sells nothing for longer than can be chance', () => {
  expect(placesOf(sold(10, 99, 90))).toEqual([[10, 100]])
  expect(placesOf(sold(100, 189, 90))).toEqual([[100, 190]])
  expect(placesOf(sold(14, 185, 90))).toEqual([[10, 190]])
  // Too few sales to tell when it went.
  expect(placesOf(sold(60, 60, 1), sold(60, 69, 2))).toEqual([
    [10, 190],
    [10, 190],
  ])
})

test('sales before or after the known days count on none of them', () => {
  expect(placesOf(sold(0, 5, 90), sold(195, 199, 90))).toEqual([])
  expect(placesOf(sold(0, 199, 90))).toEqual([[10, 190]])
})

test('both halves are expected to sell what their products sell at the level of each day', () => {
  const level = Float64Array.from([1, 2, 1, 2])
  const products = [
    { half: 0 as const, units: 6, from: 0, until: 4 },
    { half: 0 as const, units: 9, from: 0, until: 2 },
    { half: 1 as const, units: 3, from: 3, until: 4 },
  ]
  expect(onSale(products, level).map((units) => [...units])).toEqual([
    [4, 8, 1, 2],
    [0, 0, 0, 3],
  ])
})
