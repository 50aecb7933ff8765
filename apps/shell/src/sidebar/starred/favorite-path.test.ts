import { expect, it } from 'vitest'
import { favoritePath } from './favorite-path.ts'

const orders = '/e-commerce/orders'

it.each([
  ['menu', '/analytics/instagram/posts', 'Posts', '/analytics/instagram/posts'],
  ['store', 7, 'Linden & Oak', '/e-commerce/orders?store_id=7'],
  ['order', 12, '#1042', '/e-commerce/orders?search_term=1042'],
  ['customer', 3, 'Ada', null],
  ['product', 3, 'Lantern', null],
] as const)('leads from a favourite %s %s', (favoritable_type, favoritable_id, label, expected) => {
  expect(favoritePath({ favoritable_type, favoritable_id, label }, { orders })).toBe(expected)
})

it('leads from rows nowhere where no feature lists them', () => {
  const store = { favoritable_type: 'store', favoritable_id: 7, label: 'Linden & Oak' } as const
  expect(favoritePath(store, { orders: null })).toBeNull()
})
