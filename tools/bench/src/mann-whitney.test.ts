import { expect, test } from 'vitest'
import { mannWhitney } from './mann-whitney.ts'

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

test('finds no difference where there is none', () => {
  expect(mannWhitney(range(0, 50), range(0, 50))).toBeCloseTo(1, 5)
  expect(mannWhitney(Array(30).fill(1), Array(30).fill(1))).toBe(1)
})

test('distinguishes samples that hardly overlap', () => {
  expect(mannWhitney(range(0, 50), range(45, 50))).toBeLessThan(1e-12)
})

test('agrees with a worked example, whichever sample comes first', () => {
  // 0…29 and 10…39: U = 200 where 450 is expected, deviation 67.62 with 20 ties, so z = -3.697.
  expect(mannWhitney(range(0, 30), range(10, 30))).toBeCloseTo(0.000218, 6)
  expect(mannWhitney(range(10, 30), range(0, 30))).toBeCloseTo(0.000218, 6)
})
