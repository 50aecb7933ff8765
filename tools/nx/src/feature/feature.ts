import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { formatFiles, generateFiles, installPackagesTask, logger, readJson, writeJson } from '@nx/devkit'
import type { Tree } from '@nx/devkit'
import { addDependency } from '../add-dependency.ts'
import type { Manifest } from '../add-dependency.ts'
import { editSource } from '../edited-source.ts'
import { addWord } from '../edited-text.ts'
import { namesOf, UnusableName } from '../names.ts'
import type { Names } from '../names.ts'

/** The options of `nx g @tandem/nx:feature`; see schema.json. */
export interface FeatureOptions {
  name: string
  skipInstall?: boolean
}

/** The feature whose configuration is copied, so that it exists only once. */
const model = 'feature-workspace'

/** The packages that the generated files import. */
const imported = {
  dependencies: ['lucide-react'],
  peerDependencies: [
    '@tandem/api-client',
    '@tandem/api-contract',
    '@tandem/app-frame',
    '@tandem/design-system',
    '@tandem/format',
    '@tandem/page-parts',
    '@tandem/session',
    '@tanstack/react-query',
    'react',
    'react-router',
  ],
}

/** Addresses that are reserved for the shell, planned pages or the host. */
const takenAddresses = new Set(
  'api assets e-commerce error health mailbox notes open privacy projects scheduler terms upgrade webhooks'.split(
    ' ',
  ),
)

/** Generates a feature library with a first page, and mounts it in the shell. */
export async function generateFeature(tree: Tree, options: FeatureOptions) {
  const name = namesOf('feature', options.name)
  refuseTaken(tree, name)
  const root = `libs/feature-${name.kebab}`
  for (const file of tree.children(`libs/${model}`)) takeOver(tree, file, root)
  writeManifest(tree, name, root)
  generateFiles(tree, resolve(import.meta.dirname, 'files'), root, { name, tmpl: '' })
  mount(tree, name)
  await formatFiles(tree)
  return () => {
    if (options.skipInstall)
      return logger.info('Next: npm install, and npm run docs for what is drawn of the projects.')
    installPackagesTask(tree, true)
    // The table and picture of the layers are generated from the projects. A new process sees the new
    // project.
    execFileSync('npm', ['run', 'docs'], { cwd: tree.root, stdio: 'inherit' })
  }
}

function refuseTaken(tree: Tree, { kebab }: Names) {
  if (kebab.startsWith('feature-'))
    throw new UnusableName('feature', kebab, '"feature-" is put before it: leave it out')
  const folder = [`libs/feature-${kebab}`, `libs/${kebab}`, `apps/${kebab}`].find((path) => tree.exists(path))
  if (folder !== undefined) throw new UnusableName('feature', kebab, `${folder} is there already`)
  const owner = tree
    .children('libs')
    .map((library) => `libs/${library}/src/paths.ts`)
    .find((path) => tree.read(path, 'utf8')?.match(new RegExp(`['"\`]/${kebab}['"\`/]`)))
  if (owner !== undefined || takenAddresses.has(kebab))
    throw new UnusableName('feature', kebab, `the address /${kebab} is taken${owner ? `, see ${owner}` : ''}`)
}

/**
 * Copies a configuration file of the model. README and manifest describe a library's content, so they are
 * written separately.
 */
function takeOver(tree: Tree, file: string, root: string) {
  const from = `libs/${model}/${file}`
  if (!tree.isFile(from) || file === 'README.md' || file === 'package.json') return
  tree.write(`${root}/${file}`, (tree.read(from, 'utf8') ?? '').replaceAll(model, root.replace('libs/', '')))
}

function writeManifest(tree: Tree, name: Names, root: string) {
  const manifest = readJson<Manifest>(tree, `libs/${model}/package.json`)
  const { e2e, ...targets } = manifest.nx.targets
  writeJson(tree, `${root}/package.json`, {
    ...manifest,
    name: `@tandem/feature-${name.kebab}`,
    description: `The pages of ${name.words}`,
    dependencies: only(manifest.dependencies, imported.dependencies),
    peerDependencies: only(manifest.peerDependencies, imported.peerDependencies),
    // So far its only journey is the one through every page.
    nx: { ...manifest.nx, targets: { ...targets, e2e: { ...e2e, options: { args: 'src/accessibility' } } } },
  })
}

function only(versions: Record<string, string> | undefined, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions?.[name]
      if (version === undefined)
        throw new Error(`libs/${model}/package.json names no version of ${name} any more`)
      return [name, version]
    }),
  )
}

/**
 * Adds the feature where features are listed: in the shell that mounts it, the stylesheet with its styles,
 * the order of the menu, the modules of pages, and the tests that visit every page.
 */
function mount(tree: Tree, name: Names) {
  const { kebab, camel, title } = name
  const packageName = `@tandem/feature-${kebab}`
  addDependency(tree, 'apps/shell', 'dependencies', packageName)
  addDependency(tree, 'libs/styles', 'devDependencies', packageName)
  editSource(tree, 'apps/shell/src/features.ts', (source) =>
    source
      .addImport(`import { ${camel}Feature } from '${packageName}'`)
      .addElement({ variable: 'features' }, `${camel}Feature`, { before: 'settingsFeature' }),
  )
  const settings = { before: `'/settings'` }
  editSource(tree, 'apps/shell/src/menu/load-menu.ts', (source) =>
    source.addElement({ variable: 'order' }, `'/${kebab}'`, settings),
  )
  editSource(tree, 'apps/shell/src/thin.test.tsx', (source) =>
    source.addElement({ variable: 'menuOrder' }, `'/${kebab}'`, settings),
  )
  editSource(tree, 'apps/shell/page-modules.ts', (source) =>
    source.addProperty(
      { variable: 'pageModules' },
      `'/${kebab}/overview': 'feature-${kebab}/src/overview/overview-page.tsx'`,
      'sorted',
    ),
  )
  editSource(tree, 'apps/e2e/src/accessibility.e2e.ts', (source) =>
    source.addProperty({ variable: 'pages' }, `'/${kebab}/overview': 'Overview'`, {
      before: `'/settings/profile'`,
    }),
  )
  addWord(tree, 'README.md', { row: '`libs/feature-*`', word: title.toLowerCase() })
}
