import { afterEach, expect, test, vi } from 'vitest'
import { formatCost } from './format-cost.ts'
import { formatMoney } from './format-money.ts'
import { formatNumber, formatQuantity } from './format-number.ts'
import { formatShare } from './format-share.ts'
import { formatMoneyTicks, formatTicks } from './format-ticks.ts'
import { setNumberLocale } from './number-locale.ts'
import type { NumberLocale } from './number-locale.ts'

afterEach(() => setNumberLocale('tr'))

const shown = (locale: NumberLocale = {}) => [
  formatNumber(1234.5, locale),
  formatNumber(12_345, locale),
  formatNumber(1_052_301, { ...locale, full: true }),
  formatQuantity(1052.125, locale),
  formatShare(12.3456, { ...locale, full: true, fixed: true }),
  formatMoney(-123_456_789, 'USD', locale),
  formatMoney(1_234_567, 'EUR', { ...locale, compact: true }),
  formatCost(123_456.7891, 'GBP', locale),
  formatCost(1234.5, 'JPY', locale),
  formatTicks([0, 2500, 5000], locale).join(' '),
  formatMoneyTicks([0, 650_050], 'GBP', locale).join(' '),
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
  [
    'de-CH',
    [
      "1'234.5",
      '12.3K',
      "1'052'301",
      "1'052.125",
      "1'234.56%",
      "-$1'234'567.89",
      '€12.3K',
      "£1'234.567891",
      "¥1'234.5",
      "0 2'500 5'000",
      "0 £6'500.50",
    ],
  ],
] as const)('writes every kind of number with the separators of %s', (locale, expected) => {
  const texts = (shownTexts: string[]) =>
    shownTexts.map((text) => text.replaceAll('\u202f', ' ').replaceAll('’', "'"))
  expect(texts(shown({ locale }))).toEqual(expected)
  setNumberLocale(locale)
  expect(texts(shown())).toEqual(expected)
})

test('groups as the locale does, with Latin digits', () => {
  expect(formatMoney(123_456_789, 'INR', { locale: 'en-IN' })).toBe('INR\u00a012,34,567.89')
  expect(formatNumber(1234.5, { locale: 'ar-EG' })).toMatch(/^1.234.5$/)
})

test('shows English separators until others are chosen', async () => {
  vi.resetModules()
  const fresh = await import('./format-money.ts')
  expect(fresh.formatMoney(129_900, 'USD')).toBe('$1,299.00')
})
