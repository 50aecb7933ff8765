import { describe, expect, test } from 'vitest'
import { hourMs } from './lengths-of-time.ts'
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatToSecond,
  formatWithOffset,
} from './format-date.ts'
import { formatRelative } from './format-relative.ts'
import { teamDay } from './team-day.ts'

const daysOf = (start: string, hours: number) =>
  new Set(
    Array.from({ length: hours }, (_, hour) =>
      teamDay(new Date(Date.parse(start) + hour * hourMs).toISOString(), 'Europe/Berlin'),
    ),
  )

describe('formatDate, formatTime and formatDateTime', () => {
  test.each([
    ['2026-01-05T09:04:59Z', 'UTC', '5 Jan 2026 09:04'],
    ['2026-09-30T21:00:00Z', 'Europe/Istanbul', '1 Oct 2026 00:00'],
    ['2026-09-01T00:00:00.123Z', 'UTC', '1 Sep 2026 00:00'],
    ['2024-02-29T12:00:00Z', 'America/New_York', '29 Feb 2024 07:00'],
    ['2025-12-31T10:30:00Z', 'Pacific/Kiritimati', '1 Jan 2026 00:30'],
    ['2026-03-20T20:30:00Z', 'Asia/Tehran', '21 Mar 2026 00:00'],
    ['2026-03-20T20:30:00Z', '+03:30', '21 Mar 2026 00:00'],
    ['2026-03-29T00:59:00Z', 'Europe/London', '29 Mar 2026 00:59'],
    ['2026-03-29T01:00:00Z', 'Europe/London', '29 Mar 2026 02:00'],
    ['2026-10-25T00:30:00Z', 'Europe/London', '25 Oct 2026 01:30'],
    ['2026-10-25T01:30:00Z', 'Europe/London', '25 Oct 2026 01:30'],
    ['2026-05-05T12:00:00+03:00', 'UTC', '5 May 2026 09:00'],
    ['1969-12-31T23:59:59Z', 'UTC', '31 Dec 1969 23:59'],
  ])('show %s in %s as %s', (iso, zone, text) => {
    expect(formatDateTime(iso, zone)).toBe(text)
    expect(`${formatDate(iso, zone)} ${formatTime(iso, zone)}`).toBe(text)
  })

  test('show the month of a day', () => {
    expect(['2026-05-01', '2025-12-31', '2024-02-29'].map((day) => formatMonth(day))).toEqual([
      'May 2026',
      'December 2025',
      'February 2024',
    ])
    expect(() => formatMonth('2026-13-01')).toThrow(RangeError)
  })

  test('are in the language that is asked for, also for a day before 1970', () => {
    expect(formatDateTime('2026-02-05T09:04:59Z', 'UTC', 'tr')).toBe('5 Şub 2026 09:04')
    expect(formatDate('1969-08-31', 'UTC', 'tr')).toBe('31 Ağu 1969')
    expect(formatMonth('2026-11-01', 'tr')).toBe('Kasım 2026')
    expect(formatDate('2026-02-05', 'UTC')).toBe('5 Feb 2026')
  })

  test('show a bare day in UTC', () => {
    expect(formatDate('2026-01-05', 'UTC')).toBe('5 Jan 2026')
  })

  test.each(['2026-01-05T09:04:59', '', 'yesterday', '2026-13-01T00:00:00Z'])('refuse %j', (iso) => {
    expect(() => formatDate(iso, 'UTC')).toThrow('not a moment in time')
  })

  test('refuse an unknown time zone', () => {
    expect(() => formatDate('2026-01-05T00:00:00Z', 'Mars/Base')).toThrow(RangeError)
  })
})

describe('formatWithOffset and formatToSecond', () => {
  test('tell apart the hour that clocks show twice', () => {
    const twice = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']
    expect(twice.map((at) => formatWithOffset(at, 'Europe/London'))).toEqual([
      '25 Oct 2026 01:30 GMT+1',
      '25 Oct 2026 01:30 GMT',
    ])
  })

  test('name the second and the zone', () => {
    expect(formatToSecond('2026-01-05T09:04:09.999Z', 'Asia/Kolkata')).toBe(
      '5 Jan 2026 14:34:09, Asia/Kolkata',
    )
    expect(() => formatToSecond('yesterday', 'UTC')).toThrow('not a moment in time')
  })
})

describe('teamDay', () => {
  test.each([
    ['2026-11-20T20:59:59Z', 'Europe/Istanbul', '2026-11-20'],
    ['2026-11-20T21:00:00Z', 'Europe/Istanbul', '2026-11-21'],
    ['2024-02-28T23:30:00Z', 'Europe/Berlin', '2024-02-29'],
    ['2024-03-01T00:00:00Z', 'America/New_York', '2024-02-29'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-12-31T11:59:00Z', 'Etc/GMT+12', '2026-12-30'],
    ['2026-03-20T20:29:00Z', 'Asia/Tehran', '2026-03-20'],
    ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08'],
  ])('puts %s of %s on %s', (iso, zone, day) => {
    expect(teamDay(iso, zone)).toBe(day)
  })

  test('gives every instant of a 23-hour and a 25-hour day the same day', () => {
    expect(daysOf('2026-03-28T23:00:00Z', 23)).toEqual(new Set(['2026-03-29']))
    expect(daysOf('2026-10-24T22:00:00Z', 25)).toEqual(new Set(['2026-10-25']))
  })
})

describe('formatRelative', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 min ago'],
    [4 * 60 + 59, '4 min ago'],
    [3600, '1 hour ago'],
    [7200, '2 hours ago'],
    [86_400, '1 day ago'],
    [29 * 86_400, '29 days ago'],
    [30 * 86_400, '30 days ago'],
    [31 * 86_400, '1 month ago'],
    [364 * 86_400, '11 months ago'],
    [365 * 86_400, '1 year ago'],
    [800 * 86_400, '2 years ago'],
    [-30, 'just now'],
    [-660, 'in 11 min'],
  ])('shows %d seconds ago as %s', (seconds, text) => {
    expect(formatRelative(new Date(now - seconds * 1000).toISOString(), now)).toBe(text)
  })

  test.each([
    [59, 'şimdi'],
    [60, '1 dakika önce'],
    [7200, '2 saat önce'],
    [86_400, '1 gün önce'],
    [31 * 86_400, '1 ay önce'],
    [800 * 86_400, '2 yıl önce'],
    [-660, '11 dakika sonra'],
  ])('shows %d seconds ago in Turkish as %s', (seconds, text) => {
    expect(formatRelative(new Date(now - seconds * 1000).toISOString(), now, 'tr')).toBe(text)
  })

  test('accepts now as a date or an instant too', () => {
    expect(formatRelative('2026-11-21T11:56:00Z', new Date(now))).toBe('4 min ago')
    expect(formatRelative('2026-11-21T11:56:00Z', '2026-11-21T12:00:00Z')).toBe('4 min ago')
    expect(() => formatRelative('never', now)).toThrow('not a moment in time')
  })
})
