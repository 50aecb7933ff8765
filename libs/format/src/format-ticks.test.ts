import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoneyTicks, formatTicks } from './format-ticks.ts'

test.each([
  [
    [0, 20_000, 40_000, 60_000],
    ['0', '20K', '40K', '60K'],
  ],
  [
    [0, 5000, 10_000],
    ['0', '5K', '10K'],
  ],
  [
    [2500, 5000, 7500, 10_000],
    ['2,5K', '5,0K', '7,5K', '10,0K'],
  ],
  [
    [0, 3000, 6000, 9000],
    ['0', '3.000', '6.000', '9.000'],
  ],
  [
    [500_000, 1_000_000, 1_500_000],
    ['0,5M', '1,0M', '1,5M'],
  ],
  [
    [-10_000, 0, 10_000],
    ['-10K', '0', '10K'],
  ],
  [
    [0, 0.25, 0.5],
    ['0', '0,25', '0,50'],
  ],
  [[-0], ['0']],
  [[], []],
])('formats the axis %j as %j', (values, shown) => {
  expect(formatTicks(values)).toEqual(shown)
})

test.each([
  [[0, 600_000, 1_200_000, 2_400_000], 'GBP', ['0', '£6K', '£12K', '£24K']],
  [[0, 300_000, 600_000], 'GBP', ['0', '£3.000', '£6.000']],
  [[0, 50, 100], 'GBP', ['0', '£0,50', '£1,00']],
  [[0, 20_000], 'JPY', ['0', '¥20K']],
  [[-250_000_000, 250_000_000], 'CHF', ['-CHF\u00a02,5M', 'CHF\u00a02,5M']],
])('formats the axis %j of %s as %j', (values, currency, shown) => {
  expect(formatMoneyTicks(values, currency)).toEqual(shown)
})

test('gives every value of an axis the same unit and the same number of decimals', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: -1e9, max: 1e9 }).filter((value) => value !== 0),
        { minLength: 1, maxLength: 6 },
      ),
      (values) => {
        const styles = formatTicks(values).map(
          (text) => `${text.split(',')[1] ?? ''}`.replace(/\d/g, '0') + text.at(-1)!.replace(/\d/, ''),
        )
        expect(new Set(styles).size).toBe(1)
      },
    ),
  )
})
