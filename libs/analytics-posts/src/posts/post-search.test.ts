import { filteredMetrics, PostFilter, postKinds, postSorts } from '@tandem/api-contract'
import { teamClock } from '@tandem/choices'
import { datePresets } from '@tandem/format'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  changePostSearch,
  countFilters,
  detailSearch,
  noFilters,
  postFilterOf,
  postRequest,
  readPostSearch,
  soldRequest,
  writePostSearch,
} from './post-search.ts'
import type { PostListSearch } from './post-search.ts'

const read = (address: string) => readPostSearch(new URLSearchParams(address))
const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-20T21:30:00Z'))
const usual = {
  service: 'social',
  view: 'cards',
  search_term: '',
  sort: '-posted_at',
  page: 1,
  per_page: 10,
} as const

describe('the address of posts', () => {
  test.each([
    [''],
    ['account_id=&kind=&search_term=&date=&views_min=&sort=&view='],
    ['account_id=x&kind=story&sort=beauty&view=wall&date=someday&views_min=-1&page=0&window=8&currency=₺'],
    ['views_min=10&views_max=9&date_from=2026-11-21&date_to=2026-11-20&product=perhaps&poster_id=1,x'],
    ['date=lifetime&unknown=1'],
  ])('%j means all posts', (address) => expect(read(address)).toEqual(usual))

  test('keeps the valid part of a partly invalid address', () => {
    expect(read('views_min=10&views_max=9&likes_min=5&engagement_max=2.5')).toEqual({
      ...usual,
      likes_min: 5,
      engagement_max: 2.5,
    })
  })

  test("has no ranking for tracked accounts, whose sales aren't known", () => {
    expect(read('service=tracker&view=sold')).toEqual({ ...usual, service: 'tracker' })
  })

  test.each([
    ['view=sold&rank=lift&ranked_by=lift', 'lift', '?sort=lift&view=sold&rank=lift'],
    ['view=sold&sort=-paid', '-paid', '?sort=-paid&view=sold'],
    ['view=sold&sort=-views', undefined, '?sort=-views&view=sold'],
  ])('the ranking of %j is sorted by %j', (address, sort, written) => {
    expect(soldRequest(read(address), clock).sort).toBe(sort)
    expect(writePostSearch(read(address))).toBe(written)
  })

  test('a list drops a sort that only the ranking has', () => {
    expect(read('sort=-paid')).toEqual(usual)
    expect(read('sort=-views&ranked_by=paid')).toEqual({ ...usual, sort: '-views' })
    expect(read('service=tracker&view=sold&sort=-lift')).toEqual({ ...usual, service: 'tracker' })
    expect(postRequest(read('view=sold&sort=-paid'), clock).sort).toBe('-posted_at')
  })

  const id = fc.integer({ min: 1, max: 9999 })
  const some = fc.record(
    {
      account_id: id,
      poster_id: fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
      collection_id: id,
      kind: fc.subarray([...postKinds], { minLength: 1 }),
      product: fc.constantFrom('linked' as const, 'none' as const),
      date: fc.constantFrom(...datePresets.filter((preset) => preset !== 'lifetime')),
      views_min: fc.nat(500),
      views_max: fc.integer({ min: 500, max: 10 ** 9 }),
      engagement_min: fc.nat(999).map((value) => value / 100),
      search_term: fc.constantFrom('ışık', 'a & b', '100%'),
      sort: fc.constantFrom(...postSorts),
      view: fc.constantFrom('cards' as const, 'table' as const, 'sold' as const),
      page: fc.integer({ min: 1, max: 50 }),
    },
    { requiredKeys: [] },
  )

  test('is read back as it was written, and makes a valid request', () => {
    fc.assert(
      fc.property(some, (chosen) => {
        const search: PostListSearch = { ...usual, ...chosen }
        const address = writePostSearch(search)
        expect(read(address)).toEqual(search)
        expect(writePostSearch(read(address))).toBe(address)
        const filter = postFilterOf(postRequest(search, clock))
        expect(v.parse(PostFilter, filter)).toEqual(filter)
        expect(countFilters(changePostSearch(search, noFilters))).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  test('a change leads to the first page, and paging only to that page', () => {
    const search = read('page=4&kind=reel')
    expect(changePostSearch(search, { sort: '-views' }).page).toBe(1)
    expect(changePostSearch(search, { page: 5 })).toEqual({ ...search, page: 5 })
  })
})

test("days are the team's, where it may already be tomorrow", () => {
  expect(postRequest(read('date=today'), clock)).toMatchObject({
    date_from: '2026-11-21',
    date_to: '2026-11-21',
  })
  expect(soldRequest(read('view=sold&date=yesterday&window=30&currency=EUR'), clock)).toEqual({
    date_from: '2026-11-20',
    date_to: '2026-11-20',
    window: '30',
    rank: 'proven',
    currency: 'EUR',
    page: 1,
    per_page: 10,
  })
})

test.each([
  [
    'view=table&page=3&per_page=50&sort=-views&kind=reel&date=last_week',
    '?kind=reel&sort=-views&date=last_week',
  ],
  ['service=tracker&account_id=7&sort=views', '?account_id=7&sort=views&service=tracker'],
  [
    'view=sold&currency=EUR&window=30&account_id=7&page=2&kind=reel',
    '?account_id=7&page=2&view=sold&currency=EUR&window=30',
  ],
  ['view=sold&sort=paid', '?sort=paid&view=sold'],
  ['view=sold&sort=-views', '?view=sold'],
])('from %j, a post is opened with %j', (address, search) => expect(detailSearch(read(address))).toBe(search))

test.each(filteredMetrics)('a bound of %s counts as one filter', (metric) =>
  expect(countFilters(read(`${metric}_min=1&${metric}_max=2`))).toBe(1),
)
