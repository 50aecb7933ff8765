import { expect, test } from 'vitest'
import { busiestOrderHour, hourName, whyNoHours } from './online-hours.ts'

test('hours have readable names', () => {
  expect(hourName({ weekday: 1, hour: 0 })).toBe('Monday 00:00')
  expect(hourName({ weekday: 7, hour: 21 })).toBe('Sunday 21:00')
})

test('the hour with most orders is the first of the week among equals', () => {
  expect(busiestOrderHour([])).toBeNull()
  expect(
    busiestOrderHour([
      { weekday: 5, hour: 9, orders: 4 },
      { weekday: 2, hour: 20, orders: 4 },
      { weekday: 2, hour: 11, orders: 4 },
      { weekday: 1, hour: 8, orders: 3 },
    ]),
  ).toEqual({ weekday: 2, hour: 11, orders: 4 })
})

test('distinguishes hours that were never shared from days without a reading', () => {
  const cell = { weekday: 1, hour: 1, followers: 0, hours_read: 1 }
  expect(whyNoHours({ cells: [cell], read_at: null })).toBeNull()
  expect(whyNoHours({ cells: [], read_at: null })).toBe('notShared')
  expect(whyNoHours({ cells: [], read_at: '2026-11-20T10:00:00.000Z' })).toBe('notRead')
})
