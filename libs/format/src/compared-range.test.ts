import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedRange } from './asked-range.ts'
import { addDays, daysBetween } from './calendar-day.ts'
import { comparedRange } from './compared-range.ts'
import type { RangeComparison } from './compared-range.ts'
import { datePreset, datePresets } from './date-preset.ts'
import { sameTimeOn } from './same-time-on.ts'
import { teamDay } from './team-day.ts'
import { zonedTime } from './zoned-time.ts'

/** After all tested days, so that none is cut. */
const later = { now: '9000-01-01T00:00:00Z', timeZone: 'UTC' }

const named = (range: { start: string | null; end: string } | null) =>
  range && `${range.start ?? ''}..${range.end}`

describe('the compared days', () => {
  test.each<[string, string, RangeComparison, string | null]>([
    ['2026-11-01', '2026-11-30', 'previous_period', '2026-10-01..2026-10-31'],
    ['2026-03-01', '2026-03-01', 'previous_period', '2026-02-28..2026-02-28'],
    ['2024-03-01', '2024-03-31', 'previous_period', '2024-02-01..2024-02-29'],
    ['2026-01-01', '2026-12-31', 'previous_period', '2025-01-01..2025-12-31'],
    ['2025-01-01', '2025-12-31', 'previous_period', '2024-01-01..2024-12-31'],
    ['2025-01-01', '2025-03-31', 'previous_period', '2024-10-01..2024-12-31'],
    ['2025-01-01', '2025-04-30', 'previous_period', '2024-01-01..2024-04-30'],
    ['2025-04-01', '2025-06-30', 'previous_period', '2025-01-01..2025-03-31'],
    ['2026-11-01', '2026-11-15', 'previous_period', '2026-10-01..2026-10-15'],
    ['2026-11-01', '2026-11-07', 'previous_period', '2026-10-25..2026-10-31'],
    ['2026-11-16', '2026-11-18', 'previous_period', '2026-11-09..2026-11-11'],
    ['2026-11-02', '2026-11-15', 'previous_period', '2026-10-19..2026-11-01'],
    ['2026-11-01', '2026-11-30', 'previous_year', '2025-11-01..2025-11-30'],
    ['2024-02-29', '2024-02-29', 'previous_year', '2023-02-28..2023-02-28'],
    ['2024-02-01', '2024-03-01', 'previous_year', '2023-02-01..2023-03-01'],
    ['2025-02-28', '2025-02-28', 'previous_year', '2024-02-28..2024-02-28'],
    ['2026-12-30', '2027-01-02', 'previous_year', '2025-12-30..2026-01-02'],
    ['0001-01-02', '0001-01-02', 'previous_period', '0001-01-01..0001-01-01'],
    ['0001-01-07', '0001-01-08', 'previous_period', null],
    ['0001-12-31', '0002-01-01', 'previous_year', null],
    ['2026-11-01', '2026-11-30', 'none', null],
  ])('of %s to %s, %s: %s', (start, end, comparison, other) => {
    expect(named(comparedRange({ start, end }, comparison, later))).toBe(other)
  })

  test('are none without a first day', () => {
    expect(comparedRange({ start: null, end: '2026-11-21' }, 'previous_period', later)).toBeNull()
    expect(comparedRange({ start: null, end: '2026-11-21' }, 'previous_year', later)).toBeNull()
  })

  test('are the same part of the earlier period, whatever preset was used', () => {
    // The time zone skipped the first day of 1995.
    const moment = fc.date({
      min: new Date('1996-01-01T00:00:00Z'),
      max: new Date('2037-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    const timeZone = 'Pacific/Kiritimati'
    fc.assert(
      fc.property(moment, fc.constantFrom(...datePresets), (date, preset) => {
        const now = date.toISOString()
        const { start, end } = datePreset(preset, { now, timeZone })
        const before = comparedRange({ start, end }, 'previous_period', { now, timeZone })
        if (start === null) {
          expect(before).toBeNull()
          return
        }
        expect(before!.isPart).toBe(end === teamDay(now, timeZone))
        expect(before!.start <= before!.end && before!.end < start).toBe(true)
        if (before!.until !== null) {
          const { hour, minute } = zonedTime(now, timeZone)
          expect(zonedTime(before!.until, timeZone)).toMatchObject({ hour, minute })
          expect(teamDay(before!.until, timeZone)).toBe(before!.end)
        }
        if (before!.unit === 'week') expect(daysBetween(before!.start, start)).toBe(7)
        if (before!.unit === 'month') expect(before!.start.slice(8)).toBe('01')
        if (before!.unit === 'days') expect(addDays(before!.end, 1)).toBe(start)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['2024-02-01', '2024-02-29', true],
    ['2024-02-29', '2024-02-29', true],
    ['2025-01-01', '2025-12-31', true],
    ['2026-01-01', '2026-12-31', false],
    ['2024-03-01', '2024-12-31', false],
  ])('a year before %s to %s, which says whether only one has a 29 February: %s', (start, end, isApart) => {
    expect(comparedRange({ start, end }, 'previous_year', later)?.isLeapDayApart).toBe(isApart)
  })
})

describe('the same time of another day', () => {
  test.each([
    ['2026-11-24', '2026-11-25T06:14:30.250Z', 'Europe/Istanbul', '2026-11-24T06:14:30.250Z'],
    // It doesn't exist: clocks went forward from one to two.
    ['2026-03-29', '2026-03-30T00:30:00Z', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    // It exists twice: use the first.
    ['2026-10-25', '2026-10-26T01:30:00Z', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', '2026-03-30T08:14:00Z', 'Europe/London', '2026-03-29T08:14:00.000Z'],
    // A day that a zone skipped has no time at all.
    ['2011-12-30', '2011-12-31T00:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('on %s for %s in %s', (day, moment, timeZone, found) => {
    expect(sameTimeOn(day, moment, timeZone)).toBe(found)
  })
})

test.each([
  [{}, '2026-10-23..2026-11-21'],
  [{ date_from: '2026-11-01' }, '2026-11-01..2026-11-21'],
  [{ date_from: '2026-11-01', date_to: '2026-11-30' }, '2026-11-01..2026-11-21'],
  [{ date_from: '2026-10-01', date_to: '2026-10-31' }, '2026-10-01..2026-10-31'],
  [{ date_from: '2026-11-21', date_to: '2026-11-21' }, '2026-11-21..2026-11-21'],
  [{ date_to: '2026-11-21' }, '..2026-11-21'],
  [{ date_to: '9999-12-31' }, '..2026-11-21'],
  [{ date_from: '2026-11-22' }, '2026-11-22..2026-11-22'],
  [{ date_from: '2026-11-22', date_to: '2026-11-30' }, '2026-11-22..2026-11-30'],
])('on 21 November 2026 %j means %s', (asked, range) => {
  expect(named(askedRange(asked, '2026-11-21'))).toBe(range)
})
