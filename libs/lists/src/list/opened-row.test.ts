import { expect, test } from 'vitest'
import { readRowId, showSameRows, withOpened } from './opened-row.ts'

test.each([
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['99999999999999999', null],
  ['', null],
  [null, null],
])('%j opens the row %s', (digits, id) => {
  expect(readRowId(digits)).toBe(id)
})

test('opening a row keeps the rest of the address, but closes its notes', () => {
  expect(withOpened('?page=2&notes=order-3', 'order', '12')).toBe('?page=2&order=12')
  expect(withOpened('?page=2&order=12', 'order', null)).toBe('?page=2')
  expect(withOpened('?order=12', 'order', null)).toBe('')
})

const url = (path: string) => new URL(path, 'https://tandem.test')

test.each([
  ['/orders?page=2', '/orders?page=2&order=7', true],
  ['/orders?page=2&status=a', '/orders?status=a&page=2&notes=order-7', true],
  ['/orders', '/orders?chart=TRY', true],
  ['/orders?page=2', '/orders?page=3', false],
  ['/orders?page=2', '/customers?page=2', false],
])('%s and %s show the same rows: %s', (one, other, same) => {
  expect(showSameRows(url(one), url(other), ['order', 'notes', 'chart'])).toBe(same)
})
