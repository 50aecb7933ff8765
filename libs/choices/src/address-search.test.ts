import { OrderSearch } from '@tandem/api-contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, toSearch } from './address-search.ts'

const { store_id: _store, ...entries } = OrderSearch.entries
const parse = (address: string) => parseSearch(entries, new URLSearchParams(address))
const defaults = { search_term: '', sort: '-ordered_at', page: 1, per_page: 10 }

test('an empty address means the defaults', () => {
  expect(parse('')).toEqual(defaults)
})

test('reads the values of the address', () => {
  expect(parse('page=3&per_page=50&sort=total&search_term=elif')).toEqual({
    search_term: 'elif',
    sort: 'total',
    page: 3,
    per_page: 50,
  })
})

test.each(['page=two', 'page=', 'page=1e9', 'sort=price', 'sort=', 'per_page=ten', 'page=NaN', 'unknown=1'])(
  'drops unusable values: %s',
  (address) => {
    expect(parse(address)).toEqual(defaults)
  },
)

test("one invalid value doesn't affect the others", () => {
  expect(parse('page=x&sort=total')).toEqual({ ...defaults, sort: 'total' })
})

test("text that can't be stored is dropped", () => {
  expect(parse(`search_term=${encodeURIComponent('a\u0000b')}`)).toEqual(defaults)
})

test('the first of two values counts', () => {
  expect(parse('page=2&page=3').page).toBe(2)
})

test('numbers out of range are limited to it', () => {
  expect(parse('page=-4&per_page=5000')).toMatchObject({ page: 1, per_page: 100 })
})

test('defaults are left out of the address', () => {
  expect(toSearch(entries, { search_term: '', sort: '-ordered_at', page: 1, per_page: 10 })).toBe('')
  expect(toSearch(entries, { page: 2, sort: '-ordered_at' })).toBe('?page=2')
})

test('no address makes it throw', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', 'per_page', 'sort', 'search_term'), fc.string()),
      (params) => {
        parseSearch(entries, new URLSearchParams(params))
      },
    ),
  )
})

test('a written address is read back the same', () => {
  const term = fc.string().map((text) => text.replaceAll('\u0000', '').trim().slice(0, 100))
  fc.assert(
    fc.property(
      fc.record({
        search_term: term.filter((text) => text.isWellFormed()),
        sort: fc.constantFrom(
          '-ordered_at' as const,
          'ordered_at' as const,
          '-total' as const,
          'total' as const,
        ),
        page: fc.integer({ min: 1, max: 10_000_000 }),
        per_page: fc.integer({ min: 1, max: 100 }),
      }),
      (search) => {
        expect(parse(toSearch(entries, search))).toEqual(search)
      },
    ),
  )
})
