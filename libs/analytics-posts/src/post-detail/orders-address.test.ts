import { expect, test } from 'vitest'
import { readOpenFigure, withOpenFigure } from './orders-address.ts'

test('the address opens a figure, beside the search of the list', () => {
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
  "%s doesn't choose a currency",
  (search) => {
    expect(readOpenFigure(new URLSearchParams(search))?.currency).toBeNull()
  },
)

test('an invalid page is the first', () => {
  expect(readOpenFigure(new URLSearchParams('orders=proven&orders_currency=EUR&orders_page=-1'))?.page).toBe(
    1,
  )
})
