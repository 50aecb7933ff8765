import { expect, test } from 'vitest'
import { rounded } from './rounded.ts'

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [0.285, 2, 0.29],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [2.4999999999, 0, 2],
  [1.00499999, 2, 1],
  [-0.001, 2, 0],
  [1_234_567.125, 2, 1_234_567.13],
  [10_000_000_000_000, 2, 10_000_000_000_000],
  [-0, 0, 0],
  [5_700_000_000_000, 2, 5_700_000_000_000],
  [Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER],
  [-Number.MAX_SAFE_INTEGER, 0, -Number.MAX_SAFE_INTEGER],
])('%d with %d decimals is %d', (value, decimals, expected) => {
  expect(rounded(value, decimals)).toBe(expected)
})

test('rounds the half of every hundredth of a percent up', () => {
  const halves = Array.from({ length: 10_000 }, (_, step) => (2 * step + 1) / 20_000)
  expect(halves.map((share) => rounded(share * 100, 2))).toEqual(halves.map((_, step) => (step + 1) / 100))
})
