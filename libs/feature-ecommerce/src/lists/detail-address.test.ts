import { expect, test } from 'vitest'
import { readDetail, showSameRows, withDetail } from './detail-address.ts'

test.each([
  ['order=12', 12],
  ['order=0', null],
  ['order=-1', null],
  ['order=1e3', null],
  ['order=99999999999999999', null],
  ['order=', null],
  ['customer=12', null],
  ['', null],
])('the address ?%s opens %s', (search, id) => {
  expect(readDetail(new URLSearchParams(search), 'order')).toBe(id)
})

test('opening a row keeps the rest of the address, but closes its notes', () => {
  expect(withDetail('?page=2&notes=order-3', 'order', 12)).toBe('?page=2&order=12')
  expect(withDetail('?page=2&order=12', 'order', null)).toBe('?page=2')
  expect(withDetail('?order=12', 'order', null)).toBe('')
})

const url = (path: string) => new URL(path, 'https://tandem.test')

test.each([
  ['/orders?page=2', '/orders?page=2&order=7', true],
  ['/orders?page=2&status=a', '/orders?status=a&page=2&notes=order-7', true],
  ['/orders', '/orders?chart=TRY', true],
  ['/orders?page=2', '/orders?page=3', false],
  ['/orders?page=2', '/customers?page=2', false],
])('%s and %s show the same rows: %s', (one, other, same) => {
  expect(showSameRows(url(one), url(other))).toBe(same)
})
