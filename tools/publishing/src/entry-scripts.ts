import type { PublishedEntry } from './entries.ts'

const specifiersOf = (entries: readonly PublishedEntry[], wanted: (entry: PublishedEntry) => boolean) =>
  entries.filter(wanted).map(({ specifier }) => specifier)

const list = (specifiers: readonly string[]) => JSON.stringify(specifiers, null, 2)

/** A script that imports every entry in Node, and checks that the other files exist. */
export const importEverything = (entries: readonly PublishedEntry[]) => `
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

for (const name of ${list(specifiersOf(entries, ({ kind }) => kind === 'code'))}) {
  const found = await import(name)
  if (Object.keys(found).length === 0) throw new Error(name + ' exports nothing')
}
for (const name of ${list(specifiersOf(entries, ({ kind }) => kind === 'asset'))}) {
  if (!existsSync(fileURLToPath(import.meta.resolve(name)))) throw new Error(name + ' is not there')
}
process.exit(0)
`

const importLine = (specifier: string, index: number) =>
  specifier.endsWith('.css')
    ? `import '${specifier}'`
    : `import * as entry${index} from '${specifier}${specifier.endsWith('.gz') ? '?url' : ''}'; console.log(entry${index})`

/** Modules for a Vite build: one for browsers, and one for Node. */
export function builtEntries(entries: readonly PublishedEntry[]) {
  const running = entries.filter(({ kind }) => kind !== 'types')
  const lines = (isForNode: boolean) =>
    specifiersOf(running, (entry) => entry.isForNode === isForNode)
      .map(importLine)
      .join('\n')
  return { 'entries/browser.js': lines(false), 'entries/node.js': lines(true) }
}

/** A script that builds those modules with the installed Vite. */
export const buildEverything = `
import { build } from 'vite'

const shared = { configFile: false, logLevel: 'error' }
await build({ ...shared, build: { write: false, rolldownOptions: { input: 'entries/browser.js' } } })
await build({
  ...shared,
  ssr: { noExternal: [/^@tandem\\//] },
  build: { write: false, ssr: 'entries/node.js' },
})
`

/** A module that imports every entry for the compiler. */
export const typedEntries = (entries: readonly PublishedEntry[]) =>
  specifiersOf(entries, ({ kind }) => kind !== 'asset')
    .map((specifier, index) => `export type * as Entry${index} from '${specifier}'`)
    .join('\n')

/** How a compiler finds a package. */
const resolutions = ['bundler', 'node16', 'nodenext'] as const
type Resolution = (typeof resolutions)[number]

/** The compiler settings for a resolution. By default the declarations of packages are checked too. */
export const compilerSettings = (
  resolution: Resolution,
  include: readonly string[],
  { skipLibCheck = false } = {},
) =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: resolution === 'bundler' ? 'esnext' : resolution,
      moduleResolution: resolution,
      jsx: 'react-jsx',
      types: ['vite/client', 'node'],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck,
    },
    include,
  })

/** The settings for every resolution, as files. */
export const settingsOf = (include: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    resolutions.map((resolution) => [`tsconfig.${resolution}.json`, compilerSettings(resolution, include)]),
  )
