import { expect, test } from 'vitest'
import { pictureOf } from './product-cells.tsx'

test.each([
  null,
  '',
  'picture.jpg',
  '//shop.example/picture.jpg',
  'http://shop.example/picture.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'https://',
])('no picture is shown from %s', (address) => {
  expect(pictureOf(address)).toBeUndefined()
})

test('a picture of the shop’s own server is shown', () => {
  expect(pictureOf('https://shop.example/ş.jpg?w=40')).toBe('https://shop.example/%C5%9F.jpg?w=40')
})
