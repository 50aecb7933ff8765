import { resolve } from 'node:path'
import { formatFiles, generateFiles } from '@nx/devkit'
import type { Tree } from '@nx/devkit'
import { editSource } from '../edited-source.ts'
import { namesOf, UnusableName } from '../names.ts'
import type { Names } from '../names.ts'

/** The options of `nx g @tandem/nx:component`; see schema.json. */
export interface ComponentOptions {
  name: string
}

const library = 'libs/design-system'

/**
 * Generates a component of the design system that has a label and content, with its recipe, stories, test, reference and example, and registers it.
 */
export async function generateComponent(tree: Tree, options: ComponentOptions) {
  const name = namesOf('component', options.name)
  refuseTaken(tree, name)
  const { kebab, camel, pascal } = name
  generateFiles(tree, resolve(import.meta.dirname, 'files'), `${library}/src/${kebab}`, {
    name,
    kebab,
    tmpl: '',
  })
  editSource(tree, `${library}/theme/recipes.ts`, (source) =>
    source
      .addImport(`import { ${camel}Recipe } from '../src/${kebab}/${kebab}.recipe.ts'`)
      .addProperty({ variable: 'slotRecipes' }, `${camel}: ${camel}Recipe`, 'sorted'),
  )
  editSource(tree, `${library}/src/index.ts`, (source) =>
    source.addExport(`export { ${pascal}, type ${pascal}Props } from './${kebab}/${kebab}.tsx'`),
  )
  // The page of all components, which apps outside draw on their servers.
  editSource(tree, `${library}/src/example-components.tsx`, (source) =>
    source.addProperty(
      { variable: 'examples' },
      `${pascal}: <components.${pascal} label="${name.title}">Content</components.${pascal}>`,
      'sorted',
    ),
  )
  // The states that each component has stories for, which a test requires.
  editSource(tree, `${library}/src/stories.test.ts`, (source) =>
    source.addProperty({ variable: 'states' }, `${pascal}: 'long text, right to left'`, 'sorted'),
  )
  await formatFiles(tree)
}

function refuseTaken(tree: Tree, { kebab, camel, pascal }: Names) {
  const refuse = (reason: string) => new UnusableName('component', kebab, reason)
  if (tree.exists(`${library}/src/${kebab}`)) throw refuse(`${library}/src/${kebab} is there already`)
  if (new RegExp(`\\b${pascal}\\b`).test(tree.read(`${library}/src/index.ts`, 'utf8') ?? ''))
    throw refuse(`the design system exports a ${pascal} already`)
  if (new RegExp(`^  ${camel}:`, 'm').test(tree.read(`${library}/theme/recipes.ts`, 'utf8') ?? ''))
    throw refuse(`there is a recipe "${camel}" already`)
}
