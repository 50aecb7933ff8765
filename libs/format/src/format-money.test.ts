import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from './currencies.ts'
import { compactTogether, formatMoney } from './format-money.ts'
import { minorUnitDigits } from './minor-unit-digits.ts'
import { toMinorUnits } from './to-minor-units.ts'

describe('formatMoney', () => {
  test.each([
    [142_700, 'TRY', '₺1.427,00'],
    [142_700, 'try', '₺1.427,00'],
    [-142_700, 'TRY', '-₺1.427,00'],
    [5, 'USD', '$0,05'],
    [0, 'EUR', '€0,00'],
    [123_456_789, 'GBP', '£1.234.567,89'],
    [1500, 'JPY', '¥1.500'],
    [-999, 'JPY', '-¥999'],
    [1234, 'KWD', 'KWD\u00a01,234'],
    [-1234, 'CHF', '-CHF\u00a012,34'],
    [100, 'points', 'points\u00a01,00'],
    [Number.MAX_SAFE_INTEGER, 'USD', '$90.071.992.547.409,91'],
    [18_000_000_000_000_000, 'USD', '$180.000.000.000.000,00'],
    [-(2 ** 63), 'JPY', '-¥9.223.372.036.854.776.000'],
  ])('shows %d minor units of %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  test('shortens from ten thousand on when asked', () => {
    expect(formatMoney(1_860_000, 'TRY', { compact: true })).toBe('₺18,6K')
    expect(formatMoney(-102_000_000, 'TRY', { compact: true })).toBe('-₺1,02M')
    expect(formatMoney(999_999, 'TRY', { compact: true })).toBe('₺9.999,99')
    expect(formatMoney(10_000, 'JPY', { compact: true })).toBe('¥10,0K')
  })

  test('shortens amounts that are read together when one of them is large', () => {
    const together = (...amounts: (number | null)[]) => {
      const read = amounts.map((amount) => ({ amount, currency: 'EUR' }))
      const compact = compactTogether(read)
      return amounts.map((amount) => amount !== null && formatMoney(amount, 'EUR', { compact }))
    }
    expect(together(2_080_000, 932_825, null)).toEqual(['€20,8K', '€9,3K', false])
    expect(together(-2_080_000, -932_825, 45_071)).toEqual(['-€20,8K', '-€9,3K', '€451'])
    expect(together(102_000_000, 99_970, 99_949, 0)).toEqual(['€1,02M', '€1,0K', '€999', '€0'])
    expect(together(1_000_000, 999_999)).toEqual(['€10,0K', '€10,0K'])
    expect(together(932_825, 45_071)).toEqual(['€9.328,25', '€450,71'])
  })

  test('knows the decimals of each currency that is read together', () => {
    const yen = { amount: 900_000, currency: 'JPY' }
    expect(compactTogether([yen, { amount: 900_000, currency: 'EUR' }])).toBe('always')
    expect(compactTogether([{ amount: 900_000, currency: 'EUR' }])).toBe(true)
  })

  test.each([12.5, Number.NaN, Infinity])("refuses %d, which isn't whole minor units", (amount) => {
    expect(() => formatMoney(amount, 'USD')).toThrow(RangeError)
  })
})

describe('toMinorUnits', () => {
  test.each([
    ['12.34', 'GBP', 1234],
    ['-1', 'GBP', -100],
    ['+3.5', 'GBP', 350],
    ['0.00', 'GBP', 0],
    ['-0.00', 'GBP', 0],
    ['.5', 'GBP', 50],
    ['12.', 'GBP', 1200],
    [' 12.30 ', 'GBP', 1230],
    ['1.6550000000000001', 'GBP', 166],
    ['1.654999', 'GBP', 165],
    ['1.005', 'USD', 101],
    ['-1.005', 'USD', -101],
    ['-0.004', 'USD', 0],
    ['1500.50', 'JPY', 1501],
    ['1.2345', 'KWD', 1235],
    ['99999999999.99', 'TRY', 9_999_999_999_999],
    ['000012.30', 'TRY', 1230],
  ])('reads %j of %s as %d', (text, currency, amount) => {
    expect(toMinorUnits(text, currency)).toBe(amount)
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    '1e3',
    '1,5',
    '1.2.3',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '1 000',
    '١٢',
    '£5',
  ])('refuses %j', (text) => {
    expect(() => toMinorUnits(text, 'GBP')).toThrow('not a decimal amount')
  })

  test('refuses an amount too large to be exact, without repeating all of it', () => {
    expect(() => toMinorUnits('90071992547409.92', 'USD')).toThrow('too large')
    expect(() => toMinorUnits('9'.repeat(5000), 'USD')).toThrow(/^.{1,80}$/)
  })

  test('reads back every amount it can show', () => {
    const code = fc.constantFrom(...currencies.map((currency) => currency.code))
    fc.assert(
      fc.property(fc.maxSafeInteger(), code, (amount, currency) => {
        const shown = formatMoney(amount, currency).replace(/[^\d,-]/g, '')
        expect(toMinorUnits(shown.replace(',', '.'), currency)).toBe(amount)
      }),
    )
  })
})

describe('currencies', () => {
  test('are listed once each, by code', () => {
    const codes = currencies.map((currency) => currency.code)
    expect(codes).toEqual([...new Set(codes)].toSorted())
    expect(codes).toHaveLength(155)
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  })

  test('include every currency that the platform knows and that is still in use', () => {
    const withdrawn = ['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL']
    const notForPaying = ['XDR', 'XSU']
    const missing = Intl.supportedValuesOf('currency').filter(
      (code) => !currencies.some((currency) => currency.code === code),
    )
    expect(missing.filter((code) => !withdrawn.includes(code) && !notForPaying.includes(code))).toEqual([])
  })

  test('have the decimals of ISO 4217 and our five symbols', () => {
    expect(currencies.find((currency) => currency.code === 'TRY')).toEqual({
      id: 949,
      code: 'TRY',
      name: 'Turkish Lira',
      digits: 2,
      symbol: '₺',
    })
    expect(
      currencies.filter((currency) => currency.symbol !== currency.code).map((currency) => currency.code),
    ).toEqual(['EUR', 'GBP', 'JPY', 'TRY', 'USD'])
    expect(['JPY', 'jpy', 'HUF', 'ISK', 'BHD', 'CLF', 'XYZ', 'constructor'].map(minorUnitDigits)).toEqual([
      0, 0, 2, 0, 3, 4, 2, 2,
    ])
  })
})
