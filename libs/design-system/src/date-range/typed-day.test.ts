import { addDays, formatDate } from '@tandem/format'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDays, typedDay } from './typed-day.ts'

const today = '2026-11-21'

test.each([
  ['7 Mar 2026', '2026-03-07'],
  ['7 march 2026', '2026-03-07'],
  ['7.3.2026', '2026-03-07'],
  ['07/03/26', '2026-03-07'],
  ['2026-3-7', '2026-03-07'],
  ['7 sept', '2026-09-07'],
  ['29/2/2024', '2024-02-29'],
])('reads "%s" as %s', (text, day) => expect(typedDay(text, today)).toBe(day))

test.each([
  '',
  '7',
  '31.2.2026',
  '29.2.2025',
  '7 foo 2026',
  '3/13/2026',
  '7 ma 2026',
  '1.2.3.4',
  '7 Mar 20266',
  'x7 Mar',
])('doesn\'t read "%s" as a day', (text) => expect(typedDay(text, today)).toBeUndefined())

test("reads every day in the product's own format", () =>
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
      const day = addDays('2026-01-01', days)
      expect(typedDay(formatDate(day, 'UTC'), today)).toBe(day)
    }),
  ))

test.each([
  [
    { start: '1 Nov', end: '5 Nov' },
    { start: '2026-11-01', end: '2026-11-05' },
  ],
  [
    { start: '5 Nov', end: '1 Nov' },
    { at: 'end', kind: 'reversed' },
  ],
  [
    { start: '5 Nov', end: '22 Nov' },
    { at: 'end', kind: 'tooLate' },
  ],
  [
    { start: '1 Jan 1999', end: '1 Nov' },
    { at: 'start', kind: 'tooEarly' },
  ],
  [
    { start: 'soon', end: '1 Nov' },
    { at: 'start', kind: 'unreadable' },
  ],
] as const)('returns %j as %j', (typed, result) =>
  expect(readDays(typed, today, { min: '2000-01-01', max: today })).toEqual(result),
)
