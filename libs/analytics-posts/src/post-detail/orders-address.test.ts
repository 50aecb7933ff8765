import { expect, test } from 'vitest'
import { readOpenFigure, withOpenFigure } from './orders-address.ts'

test('a figure is opened by the address, beside the search of the list', () => {
  const figure = { kind: 'proven', currency: 'TRY', window: '30', page: 2 } as const
  const search = withOpenFigure('?view=sold&currency=EUR', figure)
  expect(search).toBe(
    '?view=sold&currency=EUR&orders=proven&orders_currency=TRY&orders_window=30&orders_page=2',
  )
  expect(readOpenFigure(new URLSearchParams(search))).toEqual(figure)
  expect(withOpenFigure(search, null)).toBe('?view=sold&currency=EUR')
})

test.each(['orders=sure&orders_currency=TRY', 'orders_currency=TRY'])('%s opens nothing', (search) => {
  expect(readOpenFigure(new URLSearchParams(search))).toBeNull()
})

test.each(['orders=proven', 'orders=proven&orders_currency=lira'])(
  '%s leaves the currency open',
  (search) => {
    expect(readOpenFigure(new URLSearchParams(search))?.currency).toBeNull()
  },
)

test('a page that is none is the first', () => {
  expect(readOpenFigure(new URLSearchParams('orders=proven&orders_currency=EUR&orders_page=-1'))?.page).toBe(
    1,
  )
})
