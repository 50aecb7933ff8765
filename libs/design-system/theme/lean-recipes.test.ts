import { expect, test } from 'vitest'
import { leanRecipes } from './lean-recipes.ts'

const generated = (file: string, code: string) => [
  { id: file, dir: ['styled-system', 'recipes'], files: [{ file, code }] },
]
const lean = (file: string, code: string) =>
  leanRecipes({ artifacts: generated(file, code) })[0]?.files[0]?.code ?? ''

test('lets bundlers drop a recipe that nobody uses', () => {
  const code = lean(
    'card.js',
    `const cardFn = memo((props = {}) => {
  return {}
})

export const card = /* @__PURE__ */ Object.assign(cardFn, {
  __name__: 'card',
  keys: cardFn.keys,
})`,
  )
  expect(code).toContain('const cardFn = /* @__PURE__ */ memo((props')
  expect(code).toMatch(
    /export const card = \/\* @__PURE__ \*\/ \(\(\) => Object\.assign\(cardFn, \{[^]*\}\)\)\(\)\n$/,
  )
})

test.each([
  'const buttonFn = /* @__PURE__ */ createRecipe("button", {\n  "size": "md"\n}, [\n  {\n    "size": "md"\n  }\n])',
  'const cardCompoundVariants = [\n  {\n    "size": "md"\n  }\n]',
])('refuses a recipe with compound variants, whose styles would be lost: %s', (code) =>
  expect(() => lean('button.js', code)).toThrow('button.js has compound variants'),
)

test('refuses a runtime of Panda that it does not know', () =>
  expect(() => lean('create-recipe.js', 'export const createRecipe = () => {}')).toThrow(
    'no longer contains',
  ))

test('leaves files outside recipes alone', () => {
  const artifacts = [
    { dir: ['styled-system', 'css'], files: [{ file: 'css.js', code: 'const a = memo(b)' }] },
  ]
  expect(leanRecipes({ artifacts })).toEqual(artifacts)
})
