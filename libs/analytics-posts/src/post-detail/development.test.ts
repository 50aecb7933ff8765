import { developingMetrics, recordOf } from '@tandem/api-contract'
import type { PostInsights } from '@tandem/api-contract'
import { describe, expect, test } from 'vitest'
import { atPublishing, comparedWithUsual, developmentOf } from './development.ts'

const none = recordOf(developingMetrics, () => null)
const day = (age: number, views: number | null) => ({ ...none, day: '2026-11-12', age, views })
const usualDay = (age: number, views: number) => ({ ...none, age, posts_count: 20, views })

const insights = (
  days: PostInsights['days'],
  usual: PostInsights['usual']['days'] = [],
  total: number | null = null,
  posts_count = 20,
) => ({ days, usual: { posts_count, totals: { ...none, views: total }, days: usual } })

describe('development', () => {
  test('a day without a reading is a gap, and so is the increase of the next day', () => {
    const read = insights([day(0, 100), day(1, 160), day(3, 200), day(4, 210)])
    expect(developmentOf(read, 'views', 'total')).toMatchObject({
      ages: [atPublishing, 0, 1, 2, 3, 4],
      own: [0, 100, 160, null, 200, 210],
    })
    expect(developmentOf(read, 'views', 'per_day').own).toEqual([100, 60, null, null, 10])
  })

  test('the usual post continues ahead of a young post, and a little beyond an old one', () => {
    const usual = Array.from({ length: 90 }, (_, age) => usualDay(age, 10 * (age + 1)))
    const young = developmentOf(insights([day(0, 5)], usual), 'views', 'total')
    expect(young.ages.at(-1)).toBe(13)
    expect(young.own).toEqual([0, 5, ...Array.from({ length: 13 }, () => null)])
    const old = developmentOf(insights([day(40, 5), day(60, 9)], usual), 'views', 'total')
    expect([old.ages[0], old.ages.at(-1)]).toEqual([40, 63])
    expect(old.usual[0]).toBe(410)
  })

  test('a single reading is drawn from publishing, however old the post was', () => {
    for (const age of [0, 4, 113]) {
      const read = insights([day(age, 5097)])
      expect(developmentOf(read, 'views', 'total')).toEqual({
        ages: [atPublishing, age],
        own: [0, 5097],
        usual: [null, null],
        straightTo: age === 0 ? null : age,
      })
      expect(developmentOf(read, 'views', 'per_day').own.filter((value) => value !== null)).toEqual(
        age === 0 ? [5097] : [],
      )
    }
  })

  test("a figure that the network doesn't share has no value at publishing either", () => {
    const { own } = developmentOf(insights([day(0, null)], [usualDay(0, 100)]), 'views', 'total')
    expect(own.every((value) => value === null)).toBe(true)
  })

  test('without values there is nothing to draw', () => {
    expect(developmentOf(insights([]), 'views', 'total')).toEqual({
      ages: [],
      own: [],
      usual: [],
      straightTo: null,
    })
  })
})

describe('comparison', () => {
  test('is at the same age when that is known', () => {
    const read = insights([day(0, 100), day(2, 270)], [usualDay(2, 100)], 1000)
    expect(comparedWithUsual(read, 'views', 300)).toEqual({
      times: 2.7,
      median: 100,
      age: 2,
      posts_count: 20,
      isEarly: false,
    })
  })

  test('uses the totals so far when the age has no data', () => {
    expect(comparedWithUsual(insights([day(200, 300)], [], 100), 'views', 300)).toEqual({
      times: 3,
      median: 100,
      age: null,
      posts_count: 20,
      isEarly: false,
    })
    expect(comparedWithUsual(insights([day(2, 30)], [], 100), 'views', 30)).toMatchObject({
      times: 0.3,
      isEarly: true,
    })
  })

  test("isn't made with too few posts, zero, or missing figures", () => {
    expect(comparedWithUsual(insights([], [], 100, 2), 'views', 300)).toBeNull()
    expect(comparedWithUsual(insights([], [], 0), 'views', 300)).toBeNull()
    expect(comparedWithUsual(insights([], [], 100), 'views', null)).toBeNull()
  })
})
