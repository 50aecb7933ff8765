import { comparisons } from '@tandem/api-contract'
import { datePresets } from '@tandem/format'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { teamClock } from '../days/team-clock.ts'
import { periodRequest, readPeriod, usualAgainst, writePeriod } from './period-search.ts'
import type { PeriodChoice } from './period-search.ts'

const read = (address: string) => readPeriod(new URLSearchParams(address))

describe('the period of an address', () => {
  test.each<[string, PeriodChoice]>([
    ['', { dates: { date: 'last_30_days' }, compare: 'previous_period' }],
    ['date=lifetime&compare=none', { dates: {}, compare: 'none' }],
    ['date=last_week&compare=previous_year', { dates: { date: 'last_week' }, compare: 'previous_year' }],
    ['date_from=2026-11-01&compare=x', { dates: { date_from: '2026-11-01' }, compare: 'previous_period' }],
    [
      'compare=custom&compare_from=2026-03-01&compare_to=2026-03-07',
      {
        dates: { date: 'last_30_days' },
        compare: 'custom',
        against: { date_from: '2026-03-01', date_to: '2026-03-07' },
      },
    ],
    ['compare=custom', { dates: { date: 'last_30_days' }, compare: 'previous_period' }],
    [
      'compare=custom&compare_from=2026-03-07&compare_to=2026-03-01',
      { dates: { date: 'last_30_days' }, compare: 'previous_period' },
    ],
    ['date_from=2026-02-30&compare=', { dates: { date: 'last_30_days' }, compare: 'previous_period' }],
  ])('%j', (address, period) => {
    expect(read(address)).toEqual(period)
  })

  test('is read back as it was written, without defaults', () => {
    const dates = fc.oneof(
      fc.constantFrom(...datePresets).map((date) => (date === 'lifetime' ? {} : { date })),
      fc.constant({ date_from: '2026-01-31', date_to: '2026-03-01' }),
      fc.constant({ date_to: '2026-03-01' }),
    )
    fc.assert(
      fc.property(dates, fc.constantFrom(...comparisons), (chosen, compare) => {
        const against = { date_from: '2026-01-01', date_to: '2026-01-31' }
        const choice: PeriodChoice = { dates: chosen, compare, ...(compare === 'custom' && { against }) }
        const written = Object.entries(writePeriod(choice)).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        )
        expect(readPeriod(new URLSearchParams(written))).toEqual(choice)
      }),
    )
    expect(Object.values(writePeriod(read(''))).filter(Boolean)).toEqual([])
  })
})

describe('the days in the request to the server', () => {
  const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-20T21:30:00Z'))
  test.each<[string, object]>([
    ['', { date_from: '2026-10-23', date_to: '2026-11-21', compare: 'previous_period' }],
    ['date=lifetime', { date_to: '2026-11-21', compare: 'none' }],
    ['date_to=2026-11-01', { date_to: '2026-11-01', compare: 'none' }],
    ['date_from=2027-01-01', { date_from: '2027-01-01', date_to: '2027-01-01', compare: 'previous_period' }],
    // A Saturday: the whole week and the whole month, so that they are compared as such.
    ['date=this_week', { date_from: '2026-11-16', date_to: '2026-11-22', compare: 'previous_period' }],
    ['date=this_month', { date_from: '2026-11-01', date_to: '2026-11-30', compare: 'previous_period' }],
    ['date=this_quarter', { date_from: '2026-10-01', date_to: '2026-12-31', compare: 'previous_period' }],
    ['date=this_year', { date_from: '2026-01-01', date_to: '2026-12-31', compare: 'previous_period' }],
    ['date=last_quarter', { date_from: '2026-07-01', date_to: '2026-09-30', compare: 'previous_period' }],
    ['date=today', { date_from: '2026-11-21', date_to: '2026-11-21', compare: 'previous_period' }],
    [
      'date=yesterday&compare=previous_year',
      { date_from: '2026-11-20', date_to: '2026-11-20', compare: 'previous_year' },
    ],
    [
      'date=yesterday&compare=custom&compare_from=2026-03-01&compare_to=2026-03-07',
      {
        date_from: '2026-11-20',
        date_to: '2026-11-20',
        compare: 'custom',
        compare_from: '2026-03-01',
        compare_to: '2026-03-07',
      },
    ],
  ])('are those of %j', (address, request) => {
    expect(periodRequest(read(address), clock)).toEqual(request)
  })
})

test('begins to compare with as many days directly before', () => {
  const clock = teamClock({ timezone: 'UTC', week_start: 1 }, new Date('2026-11-21T12:00:00Z'))
  expect(usualAgainst(read('date=last_7_days'), clock)).toEqual({
    date_from: '2026-11-08',
    date_to: '2026-11-14',
  })
  // This month has 21 days so far.
  expect(usualAgainst(read('date=this_month'), clock)).toEqual({
    date_from: '2026-10-11',
    date_to: '2026-10-31',
  })
})
