import { afterEach, expect, test } from 'vitest'
import { formatCost } from './format-cost.ts'
import { formatMoney } from './format-money.ts'
import { formatNumber, formatQuantity } from './format-number.ts'
import { formatShare } from './format-share.ts'
import { formatMoneyTicks, formatTicks } from './format-ticks.ts'
import { setNumberStyle } from './number-style.ts'

afterEach(() => setNumberStyle('tr'))

const shown = () => [
  formatNumber(1234.5),
  formatNumber(12_345),
  formatNumber(1_052_301, { full: true }),
  formatQuantity(1052.125),
  formatShare(12.3456, { full: true, fixed: true }),
  formatMoney(-123_456_789, 'USD'),
  formatMoney(1_234_567, 'EUR', { compact: true }),
  formatCost(123_456.7891, 'GBP'),
  formatCost(1234.5, 'JPY'),
  formatTicks([0, 2500, 5000]).join(' '),
  formatMoneyTicks([0, 650_050], 'GBP').join(' '),
]

test.each([
  [
    'tr',
    [
      '1.234,5',
      '12,3K',
      '1.052.301',
      '1.052,125',
      '1.234,56%',
      '-$1.234.567,89',
      '€12,3K',
      '£1.234,567891',
      '¥1.234,5',
      '0 2.500 5.000',
      '0 £6.500,50',
    ],
  ],
  [
    'en',
    [
      '1,234.5',
      '12.3K',
      '1,052,301',
      '1,052.125',
      '1,234.56%',
      '-$1,234,567.89',
      '€12.3K',
      '£1,234.567891',
      '¥1,234.5',
      '0 2,500 5,000',
      '0 £6,500.50',
    ],
  ],
  [
    'fr',
    [
      '1 234,5',
      '12,3K',
      '1 052 301',
      '1 052,125',
      '1 234,56%',
      '-$1 234 567,89',
      '€12,3K',
      '£1 234,567891',
      '¥1 234,5',
      '0 2 500 5 000',
      '0 £6 500,50',
    ],
  ],
] as const)('writes every kind of number with the separators of %s', (style, expected) => {
  setNumberStyle(style)
  expect(shown().map((text) => text.replaceAll('\u202f', ' '))).toEqual(expected)
})

test('shows Turkish separators until others are chosen', () =>
  expect(formatMoney(129_900, 'USD')).toBe('$1.299,00'))
