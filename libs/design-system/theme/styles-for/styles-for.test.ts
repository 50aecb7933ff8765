import { describe, expect, test } from 'vitest'
import { resolve } from 'node:path'
import { recipesOf } from '../outputs/component-recipes.ts'
import { stylePartsOf } from '../outputs/style-parts.ts'
import { stylesFor } from './styles-for.ts'

const whole = `@layer reset, recipes;

@layer tokens {
  :root {
    --a: 1px;
}
}

@layer recipes {
  @layer _base {
    .badge,.button {
      border: 1px solid;
}
    .button svg {
      width: 4px;
}
}
  @media print {
    .button--size_sm {
      display: none;
}
}
  .laptop\\:badge--size_sm {
    gap: 1px;
}
}
@layer recipes.slots {
  .card__root .button {
    color: red;
}
  .card__root {
    color: blue;
}
}
`
const components = { Button: ['button'], Badge: ['badge'], Card: ['card'], toast: [] }
const from = { components, parts: stylePartsOf(whole, ['badge', 'button', 'card']) }
const flat = (css: string) => css.replaceAll(/\s/g, '')

describe('a stylesheet of some components', () => {
  test('has what every page needs, and the rules of these components only', () =>
    expect(flat(stylesFor(['Button'], from))).toBe(
      flat(
        `@layer reset, recipes; @layer tokens{:root{--a: 1px;}} @layer recipes{@layer _base{.button{border: 1px solid;}
        .button svg{width: 4px;}}} @layer recipes{@media print{.button--size_sm{display: none;}}}`,
      ),
    ))

  test('has a rule of two components only with both, and in its place', () => {
    expect(stylesFor(['Card'], from)).not.toContain('.card__root .button')
    expect(stylesFor(['Card', 'Button'], from)).toMatch(/\.card__root \.button.*\.card__root\{/)
  })

  test('finds the recipe of a class with a condition', () =>
    expect(stylesFor(['Badge'], from)).toContain('laptop\\:badge--size_sm'))

  test.each(['Buton', 'constructor', 'button'])('refuses %s, which is no component', (name) =>
    expect(() => stylesFor(['Button', name], from)).toThrow(
      new RangeError(`The design system has no ${name}`),
    ),
  )
})

test('follows the modules of a component to the recipes of what is inside it', () => {
  const source = (path: string) => resolve(import.meta.dirname, '../../src', path)
  expect(recipesOf(source('button/button.tsx'))).toEqual(['button', 'spinner'])
  expect(recipesOf(source('icon-button/icon-button.tsx'))).toContain('button')
})
