import { expect, test } from 'vitest'
import { standingDay } from './standing-day.ts'

const daysOf = (values: (number | null)[]) =>
  values.map((_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
const standing = (values: (number | null)[]) => standingDay(daysOf(values), values)
const usual = Array.from({ length: 14 }, (_, index) => 90 + index)

test('names the highest day when it is at least twice the median of the known days', () => {
  expect(standing([...usual, null, 400])).toEqual({ day: '2026-11-16', value: 400, times: 400 / 97 })
  expect(standing([10, 10, ...usual.slice(2, 13), 196])?.times).toBeCloseTo(196 / 96.5)
})

test('names none when no day stands out, or when too little is known', () => {
  expect(standing(usual)).toBeNull()
  expect(standing([...usual.slice(2), null, 400])).toBeNull()
  expect(standing([...usual.map(() => 0), 400])).toBeNull()
  expect(standing([])).toBeNull()
})
