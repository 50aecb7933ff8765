import { expect, test } from 'vitest'
import { defaultCurrency } from './default-currency.ts'

const currencies = [
  { id: 978, code: 'EUR', name: 'Euro', symbol: '€', digits: 2 },
  { id: 949, code: 'TRY', name: 'Turkish lira', symbol: '₺', digits: 2 },
  { id: 840, code: 'USD', name: 'US dollar', symbol: '$', digits: 2 },
]

test('a further store most likely has the currency of the first', () => {
  expect(defaultCurrency(currencies, [{ default_currency: 'TRY' }], 'Europe/Berlin')).toBe(949)
})

test('a first store most likely has the currency of where the team is', () => {
  expect(defaultCurrency(currencies, [], 'Europe/Berlin')).toBe(978)
  expect(defaultCurrency(currencies, [], 'Europe/Istanbul')).toBe(949)
  expect(defaultCurrency(currencies, [], 'America/New_York')).toBe(840)
})

test('nothing is chosen that is not there', () => {
  expect(defaultCurrency(currencies, [{ default_currency: 'XYZ' }], 'Europe/Berlin')).toBeNull()
  expect(defaultCurrency([], [], 'Europe/Berlin')).toBeNull()
})
