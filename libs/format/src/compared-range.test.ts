import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedRange } from './asked-range.ts'
import { addDays, daysBetween } from './calendar-day.ts'
import { comparedRange } from './compared-range.ts'
import type { RangeComparison } from './compared-range.ts'
import { datePreset, datePresets } from './date-preset.ts'

const named = (range: { start: string | null; end: string } | null) =>
  range && `${range.start ?? ''}..${range.end}`

describe('days are compared with', () => {
  test.each<[string, string, RangeComparison, string | null]>([
    ['2026-11-01', '2026-11-30', 'previous_period', '2026-10-02..2026-10-31'],
    ['2026-03-01', '2026-03-01', 'previous_period', '2026-02-28..2026-02-28'],
    ['2024-03-01', '2024-03-31', 'previous_period', '2024-01-30..2024-02-29'],
    ['2026-01-01', '2026-12-31', 'previous_period', '2025-01-01..2025-12-31'],
    ['2025-01-01', '2025-12-31', 'previous_period', '2024-01-02..2024-12-31'],
    ['2026-11-01', '2026-11-30', 'previous_year', '2025-11-01..2025-11-30'],
    ['2024-02-29', '2024-02-29', 'previous_year', '2023-02-28..2023-02-28'],
    ['2024-02-01', '2024-03-01', 'previous_year', '2023-02-01..2023-03-01'],
    ['2025-02-28', '2025-02-28', 'previous_year', '2024-02-28..2024-02-28'],
    ['2026-12-30', '2027-01-02', 'previous_year', '2025-12-30..2026-01-02'],
    ['0001-01-02', '0001-01-02', 'previous_period', '0001-01-01..0001-01-01'],
    ['0001-01-02', '0001-01-03', 'previous_period', null],
    ['0001-12-31', '0002-01-01', 'previous_year', null],
    ['2026-11-01', '2026-11-30', 'none', null],
  ])('%s to %s, %s: %s', (start, end, comparison, other) => {
    expect(named(comparedRange({ start, end }, comparison))).toBe(other)
  })

  test('nothing, where they have no first day', () => {
    expect(comparedRange({ start: null, end: '2026-11-21' }, 'previous_period')).toBeNull()
    expect(comparedRange({ start: null, end: '2026-11-21' }, 'previous_year')).toBeNull()
  })

  test('as many days as they are, which end the day before, whatever preset they come from', () => {
    const moment = fc.date({
      min: new Date('1995-01-01T00:00:00Z'),
      max: new Date('2037-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, fc.constantFrom(...datePresets), (now, preset) => {
        const range = datePreset(preset, { now, timeZone: 'Pacific/Kiritimati' })
        const before = comparedRange(range, 'previous_period')
        if (range.start === null) {
          expect(before).toBeNull()
          return
        }
        expect(addDays(before!.end, 1)).toBe(range.start)
        expect(daysBetween(before!.start, before!.end)).toBe(daysBetween(range.start, range.end))
        const yearBefore = comparedRange(range, 'previous_year')!
        expect(yearBefore.start.slice(0, 7)).toBe(
          `${String(Number(range.start.slice(0, 4)) - 1)}${range.start.slice(4, 7)}`,
        )
      }),
      { numRuns: 200 },
    )
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
