import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [12_345, '12,3 kB'],
  [999_999, '1.000 kB'],
  [123_456_789, '123 MB'],
  [7_200_000_000_000, '7.200 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
