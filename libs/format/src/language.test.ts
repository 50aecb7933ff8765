import { afterEach, expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'
import { countryName } from './country-name.ts'
import { formatDate } from './format-date.ts'
import { formatEither } from './format-either.ts'
import { formatRange } from './format-range.ts'
import { initials } from './initials.ts'
import { language, setLanguage } from './language.ts'
import { weekdayNames } from './names-of-dates.ts'
import { readDay } from './read-day.ts'

afterEach(() => setLanguage('en'))

test('is English unless a known language is chosen', () => {
  expect(language()).toBe('en')
  setLanguage('tr')
  expect(language()).toBe('tr')
  setLanguage('xx')
  expect(language()).toBe('en')
})

test('texts follow the language in use', () => {
  const all = () => [
    formatDate('2026-10-05', 'UTC'),
    formatRange({ start: null, end: '2026-03-07' }),
    formatRange({ start: '2026-02-28', end: '2026-03-03' }, 'UTC'),
    countryName('DE'),
    formatEither(['Google', 'Facebook', 'Apple']),
    initials('ipek ışık'),
    weekdayNames(language())[3],
  ]
  const inEnglish = [
    '5 Oct 2026',
    'until 7 Mar 2026',
    '28 Feb – 3 Mar 2026, UTC',
    'Germany',
    'Google, Facebook, or Apple',
    'II',
    'Wed',
  ]
  expect(all()).toEqual(inEnglish)
  setLanguage('tr')
  expect(all()).toEqual([
    '5 Eki 2026',
    '7 Mar 2026 gününe kadar',
    '28 Şub – 3 Mar 2026, UTC',
    'Almanya',
    'Google, Facebook veya Apple',
    'İI',
    'Çar',
  ])
  setLanguage('en')
  expect(all()).toEqual(inEnglish)
})

test('names are in the order of the alphabet of the language', () => {
  const names = ['zeytin', 'ılık', 'iğne', 'Çay', 'cam', 'dut', 'Ürün', 'uçak', 'Mağaza 10', 'mağaza 9']
  setLanguage('tr')
  expect(names.toSorted(compareNames)).toEqual([
    'cam',
    'Çay',
    'dut',
    'ılık',
    'iğne',
    'mağaza 9',
    'Mağaza 10',
    'uçak',
    'Ürün',
    'zeytin',
  ])
})

test('days are read with the months of the language', () => {
  expect(readDay('7 Mar 2026', ['D MMM YYYY'])).toBe('2026-03-07')
  setLanguage('tr')
  expect(readDay('7 Ağu 2026', ['D MMM YYYY'])).toBe('2026-08-07')
  expect(readDay('7 Aralık 2026', ['D MMM YYYY', 'D MMMM YYYY'])).toBe('2026-12-07')
  expect(readDay('31 Şub 2026', ['D MMM YYYY'])).toBeUndefined()
})
