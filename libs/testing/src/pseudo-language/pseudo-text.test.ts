import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outsidePseudo, plainText, pseudoText, pseudoTexts } from './pseudo-text.ts'

const sentence = 'Couldn’t load orders. Check your connection and try again.'

it('puts accents on letters and brackets around the text, and makes it longer by a third', () => {
  expect(pseudoText('Save one')).toBe('[Ŝāāvēē ōōņēē]')
  const ratio = pseudoText(sentence).length / sentence.length
  expect(ratio).toBeGreaterThan(1.25)
  expect(ratio).toBeLessThan(1.4)
})

it('keeps the places of values', () => {
  expect(pseudoText('{{done}} of {{total}}')).toBe('[{{done}} ōōƒ {{total}}]')
})

it('leads back to the English text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x5a\x5e-\x7e]*$/), (english) => {
      expect(plainText(pseudoText(english))).toBe(english)
    }),
  )
  expect(plainText('[Đēēļēēţēē Çağla?]')).toBe('Delete Çağla?')
  expect(plainText('ţēēŗṁŝ]')).toBe('terms')
  expect(plainText('[3, 12]')).toBe('3, 12')
})

it('keeps a bracket of an English text', () => {
  expect(plainText('Press [ to toggle it.')).toBe('Press [ to toggle it.')
})

it('finds what is not in the pseudo-language, also beside texts of two elements', () => {
  expect(outsidePseudo('[Ŝāāvēē] now').trim()).toBe('now')
  expect(outsidePseudo('[Ŝāāvēē [ōōņēē] ōōƒ Oak]').trim()).toBe('')
  expect(outsidePseudo('[Ŕēēāāđ ţħēē').trim()).toBe('')
  expect(outsidePseudo('ţēēŗṁŝ] and more').trim()).toBe('and more')
})

it('translates nested texts and those with values, of which texts stay', () => {
  const { clear, rows, nested } = pseudoTexts({
    clear: (label: string) => `Clear ${label}`,
    rows: (count: number) => (count === 1 ? 'one row' : `${count} rows`),
    nested: { close: 'Close', days: ['Mon', 'Tue'] },
  })
  expect(clear('Oak')).toBe('[Ċļēēāāŗ Oak]')
  expect([rows(1), rows(2)]).toEqual(['[ōōņēē ŗōōŵ]', '[2 ŗōōŵŝ]'])
  expect(nested).toEqual({ close: '[Ċļōōŝēē]', days: ['[Ṁōōņ]', '[Ţūūēē]'] })
})
