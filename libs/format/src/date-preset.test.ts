import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs } from './lengths-of-time.ts'
import { addDays, addMonths, daysBetween, daysFrom, weekdayOf } from './calendar-day.ts'
import type { Weekday } from './calendar-day.ts'
import { datePreset, datePresetNames, datePresets } from './date-preset.ts'
import { dayStart, rangeInstants } from './day-range.ts'
import { teamDay } from './team-day.ts'

const zones = [
  'UTC',
  'Europe/Istanbul',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
  '+03:30',
]
const zone = fc.constantFrom(...zones)
const moment = fc.date({
  min: new Date('1995-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
})

const spans = (now: string, timeZone: string, weekStart?: Weekday) =>
  Object.fromEntries(
    datePresets.map((name) => {
      const { start, end } = datePreset(name, {
        now,
        timeZone,
        ...(weekStart !== undefined && { weekStart }),
      })
      return [name, `${start ?? ''}..${end}`]
    }),
  )

describe('the calendar', () => {
  test.each([
    ['2026-01-31', -1, '2025-12-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-05-15', 0, '2026-05-15'],
  ])('adds %s and %d months to %s', (day, months, other) => {
    expect(addMonths(day, months)).toBe(other)
  })

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('adds %s and %d days to %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other)
    expect(daysBetween(day, other)).toBe(days)
  })

  test('lists consecutive days over the ends of months and changes of the clock', () => {
    expect(daysFrom('2024-02-28', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(daysFrom('2026-03-29', 2)).toEqual(['2026-03-29', '2026-03-30'])
    expect(daysFrom('2026-01-01', 0)).toEqual([])
    expect(daysFrom('2026-01-01', -4)).toEqual([])
  })

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '2026-01-01T00:00:00Z'])(
    'refuses %j as a day',
    (day) => {
      for (const use of [
        () => addDays(day, 1),
        () => addMonths(day, 1),
        () => daysFrom(day, 1),
        () => dayStart(day, 'UTC'),
      ])
        expect(use).toThrow(RangeError)
    },
  )
})

describe('datePreset', () => {
  test('gives the ranges of a Wednesday', () => {
    expect(spans('2026-03-04T12:00:00Z', 'Europe/Istanbul')).toEqual({
      lifetime: '..2026-03-04',
      today: '2026-03-04..2026-03-04',
      yesterday: '2026-03-03..2026-03-03',
      this_week: '2026-03-02..2026-03-04',
      last_week: '2026-02-23..2026-03-01',
      this_month: '2026-03-01..2026-03-04',
      last_month: '2026-02-01..2026-02-28',
      this_quarter: '2026-01-01..2026-03-04',
      last_quarter: '2025-10-01..2025-12-31',
      this_year: '2026-01-01..2026-03-04',
      last_year: '2025-01-01..2025-12-31',
      last_7_days: '2026-02-26..2026-03-04',
      last_30_days: '2026-02-03..2026-03-04',
      last_90_days: '2025-12-05..2026-03-04',
    })
    expect(Object.keys(datePresetNames)).toEqual([...datePresets])
  })

  test.each([
    ['2026-11-21T20:59:59Z', 'Europe/Istanbul', '2026-11-21'],
    ['2026-11-21T21:00:00Z', 'Europe/Istanbul', '2026-11-22'],
    ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
    ['2026-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2025-12-31'],
    ['2026-03-20T20:29:59Z', 'Asia/Tehran', '2026-03-20'],
    ['2026-03-20T20:30:00Z', 'Asia/Tehran', '2026-03-21'],
  ])('at %s in %s today is %s', (now, timeZone, day) => {
    for (const at of [now, Date.parse(now), new Date(now)])
      expect(datePreset('today', { now: at, timeZone })).toMatchObject({ start: day, end: day })
  })

  test.each([
    [0, '2026-03-01..2026-03-01', '2026-02-22..2026-02-28'],
    [1, '2026-02-23..2026-03-01', '2026-02-16..2026-02-22'],
    [6, '2026-02-28..2026-03-01', '2026-02-21..2026-02-27'],
  ] as const)('on a Sunday, with weeks from day %d, this week is %s and last week %s', (start, now, last) => {
    const { this_week, last_week } = spans('2026-03-01T12:00:00Z', 'UTC', start)
    expect([this_week, last_week]).toEqual([now, last])
  })

  test.each([
    ['2026-03-31T12:00:00Z', '2026-02-01..2026-02-28'],
    ['2024-03-31T12:00:00Z', '2024-02-01..2024-02-29'],
    ['2026-01-31T12:00:00Z', '2025-12-01..2025-12-31'],
    ['2026-01-01T00:00:00Z', '2025-12-01..2025-12-31'],
  ])('at %s last month is %s', (now, range) => {
    expect(spans(now, 'UTC')['last_month']).toBe(range)
  })

  test.each([
    ['2026-03-31T12:00:00Z', '2026-01-01..2026-03-31', '2025-10-01..2025-12-31'],
    ['2026-04-01T00:00:00Z', '2026-04-01..2026-04-01', '2026-01-01..2026-03-31'],
    ['2024-08-15T00:00:00Z', '2024-07-01..2024-08-15', '2024-04-01..2024-06-30'],
    ['2026-12-31T23:59:59Z', '2026-10-01..2026-12-31', '2026-07-01..2026-09-30'],
  ])('at %s this quarter is %s and last quarter %s', (now, current, last) => {
    const { this_quarter, last_quarter } = spans(now, 'UTC')
    expect([this_quarter, last_quarter]).toEqual([current, last])
  })

  test('refuses an unreadable instant and an unknown time zone', () => {
    for (const now of ['2026-03-04T12:00:00', 'yesterday', Number.NaN, new Date('never')])
      expect(() => datePreset('today', { now, timeZone: 'UTC' })).toThrow('not a moment in time')
    expect(() => datePreset('today', { now: 0, timeZone: 'Mars/Base' })).toThrow(RangeError)
  })

  test('ends every range today or earlier, and starts it at its week or month', () => {
    const weekStart = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6)
    fc.assert(
      fc.property(moment, zone, weekStart, (now, timeZone, first) => {
        const today = teamDay(now.toISOString(), timeZone)
        for (const name of datePresets) {
          const { start, end } = datePreset(name, { now, timeZone, weekStart: first })
          expect(end <= today).toBe(true)
          if (start === null) continue
          expect(start <= end).toBe(true)
          if (name.endsWith('week')) expect(weekdayOf(start)).toBe(first)
          if (name.endsWith('month')) expect(start.slice(8)).toBe('01')
          if (name.endsWith('quarter')) expect(start.slice(5)).toMatch(/^(01|04|07|10)-01$/)
          if (name.endsWith('year')) expect(start.slice(5)).toBe('01-01')
        }
        const [week, last] = [spans(now.toISOString(), timeZone), datePreset('last_week', { now, timeZone })]
        expect(week['this_week']?.slice(0, 10)).toBe(addDays(last.end, 1))
      }),
    )
  })
})

