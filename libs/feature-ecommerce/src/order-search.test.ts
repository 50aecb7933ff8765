import { OrderSearch } from '@tandem/api-contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changeOrderSearch, orderRequest, readOrderSearch, writeOrderSearch } from './order-search.ts'

const read = (address: string) => readOrderSearch(new URLSearchParams(address))

test('an address that says nothing asks for the same as the prefetch of the menu', () => {
  expect(orderRequest(read(''), 7)).toEqual(v.parse(OrderSearch, { store_id: 7 }))
  expect(orderRequest(read(''), null)).toEqual(v.parse(OrderSearch, {}))
})

test('changing the order or the search leads to the first page', () => {
  expect(changeOrderSearch(read('page=4'), { sort: 'total' })).toMatchObject({ page: 1, sort: 'total' })
  expect(changeOrderSearch(read('page=4&sort=total'), { search_term: 'elif' })).toMatchObject({
    page: 1,
    sort: 'total',
    search_term: 'elif',
  })
})

test('going to a page keeps everything else', () => {
  const search = changeOrderSearch(read('sort=total&search_term=elif&per_page=50'), { page: 3 })
  expect(search).toEqual({ sort: 'total', search_term: 'elif', per_page: 50, page: 3 })
})

test('the address holds the store and leaves out what is default', () => {
  expect(writeOrderSearch(read('page=1&per_page=10'), 7)).toBe('?store_id=7')
  expect(writeOrderSearch(read('page=2'), null)).toBe('?page=2')
  expect(writeOrderSearch(read(''), null)).toBe('')
})
