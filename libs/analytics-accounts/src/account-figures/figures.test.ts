import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { dayValues } from './day-values.ts'
import { exampleAccount, exampleFollowers } from './example-accounts.ts'
import { figuresOf, growthOf } from './figures.ts'
import { followerLine } from './follower-lines.ts'
import { changeOf, formatFigure } from './format-figure.ts'
import { shownDays } from './shown-days.ts'

describe('growth', () => {
  test.each([
    [1100, 100, 0.1],
    [900, -100, -0.1],
    [1000, 0, 0],
    // From zero there is no percentage, and one reading has no growth.
    [100, 100, null],
    [0, 0, null],
    [1000, null, null],
    [null, null, null],
  ])('of %j followers after a change of %j is %j', (followers_count, followers_change, growth) => {
    expect(growthOf({ followers_count, followers_change })).toBe(growth)
  })
})

describe('a change', () => {
  test.each([
    ['views', 120, 100, 20, '20,0%'],
    ['views', 80, 100, -20, '20,0%'],
    ['views', 100_001, 100_000, 0, '0,0%'],
    ['views', 12, 0, 12, '12'],
    ['views', 0, 0, 0, '0'],
    ['views', null, 100, null, ''],
    ['views', 100, null, null, ''],
    ['engagement', 0.0382, 0.0342, 0.004, '0,40 pp'],
    ['engagement', 0.03, 0.03, 0, '0,00 pp'],
    ['followers', 48_213, 47_009, 1204, '+1.204'],
    ['followers', 900, 1000, -100, '-100'],
    ['posts', 5.14, 4.28, 0.86, '20,1%'],
  ] as const)('of %s from %j compared with %j is %j', (figure, value, before, change, label) => {
    const found = changeOf(figure, value, before)
    expect(found.label).toBe(label)
    if (change === null) expect(found.change).toBeNull()
    else expect(found.change).toBeCloseTo(change)
  })

  test("of the network's daily figures covers the days that both periods have", () => {
    const account = exampleAccount({ current: { views: 240 }, previous: { views: 600 } })
    const { compared } = account
    const none = { reach_per_day: null, views: null, interactions: null, profile_links_taps: null }
    const whole_days = { current: { ...none, views: 200 }, previous: { ...none, views: 210 } }
    expect(figuresOf({ ...account, compared: { ...compared!, whole_days } }, 'views')).toEqual({
      value: 240,
      now: 200,
      before: 210,
    })
    const alone = { ...account, previous: null, compared: null }
    expect(figuresOf(alone, 'views')).toEqual({ value: 240, now: null, before: null })
    expect(figuresOf(alone, 'posts')).toMatchObject({ now: alone.current.posts_per_week, before: null })
  })
})

test('figures are short, and exact on request', () => {
  expect([
    formatFigure('followers', 48_213),
    formatFigure('followers', 48_213, { full: true }),
    formatFigure('reach', 9846.4),
    formatFigure('posts', 5.1333),
    formatFigure('growth', -0.0061),
  ]).toEqual(['48,2K', '48.213', '9.846', '5,1', '-0,61%'])
})

describe('a line of followers', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21']
  test('has a gap for days without a reading, and grows from the first visible reading', () => {
    const readings = { days: ['2026-11-18', '2026-11-19', '2026-11-21'], counts: [50, 100, 110] }
    expect(followerLine(readings, days, 'count')).toEqual([100, null, 110])
    expect(followerLine(readings, days, 'growth')).toEqual([0, null, expect.closeTo(0.1)])
  })

  test('has no growth after a single reading, or from zero', () => {
    const nothing = [null, null, null]
    expect(followerLine({ days: [days[1]!], counts: [7] }, days, 'growth')).toEqual(nothing)
    expect(followerLine({ days, counts: [0, 10, 20] }, days, 'growth')).toEqual([-1, 0, 1])
    expect(followerLine({ days: [], counts: [] }, days, 'growth')).toEqual(nothing)
  })
})

describe('the values of days', () => {
  const row = {
    following_count: null,
    posts_count: null,
    new_followers: null,
    follows: null,
    unfollows: null,
    views: null,
    accounts_engaged: null,
    interactions: null,
    likes: null,
    comments: null,
    shares: null,
    saves: null,
    profile_links_taps: null,
  }
  const rows = [
    {
      ...row,
      day: '2026-11-18',
      followers_count: 90,
      growth: 10,
      growth_by: 'readings' as const,
      reach: 5,
      posts: 1,
    },
    {
      ...row,
      day: '2026-11-19',
      followers_count: 100,
      growth: -4,
      growth_by: 'network' as const,
      reach: null,
      posts: 2,
    },
    { ...row, day: '2026-11-21', followers_count: 80, growth: null, growth_by: null, reach: 0, posts: 0 },
  ]
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
  const known = { readUntil: '2026-11-21' }
  test('are null when unknown, and no posts means zero only on days that were read', () => {
    expect(dayValues(rows, days, 'reach', known)).toEqual([null, null, 0, null])
    expect(dayValues(rows, days, 'followers', known)).toEqual([100, null, 80, null])
    expect(dayValues(rows, days, 'posts', known)).toEqual([2, 0, 0, null])
    expect(dayValues(rows, days, 'posts', { readUntil: null })).toEqual([2, null, 0, null])
  })
  test('show the growth of a day on that day', () => {
    expect(dayValues(rows, days, 'growth', known)).toEqual([-4, null, null, null])
  })
})

test('the days end with the period, are consecutive, and leave out years without data', () => {
  expect(shownDays({ date_from: '2026-02-27', date_to: '2026-03-01', known: [] })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(shownDays({ date_from: '2000-01-01', date_to: '2026-11-21', known: ['2026-11-20'] })).toEqual([
    '2026-11-20',
    '2026-11-21',
  ])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (length) => {
      const from = new Date(Date.UTC(2026, 10, 21) - length * dayMs).toISOString().slice(0, 10)
      const days = shownDays({ date_from: from, date_to: '2026-11-21', known: [] })
      expect(days).toHaveLength(Math.min(length + 1, 1100))
      expect(days.at(-1)).toBe('2026-11-21')
      expect(new Set(days).size).toBe(days.length)
    }),
    { numRuns: 20 },
  )
  expect(exampleFollowers(1, 3, 3).counts).toEqual([1, 2, 3])
})
