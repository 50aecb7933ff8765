import { expect, test } from 'vitest'
import { shopName } from './shop-name.ts'

test.each([
  'linden-home.myshopify.com',
  ' linden-home.myshopify.com/ ',
  'https://linden-home.myshopify.com',
  'https://linden-home.myshopify.com/admin?x=1',
  'https://admin.shopify.com/store/linden-home',
  'https://admin.shopify.com/store/linden-home/orders/1',
])('%s is the name of the store', (typed) => {
  expect(shopName(typed)).toBe('linden-home')
})

test.each(['linden home', 'linden-home', '', 'https://evil.com#.myshopify.com', 'https://shop.example.com'])(
  '%j is left for validation',
  (typed) => {
    expect(shopName(typed)).toBe(typed)
  },
)
