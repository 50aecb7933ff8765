import type { PeriodCompared } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { comparedWords } from './compared-words.ts'

const none = { reach_per_day: null, views: null, interactions: null, profile_links_taps: null }
const whole: Omit<PeriodCompared, 'unit'> = {
  is_part: false,
  until: null,
  is_leap_day_apart: false,
  whole_days: { current: none, previous: none },
}
const until = (moment: string) => ({ is_part: true, until: moment })

test.each<[string, string, Partial<PeriodCompared>, string]>([
  [
    '2026-11-24',
    '2026-11-24',
    { unit: 'day', ...until('2026-11-24T06:14:00.000Z') },
    'Compared with the same part of the day before: 24 Nov 2026, until 09:14',
  ],
  [
    '2026-11-16',
    '2026-11-18',
    { unit: 'week', ...until('2026-11-18T06:14:00.000Z') },
    'Compared with the same part of the week before: 16–18 Nov 2026, until 09:14',
  ],
  [
    '2026-02-01',
    '2026-02-28',
    { unit: 'month', is_part: true },
    'Compared with the same part of the month before: 1–28 Feb 2026',
  ],
  [
    '2026-11-09',
    '2026-11-15',
    { unit: 'week' },
    'Compared with the same weekdays of the week before: 9–15 Nov 2026',
  ],
  ['2026-09-01', '2026-10-31', { unit: 'months' }, 'Compared with the months before: 1 Sep – 31 Oct 2026'],
  ['2026-11-03', '2026-11-03', { unit: 'day' }, 'Compared with 3 Nov 2026'],
  ['2026-03-01', '2026-03-07', { unit: 'custom' }, 'Compared with 1–7 Mar 2026'],
  [
    '2026-03-01',
    '2026-03-31',
    { unit: 'custom' },
    'Compared with 1–31 Mar 2026 (not equally long: 31 and 7 days)',
  ],
  [
    '2023-01-01',
    '2023-12-31',
    { unit: 'year', is_leap_day_apart: true },
    'Compared with the same days of the year before: 1 Jan – 31 Dec 2023 (one of both has a 29 February)',
  ],
])('names the comparison of %s to %s', (date_from, date_to, compared, words) => {
  const shown = {
    current: { date_from: '2026-11-20', date_to: '2026-11-26' },
    previous: { date_from, date_to },
    compared: { ...whole, unit: 'days' as const, ...compared },
  }
  expect(comparedWords(shown, 'Europe/Istanbul')).toBe(words)
})

test('is null without a comparison', () => {
  const current = { date_from: '2026-11-20', date_to: '2026-11-26' }
  expect(comparedWords({ current, previous: null, compared: null }, 'Europe/Istanbul')).toBeNull()
})
