import { expect, test } from 'vitest'
import { shopAddress } from './shop-address.ts'

const link = { code: 'abcd2345', tag: 'C0d-_e' }
const leadsTo = (url: string | null, store_url = 'https://oak.example', pages_host: string | null = null) =>
  shopAddress({ url, store_url, pages_host }, link)
const tags =
  'utm_source=instagram&utm_medium=social&utm_campaign=tandem&utm_content=C0d-_e&tandem_link=abcd2345'

test.each([
  ['https://oak.example/product/mug/', `https://oak.example/product/mug/?${tags}`],
  ['https://www.OAK.example/mug#reviews', `https://www.oak.example/mug?${tags}#reviews`],
  // A tag in the shop's own link is replaced: the order must name this post.
  ['http://oak.example/?p=12&utm_content=other', `http://oak.example/?p=12&utm_content=C0d-_e`],
])('leads from %s to %s', (url, address) => {
  const found = leadsTo(url)
  expect(found).toContain(address.split('&')[0])
  expect(Object.fromEntries(new URL(found!).searchParams)).toMatchObject({
    utm_source: 'instagram',
    utm_content: 'C0d-_e',
    tandem_link: 'abcd2345',
  })
})

test('leads to the host that the shop names for its pages, with its port', () => {
  const shop = 'https://linden.myshopify.com'
  expect(leadsTo('https://linden.example:8443/products/mug', shop, 'www.linden.example:8443')).toBe(
    `https://linden.example:8443/products/mug?${tags}`,
  )
  expect(leadsTo('https://linden.example/products/mug', shop, 'linden.example:8443')).toBeNull()
  expect(leadsTo('https://linden.example/products/mug', shop)).toBeNull()
})

test.each([
  'https://evil.example/product/mug',
  'https://oak.example.evil.example/mug',
  'https://notoak.example/mug',
  'https://oak.example@evil.example/mug',
  'https://somebody:secret@oak.example/mug',
  'https://oak.example:8443/mug',
  '//oak.example/mug',
  'javascript:alert(1)//oak.example/',
  'ftp://oak.example/mug',
  'oak.example/mug',
  '',
  null,
])('leads nowhere when the product is at %s', (url) => {
  expect(leadsTo(url)).toBeNull()
})
