import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { languages as languagesOfContract } from '@tandem/api-contract'
import { languages as shownLanguages } from '@tandem/format'
import { workspaceRoot } from './run-command.ts'
import { parse, textsByKey, valuesOf } from './texts-of-file.ts'

/** English texts are part of the code. */
const languages = shownLanguages.filter((language) => language !== 'en')

/** Libraries whose texts only developers see, and the server's, which has a different kind of translations. */
const notShown = /^(libs\/(workbench|provider-simulator|connectors|api-server|api-contract)|apps\/api)\//

const find = (pattern: string) =>
  globSync(pattern, { cwd: workspaceRoot, exclude: (name) => name === 'node_modules' }).filter(
    (path) => !notShown.test(path),
  )
const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')

const english = find('{libs,apps}/*/src/**/{*-,}messages.ts').filter(
  (path) => !path.endsWith('define-messages.ts'),
)
const translationOf = (path: string, language: string) => path.replace(/\.ts$/, `.${language}.ts`)
const inEveryLanguage = languages.flatMap((language) =>
  english.map((path) => ({ path, language, translation: translationOf(path, language) })),
)

it('the contract has the same languages as the texts', () => {
  expect(languagesOfContract).toEqual(shownLanguages)
})

it('the first script of a page has the same languages', () => {
  expect(read('apps/shell/public/theme.js')).toContain(`language=(${shownLanguages.join('|')})(`)
})

it('finds the texts of the product', () => {
  expect(english.length).toBeGreaterThan(40)
})

it('every file of texts has a translation, and none of its texts is empty', () => {
  // A missing text is a compile error.
  const missing = inEveryLanguage.flatMap(({ translation }) => {
    if (!existsSync(resolve(workspaceRoot, translation))) return [translation]
    return [...textsByKey(translation)]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${translation}: ${key}`)
  })
  expect(missing).toEqual([])
})

it('a translation has the same values as the English text', () => {
  const differences = inEveryLanguage.flatMap(({ path, translation }) => {
    if (!existsSync(resolve(workspaceRoot, translation))) return []
    const [own, other] = [valuesByKey(path), valuesByKey(translation)]
    return [...own]
      .filter(([key, values]) => other.has(key) && other.get(key) !== values)
      .map(([key, values]) => `${translation}: ${key} has ${other.get(key)}, and in English ${values}`)
  })
  expect(differences).toEqual([])
})

/** The values of each text. The forms of a plural count as one text, which may use the number or not. */
function valuesByKey(path: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, text] of textsByKey(path)) {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
    texts.set(base, (texts.get(base) ?? '') + text)
  }
  return new Map([...texts].map(([key, text]) => [key, valuesOf(text).join(', ')]))
}

it.each(languages)('every translation into %s is loaded by its library', (language) => {
  const unused = find(`{libs,apps}/*/src/**/*messages.${language}.ts`).filter((path) => {
    const root = path.split('/').slice(0, 3).join('/')
    const lists = [...find(`${root}/${language}.ts`), ...find(`${root}/**/*.${language}.ts`)]
      .concat(find(`${root}/languages/*-${language}.ts`))
      .filter((list) => list !== path)
    return !lists.some((list) => {
      const from = relative(resolve(list, '..'), path)
      return read(list).includes(`'${from.startsWith('.') ? from : `./${from}`}'`)
    })
  })
  expect(unused).toEqual([])
})

it('no text is built from a text and words in the code', () => {
  const found = find('{libs,apps}/*/src/**/*.{ts,tsx}')
    .filter((path) => !/\.(test|test-d|stories)\.|\.[a-z]{2}\.ts$|\/(dev|testing)/.test(path))
    .flatMap((path) => {
      const pieces: string[] = []
      const visit = (node: ts.Node) => {
        if (ts.isTemplateExpression(node) && hasWords(node) && node.templateSpans.some(isText))
          pieces.push(`${path}: ${node.getText()}`)
        ts.forEachChild(node, visit)
      }
      visit(parse(path))
      return pieces
    })
  expect(found).toEqual([])
})

const hasWords = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head, ...templateSpans.map(({ literal }) => literal)].some(({ text }) => /\p{L}{2} | \p{L}{2}/u.test(text))

const isText = ({ expression }: ts.TemplateSpan) =>
  ts.isCallExpression(expression) &&
  /(?:^|\.)(?:text|say|\w+Text)$/.test(expression.expression.getText()) &&
  expression.arguments.length > 0 &&
  ts.isStringLiteralLike(expression.arguments[0]!)
