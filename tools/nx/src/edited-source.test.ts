import { expect, test } from 'vitest'
import { EditedSource, MissingAnchor, TakenName } from './edited-source.ts'

const source = (text: string) => new EditedSource('libs/example.ts', text)

test('inserts an import in alphabetical order', () => {
  const text = `import { b } from 'b'\nimport { x } from './x.ts'\nimport { z } from './z.ts'\n`
  const { text: changed } = source(text).addImport(`import { y } from './y.ts'`)
  expect(changed).toBe(
    `import { b } from 'b'\nimport { x } from './x.ts'\nimport { y } from './y.ts'\nimport { z } from './z.ts'\n`,
  )
})

test('inserts a list member at the end, at the beginning, before another, or in alphabetical order', () => {
  const list = { variable: 'list' }
  const text = 'export const list = [a, c] as const satisfies string[]\n'
  expect(source(text).addElement(list, 'b').text).toContain('[a, c,\nb]')
  expect(source(text).addElement(list, 'b', 'first').text).toContain('[b,\na, c]')
  expect(source(text).addElement(list, 'b', { before: 'c' }).text).toContain('[a, b,\nc]')
  expect(source(text).addElement(list, 'b', 'sorted').text).toContain('[a, b,\nc]')
  expect(source('const list = []').addElement(list, 'b').text).toBe('const list = [b,]')
})

test('adds a property to an object, also to one within a call', () => {
  const text = `export const { key } = define('billing', { pages: { billing: { title: 'Billing' } } })\n`
  const call = { name: 'define', first: 'billing' }
  const changed = source(text).addProperty({ call, path: ['pages', 'billing'] }, `'x-y': 1`).text
  expect(changed).toContain(`{ title: 'Billing',\n'x-y': 1 }`)
  expect(source(text).readText({ call, path: ['pages', 'billing', 'title'] })).toBe('Billing')
})

test('adds an interface that an interface extends', () => {
  expect(source('interface All extends A, B { c: 1 }').addExtended('All', 'C').text).toBe(
    'interface All extends A, B, C { c: 1 }',
  )
})

test.each<[string, (edited: EditedSource) => EditedSource]>([
  ['`list`', (edited) => edited.addElement({ variable: 'list' }, 'b')],
  ['`z`', (edited) => edited.addElement({ variable: 'names' }, 'b', { before: 'z' })],
  ['an object in names', (edited) => edited.addProperty({ variable: 'names' }, 'b: 1')],
  ['`pages`', (edited) => edited.addProperty({ variable: 'tree', path: ['pages'] }, 'b: 1')],
  ['All', (edited) => edited.addExtended('All', 'C')],
  ['an import', (edited) => edited.addImport(`import { b } from 'b'`)],
])("names what is missing in a file without %s, and doesn't change the file", (what, change) => {
  const edited = source('const names = [a]\nconst tree = { a: 1 }\n')
  expect(() => change(edited)).toThrow(MissingAnchor)
  expect(() => change(edited)).toThrow(
    new RegExp(`^libs/example.ts: .*${what.replaceAll('`', '')}.*Nothing was written`),
  )
})

test.each<[(edited: EditedSource) => EditedSource]>([
  [(edited) => edited.addElement({ variable: 'names' }, 'a')],
  [(edited) => edited.addProperty({ variable: 'tree' }, `'a': 1`)],
  [(edited) => edited.addImport(`import { names } from './b.ts'`)],
  [(edited) => edited.addImport(`import * as c from './b.ts'`)],
])("doesn't add what exists already", (change) => {
  const edited = source(`import { c } from 'c'\nconst names = [a]\nconst tree = { a: 1 }\n`)
  expect(() => change(edited)).toThrow(TakenName)
})
