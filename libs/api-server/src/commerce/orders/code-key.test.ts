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
])('%s and %s are one code', (one, other) => {
  expect(codeKey(one)).toBe(codeKey(other))
})

test.each([
  ['çay', 'cay'],
  ['spring1', 'spring10'],
  ['spring 10', 'spring10'],
])('%s and %s are two codes', (one, other) => {
  expect(codeKey(one)).not.toBe(codeKey(other))
})
