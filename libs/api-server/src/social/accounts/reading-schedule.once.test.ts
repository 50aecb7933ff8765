import { addDays, dayMs, teamDay } from '@tandem/format'
import { expect, test } from 'vitest'
import { nextReadingAt } from './next-reading.ts'
import { networkDay, readingsDue } from './reading-schedule.ts'
import type { DayRead, PostRead, ReadingState } from './reading-schedule.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
const fresh: ReadingState = {
  service: 'social',
  timezone: 'Europe/Istanbul',
  days: [],
  posts: [],
  posts_listed_at: null,
  audience_read_at: null,
}
const post = (id: number, posted_at: string, more: Partial<PostRead> = {}): PostRead => ({
  id,
  provider_id: String(id),
  place: 'feed',
  posted_at,
  insights_read_at: null,
  insights_missing: null,
  ...more,
})

test('reads everything the network still has at the first reading', () => {
  const plan = readingsDue({ ...fresh, posts: [post(1, ago(800)), post(2, ago(700)), post(3, ago(1))] }, now)
  expect(plan.kinds).toEqual([
    'profile',
    'posts',
    'post_insights',
    'account_days',
    'online_followers',
    'audience',
  ])
  expect(plan.posts).toEqual({ since: ago(730), is_whole: true })
  expect(plan.insights.map(({ id }) => id)).toEqual([3, 2])
  expect(plan.online).toEqual({ from: '2026-10-22', until: '2026-11-20' })
  expect(plan.series).toEqual(plan.online)
  expect([plan.totals[0], plan.totals.at(-1), plan.totals.length]).toEqual(['2026-11-20', '2026-08-23', 90])
})

test('reads only the profile and the posts of tracked accounts', () => {
  const plan = readingsDue({ ...fresh, service: 'tracker', posts: [post(1, ago(1))] }, now)
  expect(plan).toMatchObject({
    kinds: ['profile', 'posts'],
    insights: [],
    totals: [],
    series: null,
    online: null,
  })
  const later = readingsDue({ ...fresh, service: 'tracker', posts_listed_at: ago(1) }, now)
  expect(later.posts).toEqual({ since: ago(35), is_whole: false })
})

test('reads new posts at every reading of a day, older ones less often, lost ones never', () => {
  const due = (posted: number, read: number, more: Partial<PostRead> = {}) =>
    readingsDue({ ...fresh, posts: [post(1, ago(posted), { insights_read_at: ago(read), ...more })] }, now)
      .insights.length === 1
  const hours = 1 / 24
  expect([due(5, hours), due(5, 4 * hours), due(5, 11 * hours)]).toEqual([false, true, true])
  expect([due(40, 6), due(40, 7), due(200, 20), due(200, 28)]).toEqual([false, true, false, true])
  expect([due(731, 400), due(5, 1, { insights_missing: 'gone' })]).toEqual([false, false])
  expect(due(5, 1, { insights_missing: 'older_than_account' })).toBe(false)
  expect(due(5, 1, { insights_missing: 'too_few_viewers' })).toBe(true)
})

test('reads a day again until two days after its end, and catches up on missed days', () => {
  const read = (day: string, at: string): DayRead => ({
    day,
    totals_read_at: at,
    series_read_at: at,
    online_read_at: at,
  })
  const until = (day: string, at: string) =>
    Array.from({ length: 90 }, (_, back) => read(addDays(day, -back), at))
  const totals = (days: DayRead[]) => readingsDue({ ...fresh, days }, now).totals
  expect(totals(until('2026-11-20', ago(0)))).toEqual(['2026-11-20', '2026-11-19'])
  // There was no reading for 100 days: all of them are due, and the series as far back as the network has
  // them.
  const old = until(addDays('2026-11-20', -100), ago(97))
  const plan = readingsDue({ ...fresh, days: old }, now)
  expect(plan.totals).toHaveLength(100)
  expect(plan.online).toEqual({ from: '2026-10-22', until: '2026-11-20' })
})

test.each([['America/New_York'], ['Asia/Tehran'], ['Pacific/Kiritimati'], ['Pacific/Chatham']])(
  'leaves out no day and reads none twice in a year of scheduled readings in %s',
  (timezone) => {
    let at = new Date('2026-01-05T12:00:00.000Z')
    const days: string[] = []
    const read = new Map<string, number>()
    let known: DayRead[] = []
    for (let reading = 0; reading < 366; reading += 1) {
      const next = nextReadingAt({
        account_id: 41,
        timezone,
        ended_at: at,
        failures: 0,
        needs_reconnect: false,
        wait_seconds: null,
      })
      if (!next) throw new Error('The readings ended')
      at = next
      days.push(teamDay(at.toISOString(), timezone))
      for (const day of readingsDue({ ...fresh, timezone, days: known }, at).totals) {
        read.set(day, (read.get(day) ?? 0) + 1)
        const stamp = at.toISOString()
        known = [
          ...known.filter((entry) => entry.day !== day),
          { day, totals_read_at: stamp, series_read_at: stamp, online_read_at: stamp },
        ]
      }
    }
    expect(days).toEqual(Array.from({ length: 366 }, (_, index) => addDays(days[0] ?? '', index)))
    // Each day of the network from the first reading on is read on the three following days.
    const last = networkDay(at)
    const counted = [...read].filter(([day]) => day > '2026-01-06' && day < addDays(last, -3))
    expect(new Set(counted.map(([, times]) => times))).toEqual(new Set([3]))
    const sorted = [...read.keys()].sort()
    expect(sorted).toEqual(Array.from(sorted, (_, index) => addDays(sorted[0] ?? '', index)))
  },
)
