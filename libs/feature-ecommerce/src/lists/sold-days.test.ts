import { expect, test } from 'vitest'
import { currenciesOf, daysShown, mostDays, valuesOf } from './sold-days.ts'

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

test('every day that was asked for is shown, whether something was sold on it or not', () => {
  const days = daysShown([day('2026-11-19')], { date_from: '2026-11-18', date_to: '2026-11-20', today })
  expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  expect(valuesOf([day('2026-11-19')], days, { measure: 'TRY', since: null })).toEqual([0, 500, 0])
  expect(valuesOf([day('2026-11-19')], days, { measure: 'TRY', since: '2026-11-19' })).toEqual([null, 500, 0])
})

test('without a first day they begin with the first sale, and end today', () => {
  expect(daysShown([day('2026-11-20')], { today })).toEqual(['2026-11-20', today])
  expect(daysShown([], { today })).toEqual([])
})

test('a sale that the shop dates ahead is shown', () => {
  expect(daysShown([day('2026-11-22')], { today })).toEqual(['2026-11-22'])
})

test('of more days than the server tells of, the latest are shown', () => {
  const days = daysShown([], { date_from: '2010-01-01', date_to: today, today })
  expect(days).toHaveLength(mostDays)
  expect(days.at(-1)).toBe(today)
})

test('orders and units of all currencies are counted together, amounts of each by itself', () => {
  const rows = [day(today), day(today, 'GBP', { revenue: 70, orders: 3 })]
  expect(valuesOf(rows, [today], { measure: 'orders', since: null })).toEqual([4])
  expect(valuesOf(rows, [today], { measure: 'units', since: null })).toEqual([4])
  expect(valuesOf(rows, [today], { measure: 'TRY', since: null })).toEqual([500])
  expect(valuesOf(rows, [today], { measure: 'GBP', since: null })).toEqual([70])
  expect(currenciesOf(rows)).toEqual(['GBP', 'TRY'])
})