describe('the instants of days', () => {
  test.each([
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', 25],
    ['2021-03-28', 'Asia/Beirut', '2021-03-27T22:00:00.000Z', 23],
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z', 23],
    ['2021-03-22', 'Asia/Tehran', '2021-03-21T20:30:00.000Z', 23],
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 23],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', 23.5],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', 24],
    ['2026-01-01', 'Pacific/Pago_Pago', '2026-01-01T11:00:00.000Z', 24],
    ['2026-01-01', 'Asia/Tehran', '2025-12-31T20:30:00.000Z', 24],
    ['2026-01-01', '+03:30', '2025-12-31T20:30:00.000Z', 24],
    ['2024-02-29', 'America/New_York', '2024-02-29T05:00:00.000Z', 24],
    // Samoa moved over the date line and skipped this day.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 0],
  ])('%s in %s begins at %s and has %d hours', (day, timeZone, start, hours) => {
    const { from, to } = rangeInstants({ start: day, end: day }, timeZone)
    expect(from).toBe(start)
    expect((Date.parse(to) - Date.parse(start)) / hourMs).toBe(hours)
  })

  test('a range without a first day has no first instant', () => {
    expect(rangeInstants({ start: null, end: '2026-03-04' }, 'Europe/Istanbul')).toEqual({
      from: null,
      to: '2026-03-04T21:00:00.000Z',
    })
  })

  test('every instant is in its own day and in no other', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const iso = at.toISOString()
        const day = teamDay(iso, timeZone)
        const { from, to } = rangeInstants({ start: day, end: day }, timeZone)
        expect(from! <= iso && iso < to).toBe(true)
        expect(teamDay(from!, timeZone)).toBe(day)
        expect(teamDay(new Date(Date.parse(to) - 1).toISOString(), timeZone)).toBe(day)
        expect(teamDay(new Date(Date.parse(from!) - 1).toISOString(), timeZone) < day).toBe(true)
      }),
    )
  })

  test('a range contains the instants of its days in order', () => {
    fc.assert(
      fc.property(moment, zone, fc.nat(40), (at, timeZone, length) => {
        const start = teamDay(at.toISOString(), timeZone)
        const end = addDays(start, length)
        const whole = rangeInstants({ start, end }, timeZone)
        let next = whole.from
        for (let day = start; day <= end; day = addDays(day, 1)) {
          const { from, to } = rangeInstants({ start: day, end: day }, timeZone)
          expect(from).toBe(next)
          next = to
        }
        expect(next).toBe(whole.to)
      }),
      { numRuns: 15 },
    )
  })
})
