import { expect, test } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { permalinkOf } from '../woocommerce/product-body.ts'
import { linkedProducts } from './linked-products.ts'

test('returns the best sellers, with the addresses that the shop itself uses', async () => {
  const { shop, read } = openTestShop()
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => read<{ permalink: string }[]>(`/products?per_page=100&page=${page}`)),
  )
  const linked = linkedProducts(shop, (product) => permalinkOf(product, 'https://shop.example.test'), 5)
  expect(linked).toHaveLength(5)
  const addresses = pages.flat().map(({ permalink }) => permalink)
  for (const { name, url } of linked) {
    expect(addresses).toContain(url)
    expect(name).toMatch(/^\S[^A-Z]+$/)
  }
})
