import { expect, test } from 'vitest'
import { localDay, secondsLater } from './clock-texts.ts'
import { readDay } from './read-day.ts'
import { formatStamp } from './zoned-time.ts'

test('writes a second in UTC without fractions, some seconds before and after', () => {
  expect(secondsLater('2026-12-31T23:59:59.900Z', 1)).toBe('2027-01-01T00:00:00Z')
  expect(secondsLater('2026-03-01T02:00:00+02:00', -1)).toBe('2026-02-28T23:59:59Z')
  expect(() => secondsLater('soon', 1)).toThrow('not a moment in time')
})

test.each([
  ['Europe/London', '2026-10-25T00:30:15Z', '2026-10-25 01:30:15'],
  ['Europe/London', '2026-10-25T01:30:15Z', '2026-10-25 01:30:15'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00:00'],
  ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02 00:00:00'],
])('shows a spreadsheet in %s %s as %s', (zone, iso, stamp) => expect(formatStamp(iso, zone)).toBe(stamp))

test('reads a day in the first format that fits exactly', () => {
  const formats = ['D M YYYY', 'D MMM YYYY']
  expect(['7 3 2026', '7 Mar 2026', '29 2 2024'].map((text) => readDay(text, formats))).toEqual([
    '2026-03-07',
    '2026-03-07',
    '2024-02-29',
  ])
  for (const text of ['', '29 2 2025', '31 Apr 2026', '7 3 20266', '07 3 2026', '7 3'])
    expect(readDay(text, formats), text).toBeUndefined()
})

test("uses the machine's own day", () => {
  const now = new Date(2026, 0, 5, 23, 59)
  expect(localDay(now)).toBe('2026-01-05')
})
