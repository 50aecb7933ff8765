import * as fc from 'fast-check'
import { addDays } from '@tandem/format'
import { expect, test } from 'vitest'
import { dayOfEnd, hourStart, providerDay, secondsOf } from './provider-day.ts'

const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count))
const hours = Array.from({ length: 24 }, (_, hour) => hour)

test('days are consecutive, and every hour is inside its day', () => {
  fc.assert(
    fc.property(day, (one) => {
      const { since, until } = secondsOf(one, one)
      expect(secondsOf(addDays(one, 1), addDays(one, 1)).since).toBe(until + 1)
      const starts = hours.map((hour) => hourStart(one, hour)).filter((start) => start !== null)
      expect(starts.length).toBeGreaterThanOrEqual(23)
      expect(starts).toEqual([...new Set(starts)].toSorted())
      for (const start of starts) {
        expect(providerDay(start)).toBe(one)
        expect(Date.parse(start) / 1000).toBeGreaterThanOrEqual(since)
        expect(Date.parse(start) / 1000).toBeLessThanOrEqual(until)
      }
    }),
    { numRuns: 40 },
  )
})

test('a day is identified by its end, at seven as at eight', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('07:00:00Z', '08:00:00Z'), (one, end) => {
      expect(dayOfEnd(`${addDays(one, 1)}T${end}`)).toBe(one)
    }),
    { numRuns: 100 },
  )
})

test('an instant belongs to the day in California', () => {
  expect(providerDay('2026-11-21T07:59:59Z')).toBe('2026-11-20')
  expect(providerDay('2026-11-21T08:00:00Z')).toBe('2026-11-21')
  expect(providerDay('2026-07-01T07:00:00Z')).toBe('2026-07-01')
})
