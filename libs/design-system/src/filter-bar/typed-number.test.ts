import { formatNumber } from '@tandem/format'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange, typedNumber } from './typed-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1234', 1234],
  ['1.234', 1234],
  ['1.234.567,89', 1_234_567.89],
  ['1,234,567.89', 1_234_567.89],
  ['1234,5', 1234.5],
  ['1234.5', 1234.5],
  ['1 234,50', 1234.5],
  ['12,', 12],
])('reads "%s" as %s', (text, number) => expect(typedNumber(text, 2, 'tr')).toBe(number))

test.each(['-5', 'abc', '1,2,3', '1.23.4', '1.2345,6', '12,345', '1e3', '₺5', ',', '9999999999999999'])(
  'doesn\'t read "%s" as a number',
  (text) => expect(typedNumber(text, 2, 'tr')).toBeUndefined(),
)

test('refuses decimals when whole things are counted', () => {
  expect(typedNumber('1,5', 0, 'tr')).toBeUndefined()
  expect(typedNumber('1.500', 0, 'tr')).toBe(1500)
})

test.each([
  ['1,234', 1234],
  ['1,234,567.89', 1_234_567.89],
  ['1234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.23', 1.23],
  ['1.234', undefined],
])('reads "%s" as %s where the separators are English', (text, number) => {
  expect(typedNumber(text, 2, 'en')).toBe(number)
})

test.each(['tr', 'en', 'fr', 'de-CH', 'en-IN', 'pt-PT'])(
  "reads the product's own format as the same number with separators of %s",
  (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
        expect(typedNumber(formatNumber(hundredths / 100, { full: true, locale }), 2, locale)).toBe(
          hundredths / 100,
        )
      }),
    )
  },
)

test('allows a range with an open end, and refuses a reversed one', () => {
  expect(readRange({ min: '', max: '1.000' }, 0, 'tr')).toEqual({ range: { min: null, max: 1000 } })
  expect(readRange({ min: '10', max: '10' }, 0, 'tr')).toEqual({ range: { min: 10, max: 10 } })
  expect(readRange({ min: '11', max: '10' }, 0, 'tr')).toBe('reversed')
  expect(readRange({ min: 'x', max: '-1' }, 0, 'tr')).toEqual({ unreadable: ['min', 'max'] })
})
