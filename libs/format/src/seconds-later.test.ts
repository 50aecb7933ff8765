import { expect, test } from 'vitest'
import { secondsLater } from './seconds-later.ts'

test('writes a second in UTC without fractions, some seconds before and after', () => {
  expect(secondsLater('2026-12-31T23:59:59.900Z', 1)).toBe('2027-01-01T00:00:00Z')
  expect(secondsLater('2026-03-01T02:00:00+02:00', -1)).toBe('2026-02-28T23:59:59Z')
  expect(() => secondsLater('soon', 1)).toThrow('not a moment in time')
})
