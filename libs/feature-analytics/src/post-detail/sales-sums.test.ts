import { expect, test } from 'vitest'
import { examplePostSales } from './example-sales.ts'
import { revenueOf } from '../posts/post-sales.ts'
import { dailySales, estimatesIn } from './sales-sums.ts'

const [inLira] = examplePostSales.sales ?? []

test('the sum of a currency is its three steps, and so are its days', () => {
  const { days, exact, likely, estimated } = dailySales(examplePostSales, 'TRY')
  expect(days).toHaveLength(8)
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  expect(inLira && revenueOf(inLira)).toBe(sum([...exact, ...likely, ...estimated]))
})

test('what an estimate is made of sums up to it, each currency by itself', () => {
  const parts = estimatesIn(examplePostSales.estimates, 'TRY')
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(inLira?.estimated.revenue)
  expect(estimatesIn(examplePostSales.estimates, 'USD')).toEqual([])
})
