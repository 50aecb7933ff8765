import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxRecent, parseRecent, recentKinds, remember, serialiseRecent } from './recent-list.ts'
import type { RecentItem } from './recent-list.ts'

const orders: RecentItem = { label: 'Orders', to: '/e-commerce/orders', kind: 'page' }
const oak: RecentItem = { label: 'Oak', to: '/e-commerce/orders?store_id=3', kind: 'store' }

it.each([null, '', '{}', '[[]]', '[{"label":"A","to":"//evil.example","kind":"page"}]', 'nonsense'])(
  'finds nothing in %j',
  (meta) => {
    expect(parseRecent(meta)).toEqual([])
  },
)

it('reads an unknown kind as a page, and drops unknown properties', () => {
  expect(parseRecent('[{"label":"Oak","to":"/a","kind":"yacht","x":1},{"label":"Pine","to":"/b"}]')).toEqual([
    { label: 'Oak', to: '/a', kind: 'page' },
    { label: 'Pine', to: '/b', kind: 'page' },
  ])
})

it('puts the last visited item first, once', () => {
  const recent = remember(remember([], orders), oak)
  expect(recent).toEqual([oak, orders])
  expect(remember(recent, { ...orders, label: 'All orders' })).toEqual([
    { ...orders, label: 'All orders' },
    oak,
  ])
})

it('has nothing to write when the visited item is first already', () => {
  const recent = [orders, oak]
  expect(remember(recent, { ...orders })).toBe(recent)
  expect(remember(recent, { ...orders, label: ' Orders ' })).toBe(recent)
})

it.each([
  '/error/404',
  '/error',
  '/error?x',
  '/auth/login',
  '/auth',
  'https://evil.example',
  '//evil.example',
  '',
])('never remembers %j', (to) => {
  expect(remember([], { label: 'Page', to, kind: 'page' })).toEqual([])
})

it('remembers pages that only begin the same', () => {
  expect(remember([], { label: 'Errors', to: '/errors', kind: 'page' })).toHaveLength(1)
  expect(remember([], { label: 'Authors', to: '/authors', kind: 'page' })).toHaveLength(1)
})

it('contains the last ten, newest first, whatever is visited, and reads back the same', () => {
  const item = fc.record({
    label: fc.constantFrom('One', 'Two'),
    to: fc.nat(14).map((number) => `/page/${number}`),
    kind: fc.constantFrom(...recentKinds),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 60 }), (visits) => {
      const recent = visits.reduce<readonly RecentItem[]>(
        (items, visit) => parseRecent(serialiseRecent(remember(items, visit))),
        [],
      )
      const newestFirst = [...new Map(visits.map((visit) => [visit.to, 0])).keys()]
        .toSorted(
          (one, other) =>
            visits.findLastIndex(({ to }) => to === other) - visits.findLastIndex(({ to }) => to === one),
        )
        .slice(0, maxRecent)
      expect(recent.map(({ to }) => to)).toEqual(newestFirst)
      expect(recent[0]).toEqual(visits.at(-1))
    }),
  )
})
