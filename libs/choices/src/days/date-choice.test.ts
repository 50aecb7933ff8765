import type { WeekStart } from '@tandem/api-contract'
import { datePresets } from '@tandem/format'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOf, readDateChoice, writeDateChoice } from './date-choice.ts'
import type { DateChoice } from './date-choice.ts'

const read = (address: string) => readDateChoice(new URLSearchParams(address))
const written = (choice: DateChoice) =>
  new URLSearchParams(
    Object.entries(writeDateChoice(choice)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

describe('the days of an address', () => {
  test.each<[string, DateChoice]>([
    ['', {}],
    ['date=last_30_days', { date: 'last_30_days' }],
    ['date=lifetime', {}],
    ['date=today&date_from=2026-01-01', { date: 'today' }],
    ['date=next_week', {}],
    ['date=next_week&date_from=2026-01-01', { date_from: '2026-01-01' }],
    ['date_from=2026-11-01&date_to=2026-11-21', { date_from: '2026-11-01', date_to: '2026-11-21' }],
    ['date_to=2026-11-21', { date_to: '2026-11-21' }],
    ['date_from=2026-11-21&date_to=2026-11-01', {}],
    ['date_from=2026-02-30', {}],
    ['date_from=2026-02-30&date_to=2026-03-01', { date_to: '2026-03-01' }],
    ['date_from=0999-12-31', {}],
    ['date_from=2026-11-21T00:00', {}],
    ['date_from=%00', {}],
  ])('%j', (address, choice) => {
    expect(read(address)).toEqual(choice)
  })

  test('are read back as they were written, and no address makes reading throw', () => {
    const day = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const range = fc.tuple(day, day).map((days) => days.toSorted())
    const choice: fc.Arbitrary<DateChoice> = fc.oneof(
      fc.constantFrom(...datePresets.filter((name) => name !== 'lifetime')).map((date) => ({ date })),
      range.map(([date_from, date_to]) => ({ date_from: date_from!, date_to: date_to! })),
      day.map((date_from) => ({ date_from })),
      day.map((date_to) => ({ date_to })),
      fc.constant({}),
    )
    fc.assert(
      fc.property(choice, (given) => {
        expect(readDateChoice(written(given))).toEqual(given)
      }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('date', 'date_from', 'date_to'), fc.string()), (params) => {
        readDateChoice(new URLSearchParams(params))
      }),
    )
  })
})

describe('the days in the request to the server', () => {
  test.each<[DateChoice, string, string, object, WeekStart?]>([
    // Half an hour before and after midnight in a zone with a half-hour offset.
    [
      { date: 'today' },
      '2026-11-20T20:29:59.999Z',
      '+03:30',
      { date_from: '2026-11-20', date_to: '2026-11-20' },
    ],
    [{ date: 'today' }, '2026-11-20T20:30:00Z', '+03:30', { date_from: '2026-11-21', date_to: '2026-11-21' }],
    // The day after the clocks went forward, the day they went back, and a week with such a day.
    [
      { date: 'yesterday' },
      '2026-03-29T23:30:00Z',
      'Europe/London',
      { date_from: '2026-03-29', date_to: '2026-03-29' },
    ],
    [
      { date: 'yesterday' },
      '2026-10-25T23:30:00Z',
      'Europe/London',
      { date_from: '2026-10-24', date_to: '2026-10-24' },
    ],
    [
      { date: 'last_7_days' },
      '2026-11-02T04:59:59Z',
      'America/New_York',
      { date_from: '2026-10-26', date_to: '2026-11-01' },
    ],
    // The week of a Sunday, on either side of the date line, in a team whose weeks start on Monday.
    [
      { date: 'this_week' },
      '2026-11-22T10:00:00Z',
      'Pacific/Kiritimati',
      { date_from: '2026-11-23', date_to: '2026-11-23' },
    ],
    [
      { date: 'this_week' },
      '2026-11-22T10:00:00Z',
      'Pacific/Pago_Pago',
      { date_from: '2026-11-16', date_to: '2026-11-21' },
    ],
    // The same Sunday in teams whose weeks start on it, and on the day before.
    [
      { date: 'this_week' },
      '2026-11-22T10:00:00Z',
      'UTC',
      { date_from: '2026-11-22', date_to: '2026-11-22' },
      0,
    ],
    [
      { date: 'last_week' },
      '2026-11-22T10:00:00Z',
      'UTC',
      { date_from: '2026-11-14', date_to: '2026-11-20' },
      6,
    ],
    [{ date: 'lifetime' }, '2026-11-22T10:00:00Z', 'UTC', {}],
    [{}, '2026-11-22T10:00:00Z', 'UTC', {}],
    [{ date_from: '2026-01-01' }, '2026-11-22T10:00:00Z', 'UTC', { date_from: '2026-01-01' }],
  ])('are %j at %s in %s: %j', (choice, now, timeZone, days, weekStart = 1) => {
    expect(daysOf(choice, { now, timeZone, weekStart })).toEqual(days)
  })
})
