import type { Tree } from '@nx/devkit'
import { editSource } from '../edited-source.ts'
import type { ResourceNames } from './resource-names.ts'

const source = 'libs/api-contract/src'

/**
 * Registers the calls in the contract's lists: their summaries, what they read and change, and their
 * permissions.
 */
export function registerContract(tree: Tree, { one, many }: ResourceNames): void {
  const calls = [`list${many.pascal}`, `create${one.pascal}`, `delete${one.pascal}`]
  editSource(tree, `${source}/endpoints.ts`, (file) =>
    calls.reduce(
      (edited, call) => edited.addElement({ variable: 'endpoints' }, call),
      file.addImport(`import { ${inOrder(calls)} } from './${many.kebab}.ts'`),
    ),
  )
  editSource(tree, `${source}/index.ts`, (file) =>
    file
      .addExport(`export { ${one.camel}Messages } from './${one.kebab}-messages.ts'`)
      .addExport(
        `export { ${inOrder([...calls, one.pascal, `New${one.pascal}`, `${one.pascal}Search`])} } from './${many.kebab}.ts'`,
      ),
  )
  editSource(tree, `${source}/resources.ts`, (file) =>
    file.addElement({ variable: 'resources' }, `'${many.camel}'`),
  )
  editSource(tree, `${source}/permissions.ts`, (file) =>
    file
      .addElement({ variable: 'viewer' }, `'${many.snake}.read'`, { before: "'members.read'" })
      .addElement({ variable: 'editor' }, `'${many.snake}.write'`),
  )
}

const inOrder = (names: string[]) =>
  names.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en')).join(', ')
