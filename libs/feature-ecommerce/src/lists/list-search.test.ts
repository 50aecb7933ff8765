import { OrderSearch } from '@tandem/api-contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderList } from '../orders/queries.ts'
import {
  changeListSearch,
  firstRequest,
  listRequest,
  readListSearch,
  writeListSearch,
} from './list-search.ts'

const read = (address: string) => readListSearch(orderList, new URLSearchParams(address))

test('an address that says nothing asks for the same as the prefetch of the menu', () => {
  expect(listRequest(read(''), 7)).toEqual(firstRequest(orderList, 7))
  expect(listRequest(read(''), null)).toEqual(v.parse(OrderSearch, {}))
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
  const search = changeListSearch(read('sort=total&search_term=elif&per_page=50'), { page: 3 })
  expect(search).toEqual({ sort: 'total', search_term: 'elif', per_page: 50, page: 3 })
})

test('the address holds the store and leaves out what is default', () => {
  expect(writeListSearch(orderList, read('page=1&per_page=10'), 7)).toBe('?store_id=7')
  expect(writeListSearch(orderList, read('page=2'), null)).toBe('?page=2')
  expect(writeListSearch(orderList, read(''), null)).toBe('')
})
