import type { Tree } from '@nx/devkit'
import { editSource } from '../edited-source.ts'
import type { ResourceNames } from './resource-names.ts'

const source = 'libs/api-server/src'

/** Registers the calls and the table in the server's lists, and in the tests that cover every call. */
export function registerServer(tree: Tree, names: ResourceNames): void {
  registerTable(tree, names)
  registerCalls(tree, names)
  registerInSuites(tree, names)
}

function registerTable(tree: Tree, { one, many, migration }: ResourceNames) {
  editSource(tree, `${source}/platform/database/migrate.ts`, (file) =>
    file
      .addImport(`import * as ${many.camel} from './migrations/${migration}.ts'`)
      .addProperty({ variable: 'migrations' }, `'${migration}': ${many.camel}`),
  )
  editSource(tree, `${source}/platform/database/database.ts`, (file) =>
    file
      .addImport(`import type { ${one.pascal}Tables } from './${one.kebab}-tables.ts'`)
      .addExtended('TeamTables', `${one.pascal}Tables`),
  )
  editSource(tree, `${source}/lifecycle/team-exports/team-data.ts`, (file) =>
    file
      .addImport(`import { ${one.camel}Data } from './${one.kebab}-data.ts'`)
      .addProperty({ variable: 'teamData' }, `...${one.camel}Data`),
  )
  editSource(tree, `${source}/lifecycle/team-exports/archive.tr.ts`, (file) =>
    file.addElement(
      { variable: 'archiveInTurkish' },
      `['The ${many.words} of the team.', 'Takımın verileri: ${many.words}.']`,
    ),
  )
}

function registerCalls(tree: Tree, { one, many, feature }: ResourceNames) {
  editSource(tree, `${source}/create-api.ts`, (file) =>
    file
      .addImport(`import { ${one.camel}Routes } from './workspace/${many.kebab}/routes.ts'`)
      .addElement({ variable: 'implementations' }, `...${one.camel}Routes`),
  )
  const words = [
    ['read', `See ${many.words}`],
    ['write', `Create and delete ${many.words}`],
  ]
  editSource(tree, `${source}/identity/users/role-table.ts`, (file) =>
    words.reduce(
      (edited, [right, description]) =>
        edited.addProperty(
          { variable: 'permissionWords' },
          `'${many.snake}.${right}': { group: '${feature.title}', description: '${description}' }`,
        ),
      file,
    ),
  )
  editSource(tree, `${source}/identity/audit/actions.ts`, (file) =>
    file
      .addProperty({ variable: 'auditActions' }, `'${one.snake}.created': 'Created ${one.withArticle}'`)
      .addProperty({ variable: 'auditActions' }, `'${one.snake}.deleted': 'Deleted ${one.withArticle}'`),
  )
}

function registerInSuites(tree: Tree, { one, many }: ResourceNames) {
  editSource(tree, `${source}/permissions.test.ts`, (file) =>
    file
      .addElement({ variable: 'viewer' }, `'list${many.pascal}'`)
      .addElement({ variable: 'editor' }, `'create${one.pascal}'`)
      .addElement({ variable: 'editor' }, `'delete${one.pascal}'`),
  )
  const inputs = { variable: 'foreignInputs' }
  editSource(tree, `${source}/tenant-isolation.test.ts`, (file) =>
    file
      .addProperty(inputs, `list${many.pascal}: 'takes no id'`)
      .addProperty(inputs, `create${one.pascal}: 'takes no id'`)
      .addProperty(inputs, `delete${one.pascal}: (id) => ({ params: { id } })`),
  )
  editSource(tree, `${source}/hostile-input.test.ts`, (file) =>
    file.addProperty({ variable: 'bodies' }, `create${one.pascal}: { name: 'First' }`),
  )
  // Inserted first, because later steps delete the team; each step uses what earlier ones created.
  editSource(tree, `${source}/identity/audit/recorded.test.ts`, (file) =>
    file
      .addElement(
        { variable: 'steps' },
        `['delete${one.pascal}', '${one.snake}.deleted', madeBefore]`,
        'first',
      )
      .addElement(
        { variable: 'steps' },
        `['create${one.pascal}', '${one.snake}.created', () => named('First')]`,
        'first',
      ),
  )
}
