import { expect, test } from 'vitest'
import { revenuePerCustomer } from './cohort-rows.ts'

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [-1, 2, -1],
  [-1, 3, 0],
])('%d minor units of %d customers are %d each, with halves away from zero', (revenue, customers, each) => {
  const window = { repeat_customers: 0, revenue }
  const cohort = { month: '2026-03', customers, after_30: window, after_90: null, after_365: null }
  expect(revenuePerCustomer(cohort, 30)).toBe(each)
  expect(revenuePerCustomer(cohort, 90)).toBeNull()
})
