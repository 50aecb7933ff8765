import { provenWindows } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { examplePostSales } from './example-sales.ts'
import { dailySales } from './sales-sums.ts'

const [inLira] = examplePostSales.sales ?? []

test.each(provenWindows)('the days of a window of %s days add up to its proven revenue', (proven) => {
  const { days, revenue } = dailySales(examplePostSales, { currency: 'TRY', proven })
  // From the afternoon of a day to that of another.
  expect(days.length - Number(proven)).toBeLessThanOrEqual(1)
  expect(revenue).not.toContain(null)
  expect(revenue.reduce<number>((all, value) => all + (value ?? 0), 0)).toBe(inLira?.proven[proven].revenue)
})

test('days without revenue are unknown before the day since which all orders are known', () => {
  const { revenue } = dailySales(examplePostSales, { currency: 'EUR', proven: '7', since: '2026-11-16' })
  expect(revenue).toEqual([null, 2190, null, null, 0, 0, 0])
})
