import { OrderSearch } from '@tandem/api-contract'
import { teamClock } from '@tandem/workbench'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { customerList } from '../customers/queries.ts'
import { orderList } from '../orders/queries.ts'
import { productList } from '../products/queries.ts'
import {
  changeListSearch,
  countFilters,
  filterOf,
  firstRequest,
  isNarrowedFurther,
  listRequest,
  noFilters,
  ofOneStore,
  readListSearch,
  viewParams,
  writeListSearch,
} from './list-search.ts'

const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-21T12:00:00Z'))
const read = (address: string) => readListSearch(orderList, new URLSearchParams(address))
const readProducts = (address: string) => readListSearch(productList, new URLSearchParams(address))
const plain = read('')

test('an address that says nothing asks for the same as the prefetch of the menu', () => {
  expect(listRequest(plain, 7, clock)).toStrictEqual(firstRequest(orderList, 7))
  expect(listRequest(plain, null, clock)).toStrictEqual(v.parse(OrderSearch, {}))
})

test('another store takes off what only the rows of one can meet, and nothing else', () => {
  const orders = read('product_id=3&customer_id=4&status=completed&search_term=lamp')
  expect(changeListSearch(orders, ofOneStore)).toEqual(read('status=completed&search_term=lamp'))
  expect(changeListSearch(readProducts('collection_id=2&stock=in_stock'), ofOneStore)).toEqual(
    readProducts('stock=in_stock'),
  )
})

test('changing the order or the search leads to the first page', () => {
  expect(changeListSearch(read('page=4'), { sort: 'total' })).toMatchObject({ page: 1, sort: 'total' })
  expect(changeListSearch(read('page=4&sort=total'), { search_term: 'elif' })).toMatchObject({
    page: 1,
    sort: 'total',
    search_term: 'elif',
  })
})

test('going to a page keeps everything else', () => {
  const search = changeListSearch(read('sort=total&search_term=elif&per_page=50&status=failed'), { page: 3 })
  expect(search).toStrictEqual({
    sort: 'total',
    search_term: 'elif',
    per_page: 50,
    page: 3,
    status: ['failed'],
  })
})

test('the address holds the store and leaves out what is default', () => {
  expect(writeListSearch(orderList, read('page=1&per_page=10'), 7)).toBe('?store_id=7')
  expect(writeListSearch(orderList, read('page=2'), null)).toBe('?page=2')
  expect(writeListSearch(orderList, plain, null)).toBe('')
})

describe('filters', () => {
  test.each([
    'status=processing%2Ccompleted&date=last_30_days',
    'date_from=2026-11-01&date_to=2026-11-21',
    'amount_min=1000&amount_max=-5&amount_currency=TRY',
    'amount_min=-500&amount_max=5000&amount_currency=TRY&customer_id=7&product_id=9',
    'amount_currency=GBP&chart=GBP',
    'chart=orders&sort=-total&page=3&per_page=25&search_term=elif',
  ])('come back as they were written: %s', (address) => {
    const search = read(address)
    expect(read(writeListSearch(orderList, search, null))).toStrictEqual(search)
  })

  test('come back whatever they are', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 })
    const param = fc.constantFrom(...viewParams(orderList), 'page', 'per_page', 'chart', 'order', 'x')
    const plausible = fc.constantFrom(
      '1',
      '-7',
      'TRY',
      'total',
      'today',
      '2026-11-01',
      '2026-02-30',
      'a,b',
      ',',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(param, fc.oneof(text, plausible)), { maxLength: 8 }), (pairs) => {
        const params = new URLSearchParams(pairs)
        for (const list of [orderList, customerList, productList]) {
          const search = readListSearch(list, params)
          expect(
            readListSearch(list, new URLSearchParams(writeListSearch(list, search, null))),
          ).toStrictEqual(search)
          // What is asked is what the contract takes, so that no address leads to a refusal.
          expect(v.safeParse(list.schema, listRequest(search, 7, clock)).success).toBe(true)
        }
      }),
      { numRuns: 80 },
    )
  })

  test.each([
    'status=',
    'status=,',
    'date=next_week',
    'date_from=2026-02-30',
    'date_from=2026-11-21&date_to=2026-11-01',
    'amount_min=5',
    'amount_min=5&amount_max=1&amount_currency=',
    'amount_min=x&amount_max=y',
    'customer_id=0',
    'product_id=seven',
    'stock=plenty&collection_id=-1&country=FR',
    'chart=<script>',
  ])('that cannot be used are left out: %s', (address) => {
    expect(read(address)).toStrictEqual(plain)
    expect(countFilters(read(address))).toBe(0)
  })

  test('days of a preset are those of today in the zone of the team', () => {
    const late = { ...clock, now: new Date('2026-11-21T21:30:00Z') }
    const search = read('date=yesterday')
    expect(listRequest(search, null, clock)).toMatchObject({ date_from: '2026-11-20', date_to: '2026-11-20' })
    expect(listRequest(search, null, late)).toMatchObject({ date_from: '2026-11-21', date_to: '2026-11-21' })
    expect(listRequest(search, null, clock)).not.toHaveProperty('date')
  })

  test('are each their list’s own', () => {
    expect(readProducts('stock=in_stock&collection_id=4&date=today&chart=TRY')).toMatchObject({
      stock: 'in_stock',
      collection_id: 4,
    })
    expect(readProducts('date=today&date_from=2026-11-01&chart=TRY')).toStrictEqual(readProducts(''))
  })

  test('are counted one by one, and all taken off at once', () => {
    const search = read(
      'date_from=2026-11-01&date_to=2026-11-21&status=a,b&amount_min=1&amount_currency=TRY&customer_id=7&search_term=elif',
    )
    expect(countFilters(search)).toBe(4)
    expect(isNarrowedFurther(read('date=today'))).toBe(false)
    expect(isNarrowedFurther(read('date=today&status=a'))).toBe(true)
    expect(changeListSearch(search, noFilters)).toStrictEqual(read('search_term=elif'))
  })

  test('of an export name no page, nor what is only shown', () => {
    const request = listRequest(read('page=3&per_page=50&chart=TRY&date=today&status=failed'), 7, clock)
    expect(filterOf(request)).toStrictEqual({
      store_id: 7,
      search_term: '',
      sort: '-ordered_at',
      status: ['failed'],
      date_from: '2026-11-21',
      date_to: '2026-11-21',
    })
  })
})
