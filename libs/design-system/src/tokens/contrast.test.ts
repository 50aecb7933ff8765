import { expect, test } from 'vitest'
import { colourOf, colourPairs, contrast, minContrast, verdict } from './contrast.ts'

const pairs = Object.values(colourPairs).flat()

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#00737c', '#00737c')).toBe(1)
})

test("a contrast just below a level doesn't reach it", () => {
  // 4.48 and 4.54 on white: the last grey that fails and the first that passes.
  expect(verdict(contrast('#777777', '#ffffff'), 'words')).toBe('fails')
  expect(verdict(contrast('#767676', '#ffffff'), 'words')).toBe('AA')
})

test.for(['light', 'dark'] as const)(
  'every colour has enough contrast on its backgrounds, in %s',
  (theme) => {
    for (const moreContrast of [false, true])
      for (const { of, on, use } of pairs) {
        const ratio = contrast(colourOf(of, theme, moreContrast), colourOf(on, theme, moreContrast))
        expect(ratio, `${of} on ${on}${moreContrast ? ', more contrast' : ''}`).toBeGreaterThanOrEqual(
          minContrast[use],
        )
      }
  },
)

test('more contrast is never less', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const { of, on } of pairs) {
      const [usual, more] = [false, true].map((wish) =>
        contrast(colourOf(of, theme, wish), colourOf(on, theme, wish)),
      )
      expect(more, `${of} on ${on}`).toBeGreaterThanOrEqual(usual ?? 0)
    }
})
