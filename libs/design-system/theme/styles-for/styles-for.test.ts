import { describe, expect, test } from 'vitest'
import { resolve } from 'node:path'
import { needsOf } from '../outputs/component-recipes.ts'
import { stylePartsOf } from '../outputs/style-parts.ts'
import { laterStylesFor, stylesFor } from './styles-for.ts'

const whole = `@layer reset, recipes;

@layer tokens {
  :root {
    --colors-palette-red: #f00;
    --a: var(--b);
    --b: 1px;
    --c: 2px;
    --d: 3px;
    --e: var(--colors-palette-red);
}
  @media not print {
    .dark {
      --a: 4px;
      --d: 5px;
}
}
  @keyframes spin {
    to {
      width: var(--c);
}
}
  @keyframes fade {
    to {
      opacity: 0;
}
}
}

@layer recipes {
  @layer _base {
    sub {
      top: 0.5em;
}
    .badge,.button {
      --transition-prop: color;
      border: 1px solid;
      border-color: red;
      transition-property: color;
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
    animation: spin var(--a);
}
  .card__root [data-heat]:not([data-cold]) {
    color: var(--d);
}
  .card__root [data-state=open] {
    top: 1px;
}
}
@layer utilities {
  .gap_0\\.5 {
    gap: 2px;
}
}
`
const needing = (...now: string[]) => ({ now, later: [] as string[] })
const components = {
  Button: needing('button'),
  Badge: needing('badge', String.raw`gap_0\.5`),
  Card: needing('card__root'),
  HeatCard: needing('card__root', '[data-heat]'),
  Line: needing('--e'),
  toast: needing(),
  Menu: { now: ['button'], later: ['card__root'] },
}
const known = [
  'badge',
  'button',
  'card__root',
  '<sub>',
  String.raw`gap_0\.5`,
  'card[data-heat]',
  'card[data-cold]',
]
const from = { components, parts: stylePartsOf(whole, known) }
const flat = (css: string) => css.replaceAll(/\s/g, '')

describe('a stylesheet of some components', () => {
  test('has what every page needs, and the rules of these components only', () =>
    expect(flat(stylesFor(['Button'], from))).toBe(
      flat(
        `@layer reset, recipes, tokens, recipes._base, recipes.slots, utilities;
        @layer recipes{@layer _base{.button{border: 1px solid red; transition-property: color}
        .button svg{width: 4px}} @media print{.button--size_sm{display: none}}}`,
      ),
    ))

  test('has the tokens and keyframes that its rules use, in every mode, and those that these use', () => {
    const css = flat(stylesFor(['Card'], from))
    expect(css).toContain('@layertokens{:root{--a:var(--b);--b:1px;--c:2px;}')
    expect(css).toContain('.dark{--a:4px;}')
    expect(css).toContain('@keyframesspin{to{width:var(--c)}}')
    expect(css).not.toMatch(/--d|--e|fade/)
  })

  test('has the tokens that a script names, with the value of the palette', () => {
    expect(flat(stylesFor(['Line'], from))).toContain('@layertokens{:root{--e:#f00;}')
  })

  test('has the tokens of the own styles of a page', () => {
    const css = flat(stylesFor(['Button'], from, ['--d']))
    expect(css).toContain(':root{--d:3px;}')
    expect(css).toContain('.dark{--d:5px;}')
  })

  test('has other classes of these components only', () => {
    expect(stylesFor(['Badge'], from)).toContain(String.raw`.gap_0\.5{gap:2px}`)
    expect(stylesFor(['Button'], from)).not.toContain('gap_')
  })

  test('has a rule of two components only with both, and in its place', () => {
    expect(stylesFor(['Card'], from)).not.toContain('.card__root .button')
    expect(stylesFor(['Card', 'Button'], from)).toMatch(/\.card__root \.button.*\.card__root\{/)
  })

  test('has the reset of an element only with a component that has one', () => {
    const withElement = { ...from, components: { ...components, Footnote: needing('<sub>') } }
    expect(stylesFor(['Footnote'], withElement)).toContain('sub{top:.5em}')
    expect(stylesFor(['Button'], withElement)).not.toContain('sub{')
  })

  test('has a rule of an attribute only with a component that sets it, unless others set it', () => {
    expect(stylesFor(['HeatCard'], from)).toContain(
      '.card__root [data-heat]:not([data-cold]){color:var(--d)}',
    )
    expect(stylesFor(['HeatCard'], from)).toContain('--d:3px')
    expect(stylesFor(['Card'], from)).not.toMatch(/data-heat|--d/)
    expect(stylesFor(['Card'], from)).toContain('[data-state=open]')
  })

  test('has what a person opens in a second one, with the tokens that only that needs', () => {
    expect(stylesFor(['Menu'], from)).toBe(stylesFor(['Button'], from))
    const later = flat(laterStylesFor(['Menu'], from))
    expect(later).toMatch(/^@layerreset,recipes,tokens,[^;]*;@layertokens\{/)
    expect(later).toMatch(/--a:4px.*\.card__root\.button\{.*\.card__root\{/)
    expect(later).not.toContain('.button{border')
    expect(laterStylesFor(['Menu', 'Card'], from)).not.toContain('{')
    expect(() => laterStylesFor(['Meun'], from)).toThrow(RangeError)
  })

  test('finds the recipe of a class with a condition', () =>
    expect(stylesFor(['Badge'], from)).toContain('laptop\\:badge--size_sm'))

  test.each(['Buton', 'constructor', 'button'])('refuses %s, which is no component', (name) =>
    expect(() => stylesFor(['Button', name], from)).toThrow(
      new RangeError(`The design system has no ${name}`),
    ),
  )
})

test('follows the modules of a component to the recipes of what is inside it, and of what it opens', () => {
  const source = (path: string) => resolve(import.meta.dirname, '../../src', path)
  const utilities = new Map([[source('spinner/spinner.tsx'), ['gap_2']]])
  const button = needsOf(source('button/button.tsx'), utilities)
  expect(button).toEqual({ now: ['[data-part]', '[data-shifted]', 'button', 'gap_2', 'spinner'], later: [] })
  expect(needsOf(source('icon-button/icon-button.tsx'), utilities).now).toContain('button')
  const ofRange = needsOf(source('filter-bar/number-range-filter.tsx'), utilities)
  expect(ofRange.now).toContain('filter-bar__chip')
  expect(ofRange.later).toContain('popover__content')
  expect([...ofRange.now, ...ofRange.later]).not.toContain('filter-bar__optionCount')
  expect(needsOf(source('sparkline/sparkline.tsx'), utilities).now).toContain('--colors-chart-cat-1')
})
