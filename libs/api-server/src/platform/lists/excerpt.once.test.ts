import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './search-text.ts'
import { excerptAround, startOf } from './excerpt.ts'

test.each([
  ['short', 'short'],
  ['  two\n\nlines ', 'two lines'],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), `${'x'.repeat(120)}…`],
])('shows the start of %j', (text, start) => expect(startOf(text)).toBe(start))

test('shows the start of a text that lacks the term', () =>
  expect(excerptAround('a'.repeat(200), 'b')).toBe(`${'a'.repeat(120)}…`))

test('always shows what was found, in at most 122 characters', () => {
  const letter = fc.constantFrom(...'abçİığşÖ…ﬁ 😀é')
  fc.assert(
    fc.property(
      fc.array(letter, { maxLength: 400 }),
      fc.array(letter, { minLength: 1, maxLength: 60 }),
      fc.array(letter, { maxLength: 400 }),
      (start, term, end) => {
        const wanted = term.join('')
        const excerpt = excerptAround([...start, ...term, ...end].join(''), wanted)
        expect(foldText(excerpt)).toContain(foldText(wanted))
        expect([...excerpt].length).toBeLessThanOrEqual(122)
      },
    ),
  )
})
