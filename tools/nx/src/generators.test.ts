import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from '@nx/devkit'
import * as prettier from 'prettier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateComponent } from './component/component.ts'
import { generateFeature } from './feature/feature.ts'
import { generateLanguage } from './language/language.ts'
import { makeOneOfEach, nextTree } from './made-copy.ts'
import type { MadeCopy } from './made-copy.ts'
import { generateResource } from './resource/resource.ts'

let copy: MadeCopy['copy']
let changes: MadeCopy['changes']
/** The generated or changed files, in the form that compilers and linters accept. */
let sources: string[]

/** The reason why something isn't generated. */
const refused = (work: (tree: Tree) => Promise<unknown>): Promise<string> =>
  work(nextTree(copy)).then(
    () => 'nothing is wrong with it',
    (error: Error) => error.message,
  )

beforeAll(async () => {
  const made = await makeOneOfEach()
  copy = made.copy
  changes = made.changes
  sources = changes.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path))
}, 300_000)

afterAll(() => copy?.remove(), 60_000)

test('a feature has the files of the house style, and a resource those of its slice', () => {
  const made = changes.filter(({ type }) => type === 'CREATE').map(({ path }) => path)
  expect(made.filter((path) => path.startsWith('libs/feature-billing/')).toSorted()).toEqual(
    expect.arrayContaining(
      [
        'README.md',
        'package.json',
        'tsconfig.json',
        'tsconfig.lib.json',
        'vitest.config.ts',
        'src/dev.tsx',
        'src/dev-data.ts',
        'src/feature.ts',
        'src/index.ts',
        'src/messages.ts',
        'src/messages.tr.ts',
        'src/tr.ts',
        'src/translations.ts',
        'src/navigation.ts',
        'src/pages.ts',
        'src/paths.ts',
        'src/queries.ts',
        'src/routes.tsx',
        'src/overview/overview-page.tsx',
        'src/overview/overview-page.test.tsx',
        'src/overview/overview-note.stories.tsx',
        'src/invoices/invoices-page.tsx',
        'src/invoices/invoices-page.test.tsx',
        'src/invoices/queries.ts',
        'src/invoices/messages.tr.ts',
      ].map((path) => `libs/feature-billing/${path}`),
    ),
  )
  for (const path of [
    'libs/api-contract/src/invoices.ts',
    'libs/api-server/src/workspace/invoices/routes.ts',
    'libs/api-server/src/workspace/invoices/queries.ts',
    'libs/api-server/src/workspace/invoices/routes.test.ts',
    'libs/design-system/src/rating/rating.tsx',
    'libs/design-system/src/rating/rating.recipe.ts',
    'libs/design-system/src/rating/rating.stories.tsx',
    'libs/design-system/src/rating/rating.test.tsx',
  ])
    expect(made).toContain(path)
  expect(made.filter((path) => path.endsWith('.template') || path.includes('__'))).toEqual([])
})

test('a feature is published like the others', () => {
  const read = (path: string) => readFileSync(join(copy.root, path), 'utf8')
  // The heading that publishing looks for to find runnable examples.
  expect(read('libs/feature-billing/README.md').split('## Example')[1]).toContain(
    'import { billingFeature } from',
  )
  const { devDependencies } = JSON.parse(read('libs/styles/package.json')) as {
    devDependencies: Record<string, string>
  }
  expect(Object.keys(devDependencies)).toContain('@tandem/feature-billing')
})

test('everything is formatted, and no generated file is too long', async () => {
  const options = await prettier.resolveConfig(join(copy.root, 'libs/any.ts'))
  for (const { path, content, type } of changes) {
    const text = content?.toString() ?? ''
    expect(await prettier.check(text, { ...options, filepath: path }), path).toBe(true)
    if (type === 'CREATE') expect(text.split('\n').length, path).toBeLessThan(150)
  }
})

test('linters and the layer rule pass, but would find mistakes', { timeout: 300_000 }, () => {
  // The component's recipe is a generated function, and the layer rule reads the project graph.
  copy.run('nx', 'run', '@tandem/design-system:codegen')
  expect(copy.attempt('oxlint', '--deny-warnings', ...sources)).toMatchObject({ code: 0 })
  const probe = 'libs/feature-billing/src/probe.ts'
  copy.write(
    probe,
    `import { ecommerceFeature } from '@tandem/feature-ecommerce'\nexport const other = ecommerceFeature\n`,
  )
  const { code, output } = copy.attempt('eslint', '--no-warn-ignored', '--format', 'json', ...sources, probe)
  const results = JSON.parse(output.slice(output.indexOf('[{'))) as {
    filePath: string
    messages: { ruleId: string }[]
  }[]
  copy.run('rm', probe)
  const told = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }) => `${filePath.slice(copy.root.length + 1)}: ${ruleId}`),
  )
  expect({ code, told }).toEqual({ code: 1, told: [`${probe}: @nx/enforce-module-boundaries`] })
})

