import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber, formatQuantity } from './format-number.ts'

/** The number behind a formatted text, with K and M applied. */
const size = (text: string) => {
  const scale = { K: 1e3, M: 1e6 }[text.at(-1)!] ?? 1
  return Number(text.replace(/[KM.]/g, '').replace(',', '.')) * scale
}

describe('formatNumber', () => {
  test.each([
    [0, '0,0'],
    [-0.04, '0,0'],
    [2, '2,0'],
    [1.94, '1,9'],
    [12_345.67, '12.345,7'],
  ])('shows %d as %s in a column with one decimal', (value, text) => {
    expect(formatNumber(value, { decimals: 1 })).toBe(text)
  })

  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1.000'],
    [9999, '9.999'],
    [10_000, '10,0K'],
    [12_345, '12,3K'],
    [184_249, '184,2K'],
    [999_949, '999,9K'],
    [999_950, '1,00M'],
    [999_999, '1,00M'],
    [1_000_000, '1,00M'],
    [1_024_999, '1,02M'],
    [1_234_567_890, '1.234,57M'],
    [-999, '-999'],
    [-1000, '-1.000'],
    [-12_345, '-12,3K'],
    [-2_500_000, '-2,50M'],
    [3.14159, '3,14'],
    [9999.996, '10,0K'],
    [-0.001, '0'],
    [-0, '0'],
  ])('shows %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  test.each([
    [999, '999'],
    [10_000, '10.000'],
    [1_052_301, '1.052.301'],
    [-1_052_301.5, '-1.052.301,5'],
  ])('shows %d whole as %s', (value, text) => {
    expect(formatNumber(value, { full: true })).toBe(text)
  })

  test('shows a dash for an invalid number', () => {
    expect([Number.NaN, Infinity, -Infinity].map((value) => formatNumber(value))).toEqual(['–', '–', '–'])
  })

  test('never writes a thousand thousands, nor two numbers in the wrong order', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(formatNumber(low)).not.toMatch(/^\d[\d.]{4,},?\d*K$/)
        expect(size(formatNumber(low))).toBeLessThanOrEqual(size(formatNumber(high)))
      }),
    )
  })
})

test.each([
  [3, '3'],
  [1.5, '1,5'],
  [1052.0625, '1.052,0625'],
  [-0, '0'],
  [Number.NaN, '–'],
])('shows a quantity of %d to its last decimal as %s', (quantity, shown) => {
  expect(formatQuantity(quantity)).toBe(shown)
})
