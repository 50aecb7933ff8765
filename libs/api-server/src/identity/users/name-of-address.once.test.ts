import { expect, test } from 'vitest'
import { nameOfAddress } from './name-of-address.ts'

test.each([
  ['jonas.weber@example.com', 'Jonas Weber'],
  ['jonas_van-der.berg+shop@example.com', 'Jonas Van Der Berg'],
  ['info@example.com', 'Info'],
  ['émile.öz@example.com', 'Émile Öz'],
  ['mcKay@example.com', 'McKay'],
  ['..--__@example.com', '..--__@example.com'],
  ['j@example.com', 'j@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  [`${'a'.repeat(150)}@example.com`, `A${'a'.repeat(99)}`],
])('%s is called %s', (email, name) => {
  expect(nameOfAddress(email)).toBe(name)
})