test('types are right in every file that was generated or changed', { timeout: 600_000 }, () => {
  copy.write(
    'tsconfig.generated.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { noEmit: true, types: ['vite/client', 'node'] },
      // Tests and stories import the whole product; `npm run generators` checks them, project by project.
      files: sources.filter((path) => !/\.(test|stories)\.tsx?$|\/dev\.tsx$|^apps\//.test(path)),
    }),
  )
  const checked = copy.attempt(
    'node',
    'node_modules/typescript-7/bin/tsc',
    '--checkers',
    '1',
    '-p',
    'tsconfig.generated.json',
  )
  copy.run('rm', 'tsconfig.generated.json')
  expect(checked).toEqual({ code: 0, output: '' })
})

test("existing things aren't generated again, and problems are reported before anything is written", async () => {
  const before = copy.run('git', 'status', '--porcelain')
  const feature = (name: string) => refused((tree) => generateFeature(tree, { name }))
  const resource = (name: string, more: { feature?: string; plural?: string } = {}) =>
    refused((tree) => generateResource(tree, { name, feature: 'billing', ...more }))
  const component = (name: string) => refused((tree) => generateComponent(tree, { name }))

  expect(await feature('billing')).toMatch('libs/feature-billing is there already')
  expect(await feature('feature-plans')).toMatch('leave it out')
  expect(await feature('workbench')).toMatch('libs/workbench is there already')
  expect(await feature('upgrade')).toMatch('the address /upgrade is taken')
  expect(await feature('Plans')).toMatch('kebab case')
  expect(await resource('invoice')).toMatch('libs/api-contract/src/invoices.ts is there already')
  expect(await resource('order')).toMatch('libs/api-contract/src/orders.ts is there already')
  expect(await resource('invitation', { plural: 'guests' })).toMatch('the contract has a Invitation already')
  expect(await resource('sheep', { plural: 'sheep' })).toMatch('--plural')
  expect(await resource('plan', { feature: 'billings' })).toMatch('make the feature first')
  expect(await resource('plan', { feature: 'workspace' })).toMatch('`group` in workspacePaths is not there')
  expect(await component('rating')).toMatch('is there already')
  expect(await component('count')).toMatch('exports a Count already')
  expect(await component('switch')).toMatch('reserved word')
  expect(await refused(withoutMenu)).toMatch('apps/shell/src/menu/load-menu.ts: order is not there any more')
  expect(copy.run('git', 'status', '--porcelain')).toBe(before)
})

async function withoutMenu(tree: Tree) {
  tree.write('apps/shell/src/menu/load-menu.ts', `import { soonEntries } from './soon-entries.ts'\n`)
  await generateFeature(tree, { name: 'plans' })
}

test('a language has a file beside each translation, with the English texts', async () => {
  const tree = nextTree(copy)
  await generateLanguage(tree, { code: 'de' })
  const written = (path: string) => tree.read(path, 'utf8') ?? ''
  const translations = tree.listChanges().filter(({ path }) => path.endsWith('messages.de.ts'))
  expect(translations.length).toBeGreaterThan(40)
  const texts = written('libs/feature-billing/src/messages.de.ts')
  expect(texts).toContain('export const billingInGerman: Translation<typeof catalogue>')
  expect(texts).toContain("heading: 'Nothing here yet'")
  const library = written('libs/feature-billing/src/de.ts')
  expect(library).toContain("import { billingInGerman } from './messages.de.ts'")
  expect(library).toContain("import { german as lists } from '@tandem/lists/de'")
  expect(JSON.parse(written('libs/lists/package.json')).exports['./de'].default).toBe('./dist/de.js')
  expect(written('libs/feature-billing/src/translations.ts')).toContain(
    "{ tr: () => import('./tr.ts'), de: () => import('./de.ts') }",
  )
  for (const list of ['format', 'api-contract'])
    expect(written(`libs/${list}/src/language.ts`)).toContain("['en', 'tr', 'de'] as const")
  expect(written('libs/format/src/language.ts')).toContain("de: 'Deutsch'")
})

test.each([
  ['tr', 'it is there already'],
  ['xx', 'it is not the code of a language'],
  ['../de', 'it is not the code of a language'],
])('no language is generated for %s', async (code, reason) => {
  expect(await refused((tree) => generateLanguage(tree, { code }))).toContain(reason)
})
