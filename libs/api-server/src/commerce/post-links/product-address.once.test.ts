import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionAddresses, productAddress } from './product-address.ts'

const mug = 'oak.example/product/mug'

test.each([
  'https://oak.example/product/mug/',
  'http://www.oak.example/product/mug',
  'HTTPS://OAK.example/product/mug/?utm_source=ig#reviews',
  'https://oak.example:443/product/mug//',
  'https://somebody@oak.example/product/mug',
])('%s is the address of the mug', (url) => {
  expect(productAddress(url)).toBe(mug)
})

test.each([
  ['https://oak.example/Product/mug', 'oak.example/Product/mug'],
  ['https://oak.example:8443/product/mug', 'oak.example:8443/product/mug'],
  ['https://shop.example/collections/spring/products/mug?variant=1', 'shop.example/products/mug'],
  ['https://oak.example/product/fincan-%c3%bc/', 'oak.example/product/fincan-ü'],
  ['https://oak.example/product/fincan-ü', 'oak.example/product/fincan-ü'],
  ['https://oak.example/product/100%', 'oak.example/product/100%'],
  ['https://oak.example/?p=12', null],
  ['https://oak.example', null],
  ['mailto:mug@oak.example', null],
  ['javascript:alert(1)//product', null],
  ['https://oak.example/%00', null],
  [`https://oak.example/${'a'.repeat(600)}`, null],
  ['no address', null],
  [null, null],
])('%s is compared as %s', (url, address) => {
  expect(productAddress(url)).toBe(address)
})

test.each([
  ['New: oak.example/product/mug', [mug]],
  ['👉https://oak.example/product/mug/👈', [mug]],
  ['(see www.oak.example/product/mug).', [mug]],
  ['“https://oak.example/product/mug”, again', [mug]],
  [
    'link:https://oak.example/product/mug,https://oak.example/product/tray!',
    [mug, 'oak.example/product/tray'],
  ],
  ['https://oak.example/product/mug\nhttps://oak.example/product/mug/', [mug]],
  ['Tea and/or coffee, 1/2 price, @oak.workshop #mug/tray', []],
  ['oak.example', []],
  ['https://oak.example@evil.example/product/mug', ['evil.example/product/mug']],
  [null, []],
])('%s leads to %j', (caption, addresses) => {
  expect(captionAddresses(caption)).toEqual(addresses)
})

test('reads any caption quickly, and finds only storable addresses', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('https://', '/', '.', 'a.b/', '%', '\0', '@'),
        ),
        {
          maxLength: 60,
        },
      ),
      (parts) => {
        for (const address of captionAddresses(parts.join(''))) {
          expect(address.length).toBeLessThanOrEqual(500)
          expect(address).not.toContain('\0')
          expect(address.isWellFormed()).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(captionAddresses('a.'.repeat(50_000) + '/')).toEqual([])
  expect(captionAddresses('https://'.repeat(20_000))).toEqual([])
  expect(captionAddresses(Array.from({ length: 50 }, (_, at) => `oak.example/${at}`).join(' '))).toHaveLength(
    20,
  )
})
