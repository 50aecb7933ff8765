import { expect, test } from 'vitest'
import { currenciesOf, daysShown, maxDays, valuesOf } from './sold-days.ts'

const day = (name: string, currency = 'TRY', changes = {}) => ({
  day: name,
  currency,
  orders: 1,
  units: 2,
  revenue: 500,
  refunds: 0,
  ...changes,
})
const today = '2026-11-21'

test('shows every requested day, with or without sales', () => {
  const days = daysShown([day('2026-11-19')], { date_from: '2026-11-18', date_to: '2026-11-20', today })
  expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  expect(valuesOf([day('2026-11-19')], days, { measure: 'TRY', since: null })).toEqual([0, 500, 0])
  expect(valuesOf([day('2026-11-19')], days, { measure: 'TRY', since: '2026-11-19' })).toEqual([null, 500, 0])
})

test('without a first day, begins with the first sale and ends today', () => {
  expect(daysShown([day('2026-11-20')], { today })).toEqual(['2026-11-20', today])
  expect(daysShown([], { today })).toEqual([])
})

test('shows a sale that the shop dates ahead', () => {
  expect(daysShown([day('2026-11-22')], { today })).toEqual(['2026-11-22'])
})

test('shows the latest days when there are more than the server returns', () => {
  const days = daysShown([], { date_from: '2010-01-01', date_to: today, today })
  expect(days).toHaveLength(maxDays)
  expect(days.at(-1)).toBe(today)
})

test('adds up orders and units over all currencies, and amounts by currency', () => {
  const rows = [day(today), day(today, 'GBP', { revenue: 70, orders: 3 })]
  expect(valuesOf(rows, [today], { measure: 'orders', since: null })).toEqual([4])
  expect(valuesOf(rows, [today], { measure: 'units', since: null })).toEqual([4])
  expect(valuesOf(rows, [today], { measure: 'TRY', since: null })).toEqual([500])
  expect(valuesOf(rows, [today], { measure: 'GBP', since: null })).toEqual([70])
})

test('the currency with most orders comes first, of equals the first by its code', () => {
  const rows = [day(today, 'EUR'), day('2026-11-20', 'TRY'), day(today, 'TRY'), day(today, 'CHF')]
  expect(currenciesOf(rows)).toEqual(['TRY', 'CHF', 'EUR'])
})
