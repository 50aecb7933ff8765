import type { Tree } from '@nx/devkit'
import { addDependency } from '../add-dependency.ts'
import { editSource } from '../edited-source.ts'
import { addListItem } from '../edited-text.ts'
import type { ResourceNames } from './resource-names.ts'

/** Registers the page in the feature's list, the modules of pages, and the tests that visit every page. */
export function registerPage(tree: Tree, { many, feature, group }: ResourceNames): void {
  const library = `libs/feature-${feature.kebab}`
  const paths = `${feature.camel}Paths`
  for (const needed of ['@tandem/lists', '@tandem/page-parts'])
    addDependency(tree, library, 'peerDependencies', needed)
  const address = `${group}/${many.kebab}`
  editSource(tree, `${library}/src/paths.ts`, (file) =>
    file.addProperty({ variable: paths }, `${many.camel}: '${address}'`),
  )
  editSource(tree, `${library}/src/pages.ts`, (file) =>
    file.addProperty(
      { variable: 'pages' },
      `${many.camel}: () => import('./${many.kebab}/${many.kebab}-page.tsx')`,
    ),
  )
  editSource(tree, `${library}/src/routes.tsx`, (file) =>
    file.addElement({ variable: `${feature.camel}Routes` }, `page(${paths}.${many.camel}, '${many.camel}')`),
  )
  editSource(tree, `${library}/src/navigation.ts`, (file) =>
    file.addElement(
      { variable: `${feature.camel}Navigation`, path: ['children'] },
      `{ title: key('navigation.${many.camel}'), url: ${paths}.${many.camel}, permission: '${many.snake}.read' }`,
    ),
  )
  const messages = { name: 'defineMessages', first: feature.kebab }
  editSource(tree, `${library}/src/messages.ts`, (file) =>
    file
      .addProperty({ call: messages, path: ['navigation'] }, `${many.camel}: '${many.title}'`)
      .addProperty(
        { call: messages, path: ['pages', ...group.split('/').filter(Boolean)] },
        `'${many.kebab}': { title: '${many.title}' }`,
      ),
  )
  editSource(tree, `${library}/src/messages.tr.ts`, (file) =>
    file
      .addProperty(
        { variable: `${feature.camel}InTurkish`, path: ['messages', 'navigation'] },
        `${many.camel}: '${many.title}'`,
      )
      .addProperty(
        {
          variable: `${feature.camel}InTurkish`,
          path: ['messages', 'pages', ...group.split('/').filter(Boolean)],
        },
        `'${many.kebab}': { title: '${many.title}' }`,
      ),
  )
  editSource(tree, `${library}/src/tr.ts`, (file) =>
    file
      .addImport(`import { ${many.camel}InTurkish } from './${many.kebab}/messages.tr.ts'`)
      .addElement({ variable: 'turkish' }, `${many.camel}InTurkish`),
  )
  // An earlier list of the feature has added these.
  if (!tree.read(`${library}/src/tr.ts`, 'utf8')?.includes('@tandem/lists/tr'))
    editSource(tree, `${library}/src/tr.ts`, (file) =>
      file
        .addImport(`import { turkish as lists } from '@tandem/lists/tr'`)
        .addElement({ variable: 'turkish' }, '...lists', 'first'),
    )
  addListItem(
    tree,
    `${library}/README.md`,
    '## Owns',
    `\`${address}\`: the list of ${many.words}, making (\`?open=new\`) and deleting them.`,
  )
  editSource(tree, 'apps/shell/page-modules.ts', (file) =>
    file.addProperty(
      { variable: 'pageModules' },
      `'${address}': 'feature-${feature.kebab}/src/${many.kebab}/${many.kebab}-page.tsx'`,
      'sorted',
    ),
  )
  editSource(tree, 'apps/e2e/src/accessibility.e2e.ts', (file) =>
    file.addProperty({ variable: 'pages' }, `'${address}': '${many.title}'`, {
      before: `'/settings/profile'`,
    }),
  )
}
