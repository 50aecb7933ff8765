import { expect, test } from 'vitest'
import { openShopify, shopifyOrigin } from '../testing/open-shopify.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

const pngHead = [0x89, 0x50, 0x4e, 0x47]

async function expectPicture(answer: Response) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 4)).toEqual(pngHead)
}

test('a WooCommerce shop serves the pictures that its products name, to anybody', async () => {
  const { app, read } = openTestShop()
  const products = await read<{ images: { src: string; alt: string }[] }[]>('/products?per_page=100')
  const pictures = products.flatMap(({ images }) => images)
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.length).toBeLessThan(products.length)
  const [{ src, alt }] = pictures as [{ src: string; alt: string }]
  expect(alt).not.toBe('')
  await expectPicture(await app.request(src))
  expect((await app.request(src.replace(/\d+\.png$/, '999999.png'))).status).toBe(404)
})

test('a Shopify shop serves the pictures that its products name, to anybody', async () => {
  const { fetch, read } = openShopify()
  const query =
    '{ products(first: 50) { nodes { featuredMedia { __typename alt mediaContentType preview { image { url width } } } } } }'
  const { products } = await read<{
    products: { nodes: { featuredMedia: { preview: { image: { url: string; width: number } } } | null }[] }
  }>(query)
  const urls = products.nodes.flatMap(({ featuredMedia }) => featuredMedia?.preview.image.url ?? [])
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.length).toBeLessThan(products.nodes.length)
  expect(urls[0]).toMatch(`${shopifyOrigin}/cdn/shop/files/`)
  await expectPicture(await fetch(urls[0]!, { method: 'GET', headers: {} }))
  const none = await fetch(`${shopifyOrigin}/cdn/shop/files/product-999999.png`, {
    method: 'GET',
    headers: {},
  })
  expect(none.status).toBe(404)
})
