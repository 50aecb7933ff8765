import { resolve } from 'node:path'
import { formatFiles, generateFiles } from '@nx/devkit'
import type { Tree } from '@nx/devkit'
import { EditedSource } from '../edited-source.ts'
import { namesOf, pluralOf, UnusableName } from '../names.ts'
import type { Names } from '../names.ts'
import { registerContract } from './register-contract.ts'
import { registerPage } from './register-page.ts'
import { registerServer } from './register-server.ts'
import type { ResourceNames } from './resource-names.ts'

/** The options of `nx g @tandem/nx:resource`; see schema.json. */
export interface ResourceOptions {
  name: string
  feature: string
  plural?: string
}

/**
 * Generates a thing that a team keeps, from end to end: contract, permissions, table, calls, page, and the
 * tests of each.
 */
export async function generateResource(tree: Tree, options: ResourceOptions) {
  const one = namesOf('resource', options.name)
  const many = namesOf('resource', options.plural ?? pluralOf(options.name))
  const feature = namesOf('feature', options.feature.replace(/^feature-/, ''))
  const names = { one, many, feature, group: groupOf(tree, feature), migration: migrationOf(tree, many) }
  refuseTaken(tree, names)
  const from = resolve(import.meta.dirname, 'files')
  const variables = {
    ...names,
    oneFile: one.kebab,
    manyFile: many.kebab,
    migrationFile: names.migration,
    tmpl: '',
  }
  generateFiles(tree, `${from}/contract`, 'libs/api-contract/src', variables)
  generateFiles(tree, `${from}/server`, 'libs/api-server/src', variables)
  generateFiles(tree, `${from}/page`, `libs/feature-${feature.kebab}/src/${many.kebab}`, variables)
  registerContract(tree, names)
  registerServer(tree, names)
  registerPage(tree, names)
  await formatFiles(tree)
}

function groupOf(tree: Tree, feature: Names): string {
  const path = `libs/feature-${feature.kebab}/src/paths.ts`
  const text = tree.read(path, 'utf8')
  if (text === null)
    throw new UnusableName('feature', feature.kebab, `${path} is not there; make the feature first`)
  return new EditedSource(path, text).readText({ variable: `${feature.camel}Paths`, path: ['group'] })
}

const migrations = 'libs/api-server/src/platform/database/migrations'

function migrationOf(tree: Tree, many: Names): string {
  const last = Math.max(...tree.children(migrations).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0)))
  return `${String(last + 1).padStart(4, '0')}-${many.kebab}`
}

function refuseTaken(tree: Tree, { one, many, feature }: ResourceNames) {
  const refuse = (reason: string) => new UnusableName('resource', one.kebab, reason)
  if (one.kebab === many.kebab)
    throw refuse('one and several of them need different words; tell the other with --plural')
  const made = [
    `libs/api-contract/src/${many.kebab}.ts`,
    `libs/api-contract/src/${one.kebab}-messages.ts`,
    `libs/api-server/src/workspace/${many.kebab}`,
    `libs/feature-${feature.kebab}/src/${many.kebab}`,
  ].find((path) => tree.exists(path))
  if (made !== undefined) throw refuse(`${made} is there already`)
  const contract = tree.read('libs/api-contract/src/index.ts', 'utf8') ?? ''
  const names = [
    one.pascal,
    `New${one.pascal}`,
    `${one.pascal}Search`,
    `list${many.pascal}`,
    `create${one.pascal}`,
  ]
  const exported = names.find((name) => new RegExp(`\\b${name}\\b`).test(contract))
  if (exported !== undefined) throw refuse(`the contract has a ${exported} already`)
  for (const file of tree.children('libs/api-contract/src'))
    if (pathOf(many).test(tree.read(`libs/api-contract/src/${file}`, 'utf8') ?? ''))
      throw refuse(`the address /${many.kebab} is taken in libs/api-contract/src/${file}`)
  for (const file of tree.children('libs/api-server/src/platform/database'))
    if (
      new RegExp(`^  ${many.snake}: `, 'm').test(
        tree.read(`libs/api-server/src/platform/database/${file}`, 'utf8') ?? '',
      )
    )
      throw refuse(
        `there is a table ${many.snake} already, see libs/api-server/src/platform/database/${file}`,
      )
}

const pathOf = (many: Names) => new RegExp(`path: ['"\`]/${many.kebab}['"\`/]`)
