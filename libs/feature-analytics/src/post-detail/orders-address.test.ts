import { expect, test } from 'vitest'
import { readOpenFigure, withOpenFigure } from './orders-address.ts'

test('a figure is opened by the address, beside the search of the list', () => {
  const search = withOpenFigure('?view=sold&currency=EUR', { step: 'likely', currency: 'TRY', page: 2 })
  expect(search).toBe('?view=sold&currency=EUR&orders=likely&orders_currency=TRY&orders_page=2')
  expect(readOpenFigure(new URLSearchParams(search))).toEqual({ step: 'likely', currency: 'TRY', page: 2 })
  expect(withOpenFigure(search, null)).toBe('?view=sold&currency=EUR')
})

test.each(['orders=sure&orders_currency=TRY', 'orders_currency=TRY'])('%s opens nothing', (search) => {
  expect(readOpenFigure(new URLSearchParams(search))).toBeNull()
})

test.each(['orders=exact', 'orders=exact&orders_currency=lira'])('%s leaves the currency open', (search) => {
  expect(readOpenFigure(new URLSearchParams(search))?.currency).toBeNull()
})

test('a page that is none is the first', () => {
  expect(readOpenFigure(new URLSearchParams('orders=exact&orders_currency=EUR&orders_page=-1'))?.page).toBe(1)
})
