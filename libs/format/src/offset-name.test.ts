import { expect, test } from 'vitest'
import { offsetName } from './offset-name.ts'

test.each([
  ['Europe/Istanbul', '2026-01-05T06:04:00Z', 'GMT+3'],
  ['Asia/Kolkata', '2026-01-05T06:04:00Z', 'GMT+5:30'],
  ['UTC', '2026-01-05T06:04:00Z', 'GMT'],
  ['America/New_York', '2026-03-08T06:59:59Z', 'GMT-5'],
  ['America/New_York', '2026-03-08T07:00:00Z', 'GMT-4'],
  ['Europe/London', '2026-10-25T00:59:59Z', 'GMT+1'],
  ['Europe/London', '2026-10-25T01:00:00Z', 'GMT'],
])('names the offset of %s at %s %s', (timeZone, at, name) => {
  expect(offsetName(at, timeZone)).toBe(name)
})

test('refuses a zone that does not exist and a moment that cannot be read', () => {
  expect(() => offsetName('2026-01-05T06:04:00Z', 'Europe/Atlantis')).toThrow(RangeError)
  expect(() => offsetName('soon', 'UTC')).toThrow(RangeError)
})
