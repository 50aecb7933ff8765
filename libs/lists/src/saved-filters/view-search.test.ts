import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewSearch } from './view-search.ts'

const keys = ['status', 'date', 'search_term', 'store_id']

test.each([
  ['', ''],
  ['?', ''],
  ['?status=completed&date=last_30_days', 'date=last_30_days&status=completed'],
  [
    'date=last_30_days&status=completed&page=4&per_page=50&notes=order-3',
    'date=last_30_days&status=completed',
  ],
  ['status=a&status=b', 'status=a'],
  ['search_term=&status=completed', 'status=completed'],
  ['search_term=Elif%20%26%20Co', 'search_term=Elif+%26+Co'],
  ['search_term=%F0%9F', 'search_term=%EF%BF%BD'],
  ['__proto__=1&toString=2', ''],
])('%j is the view %j', (search, view) => {
  expect(viewSearch(search, keys)).toBe(view)
})

test('an address has the same view in any order and with other parameters, and a view is its own view', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => text.isWellFormed())
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...keys, 'page', 'per_page'), value), {
        selector: ([key]) => key,
      }),
      (params) => {
        const view = viewSearch(new URLSearchParams(params), keys)
        expect(viewSearch(new URLSearchParams(params.toReversed()), keys)).toBe(view)
        expect(viewSearch(`?${view}`, keys.toReversed())).toBe(view)
        expect([...new URLSearchParams(view)].toSorted()).toEqual(
          params.filter(([key]) => keys.includes(key)).toSorted(),
        )
      },
    ),
  )
})
