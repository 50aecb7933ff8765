import { expect, it } from 'vitest'
import { favoritePath } from './favorite-path.ts'

const orders = '/e-commerce/orders'
const nowhere = () => null

it.each([
  ['menu', '/analytics/instagram/posts', 'Posts', '/analytics/instagram/posts'],
  ['store', 7, 'Linden & Oak', '/e-commerce/orders?store_id=7'],
  ['order', 12, '#1042', '/e-commerce/orders?search_term=1042'],
  ['customer', 3, 'Ada', null],
  ['product', 3, 'Lantern', null],
] as const)('leads from a favourite %s %s', (favoritable_type, favoritable_id, label, expected) => {
  expect(favoritePath({ favoritable_type, favoritable_id, label }, { placeOf: nowhere, orders })).toBe(
    expected,
  )
})

it('leads from a row to its own page rather than to a list', () => {
  const placeOf = (type: string, id: number) => (type === 'customer' ? null : `/shown/${type}/${id}`)
  const leads = (favoritable_type: 'store' | 'order' | 'customer' | 'product') =>
    favoritePath({ favoritable_type, favoritable_id: 12, label: '#1042' }, { placeOf, orders })
  expect([leads('order'), leads('store'), leads('product')]).toEqual([
    '/shown/order/12',
    '/shown/store/12',
    '/shown/product/12',
  ])
  expect(leads('customer')).toBeNull()
})

it('returns null for rows that no feature lists', () => {
  const store = { favoritable_type: 'store', favoritable_id: 7, label: 'Linden & Oak' } as const
  expect(favoritePath(store, { placeOf: nowhere, orders: null })).toBeNull()
})
