import { parseSearch } from '@tandem/choices'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsOf } from '../account-figures/compared-ids.ts'
import { exampleAccount } from '../account-figures/example-accounts.ts'
import { postingHours } from './posting-hours.ts'
import { trackerCells } from './tracker-cells.ts'
import { collectionsOf, narrowedRows, shownRows, sortedRows } from './tracker-rows.ts'
import { trackerSearch, trackerSorts } from './tracker-search.ts'

const shops = { id: 1, name: 'Shops' }
const magazines = { id: 2, name: 'Magazines' }
const rows = [
  exampleAccount({ id: 1, username: 'kilim', name: 'Kilim & Clay', collections: [shops] }),
  exampleAccount({
    id: 2,
    username: 'izmir.evi',
    name: 'İzmir Evi',
    collections: [shops, magazines],
    current: { followers_count: 10, followers_change: -5, posts_per_week: 9 },
  }),
  exampleAccount({
    id: 3,
    username: 'hearth',
    name: null,
    collections: [],
    last_post_at: null,
    current: { followers_count: null, followers_change: null, posts_per_week: null, engagement_rate: null },
  }),
]
const ids = (found: { id: number }[]) => found.map(({ id }) => id)

describe('the tracked accounts that are shown', () => {
  test.each([
    ['', undefined, [1, 2, 3]],
    ['KILIM', undefined, [1]],
    ['@izmir', undefined, [2]],
    ['izmir ev', undefined, [2]],
    ['hear', undefined, [3]],
    ['', 2, [2]],
    ['kilim', 2, []],
  ])('for %j in collection %j are %j', (search_term, collection_id, found) => {
    expect(ids(narrowedRows(rows, { search_term, collection_id }))).toEqual(found)
  })

  test.each([
    ['-followers', [1, 2, 3]],
    ['followers', [2, 1, 3]],
    ['growth', [2, 1, 3]],
    ['-growth', [1, 2, 3]],
    ['account', [3, 2, 1]],
    ['-posts', [2, 1, 3]],
    ['collection', [2, 1, 3]],
    ['-last_post', [2, 1, 3]],
  ])('sorted by %s are %j: unknown values come last in both directions', (sort, found) => {
    expect(ids(sortedRows(rows, sort))).toEqual(found)
  })

  test('keep every account whatever they are sorted by, and reverse the order for the reverse', () => {
    const known = rows.filter(({ id }) => id !== 3)
    for (const sort of trackerSorts) {
      expect(ids(sortedRows(rows, sort)).toSorted()).toEqual([1, 2, 3])
      // Equals are ordered by username.
      if (sort === 'last_post' || sort === 'engagement') continue
      expect(ids(sortedRows(known, `-${sort}`))).toEqual(ids(sortedRows(known, sort)).toReversed())
    }
  })

  test('include the team’s own, unless nothing is found or they are hidden', () => {
    const own = [exampleAccount({ id: 9, service: 'social', username: 'linden' })]
    const usual = { search_term: '', collection_id: undefined, sort: 'account', own: 'shown' } as const
    expect(ids(shownRows(rows, own, usual))).toContain(9)
    expect(ids(shownRows(rows, own, { ...usual, own: 'hidden' }))).not.toContain(9)
    expect(shownRows(rows, own, { ...usual, search_term: 'nobody' })).toEqual([])
  })

  test('list their collections by name, with the number of accounts in each', () => {
    expect(collectionsOf(rows)).toEqual([
      { ...magazines, count: 1 },
      { ...shops, count: 2 },
    ])
  })
})

const read = (address: string) => parseSearch(trackerSearch, new URLSearchParams(address))

describe('the address of the list', () => {
  test('leaves out defaults and ignores unusable values', () => {
    const usual = read('')
    expect(usual).toMatchObject({ sort: '-followers', page: 1, per_page: 25, own: 'shown', compared: '' })
    expect(read('sort=x&page=0&per_page=many&own=no&compared=1-x&collection_id=-1')).toEqual(usual)
    expect(idsOf(read('compared=3-1-3').compared)).toEqual([3, 1])
    expect(idsOf(read('compared=1-2-3-4-5-6-7').compared)).toEqual([])
  })
  test('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(trackerSearch)), fc.string()), (params) => {
        read(String(new URLSearchParams(params)))
      }),
    )
  })
})

test('a file has exact figures, shares in percent, and nothing when unknown', () => {
  const [head, kilim, , hearth] = trackerCells(rows, 'Europe/Istanbul')
  expect(head).toHaveLength(kilim!.length)
  expect(kilim!.slice(0, 8)).toEqual([
    'Tracked',
    'kilim',
    'Kilim & Clay',
    '2026-10-23 – 2026-11-21',
    48_213,
    2.56,
    5.13,
    3.82,
  ])
  expect(hearth!.slice(4, 8)).toEqual([null, null, null, null])
})

const hoursOf = (...moments: string[]) =>
  postingHours(
    moments.map((posted_at) => ({ posted_at })),
    'Europe/Berlin',
  ).filter(({ value }) => value > 0)

test("hours of posts are in the team's time zone, even when the clocks change", () => {
  // A Sunday: before and after the clocks went back, and the Monday that begins there while it is Sunday
  // elsewhere.
  expect(hoursOf('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T23:30:00Z')).toEqual([
    { weekday: 1, hour: 0, value: 1 },
    { weekday: 7, hour: 2, value: 2 },
  ])
  expect(postingHours([], 'UTC')).toHaveLength(168)
})
