import { expect, test } from 'vitest'
import { settleDark } from './settle-dark.ts'

const dark = ':is(.dark, [data-theme=dark]) { --a: 2 }'
const content = `:root { --a: 1 } ${dark} [data-font=inter] { --b: 3 }`

test('dark token values apply only to screens', () => {
  expect(settleDark({ artifact: 'tokens', content })).toBe(
    `:root { --a: 1 } @media not print { ${dark} } [data-font=inter] { --b: 3 }`,
  )
})

test('dark values for more contrast are in the same at-rule as plain dark ones', () => {
  const strong = `@media (prefers-contrast: more) { ${dark} }`
  expect(settleDark({ artifact: 'tokens', content: `${dark} ${strong}` })).toBe(
    `@media not print { ${dark} } @media not print { ${strong} }`,
  )
})

test('no other part of the stylesheet changes', () => {
  expect(settleDark({ artifact: 'global', content })).toBe(content)
})
