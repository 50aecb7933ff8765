import { provenWindows } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { examplePostSales } from './example-sales.ts'
import { dailySales } from './sales-sums.ts'

const [inLira] = examplePostSales.sales ?? []

test.each(provenWindows)('the days of a window of %s days add up to its proven revenue', (proven) => {
  const { days, revenue } = dailySales(examplePostSales, { currency: 'TRY', proven })
  // From the afternoon of a day to that of another.
  expect(days.length - Number(proven)).toBeLessThanOrEqual(1)
  expect(revenue.reduce((all, value) => all + value, 0)).toBe(inLira?.proven[proven].revenue)
})
