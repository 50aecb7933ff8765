import { expect, test } from 'vitest'
import { codeKey } from './code-key.ts'

test.each([
  ['SPRING10', 'spring10'],
  ['Çay', 'ÇAY'],
  ['ŞUBAT-ÖZEL', 'şubat-özel'],
  ['İNDİRİM', 'indirim'],
  ['İNDİRİM', 'i̇ndi̇ri̇m'],
  ['YILBAŞI', 'yılbaşı'],
  ['CAFE\u0301', 'café'],
  ['ΕΚΠΤΩΣΕΙΣ', 'εκπτωσεις'],
  ['ΣΑΛΕΣ', 'σαλεσ'],
  ['ΣΑΛΕΣ10', 'σαλες10'],
  ['GRUSS', 'Gruß'],
  ['GRUẞ', 'Gruß'],
  ['ＳＡＶＥ－１０', 'save-10'],
  ['oﬀer', 'OFFER'],
])('%s and %s are one code', (one, other) => {
  expect(codeKey(one)).toBe(codeKey(other))
})

test.each([
  ['çay', 'cay'],
  ['έκπτωση', 'εκπτωση'],
  ['grus', 'gruß'],
  ['spring1', 'spring10'],
  ['spring 10', 'spring10'],
])('%s and %s are two codes', (one, other) => {
  expect(codeKey(one)).not.toBe(codeKey(other))
})

test('a letter of any script is one code in any case and any Unicode form', () => {
  const differing: string[] = []
  for (let point = 0; point < 0x11_0000; point += 1) {
    const letter = String.fromCodePoint(point)
    if (!/[\p{Cased}\p{M}\p{Nd}]/u.test(letter)) continue
    const code = `α${letter}`
    const forms = [
      code.toUpperCase(),
      code.toLowerCase(),
      code.toLocaleUpperCase('tr'),
      code.toLocaleLowerCase('tr'),
      code.normalize('NFC'),
      code.normalize('NFD'),
      codeKey(code),
    ]
    if (forms.some((form) => codeKey(form) !== codeKey(code))) differing.push(letter)
  }
  expect(differing).toEqual([])
})

test('a code whose letters become longer still fits into an index', () => {
  const long = codeKey('ﷺ'.repeat(200))
  expect([...long]).toHaveLength(255)
})
