import { documentedHost, withEveryFeature } from './documented-host.ts'
import { settingsFiles } from './documented-types.ts'
import { publishedEntries } from './entries.ts'
import { buildEverything, builtEntries, importEverything, settingsOf, typedEntries } from './entry-scripts.ts'
import { firstPages, readOrders, visitFeatures } from './look-at-host.ts'
import type { Look } from './look-at-host.ts'
import { pinned, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { exampleFiles } from './readme-example.ts'
import { tryExamples } from './try-examples.ts'
import { previewByVite, serveHost, vite } from './serve-host.ts'

/** TypeScript 6, which docs/embedding.md installs, and 7. */
const compilers = ['typescript', 'typescript-7']

/** What the servers in the README of `@tandem/api-server` are made with. */
const usedByExamples = ['hono', '@hono/node-server', 'express']

/** Installs the published packages into an empty project, and uses all of them there. */
export async function tryOutside(outside: Outside) {
  const { check, folder, packages, npmSettings } = outside
  const host = documentedHost()
  const install = (names: readonly string[]) =>
    runOutside(folder, 'npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...pinned(names)])
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({ name: 'back-office', private: true, type: 'module' }),
    ...host.files,
  })
  await check('an empty project installs what docs/embedding.md says', () => install(host.installed))

  const main = host.files['src/main.tsx'] ?? ''
  const everyMain = withEveryFeature(main, ['auth', ...Object.keys(firstPages)])
  await check('everything else that is published installs beside it', () =>
    install([...packages.map(({ name }) => name), ...usedByExamples, '@types/node', 'typescript-7']),
  )
  await tryTypes(outside)
  const plain = await tryHost(outside, 'without Panda', main, everyMain)

  await check('Panda installs beside it', () => install(host.withPanda.installed))
  await tryEntries(outside)
  writeFiles(folder, host.withPanda.files)
  const withPanda = await tryHost(outside, 'with Panda', main, everyMain)
  await check('both hosts look the same', () => compareLooks(plain, withPanda))
}

async function tryEntries(outside: Outside) {
  const { check, folder, packages } = outside
  const entries = publishedEntries(packages)
  writeFiles(folder, {
    'entries/import.js': importEverything(entries),
    'entries/build.js': buildEverything,
    ...builtEntries(entries),
  })
  await check(`all ${entries.length} entries import in Node`, () =>
    runOutside(folder, 'node', ['entries/import.js']),
  )
  await check('all entries import in a Vite build', () => runOutside(folder, 'node', ['entries/build.js']))
  await tryExamples(outside)
}

/** Checks the types of every entry and example, and those of all that they import. */
async function tryTypes({ check, folder, packages }: Outside) {
  writeFiles(folder, {
    ...exampleFiles(packages),
    'entries/types.ts': typedEntries(publishedEntries(packages)),
    ...settingsOf(['entries/types.ts', 'src', 'examples']),
  })
  for (const compiler of compilers) {
    for (const settings of settingsFiles) {
      await check(`all types are correct with ${settings}, in ${compiler}`, () =>
        runOutside(folder, 'node', [`node_modules/${compiler}/bin/tsc`, '-p', settings]),
      )
    }
  }
}

/** Builds a host with this `src/main.tsx`, serves it and looks at it. */
export async function useHost<Seen>(
  { folder, product, onServer }: Outside,
  main: string,
  look: (origin: string) => Promise<Seen>,
  environment: Record<string, string> = {},
): Promise<Seen> {
  writeFiles(folder, { 'src/main.tsx': main })
  await runOutside(folder, 'node', [vite, 'build', '--logLevel', 'error'], environment)
  return serveHost({ folder, args: previewByVite, tandem: product.origin, onServer, look })
}

/** Builds the documented host, and the same with every feature, and checks both in a browser. */
export async function tryHost(
  outside: Outside,
  kind: string,
  main: string,
  everyMain: string,
): Promise<Look> {
  const { check, folder, browser, product } = outside
  const orders = await check(`the host of docs/embedding.md signs in and shows orders, ${kind}`, () =>
    useHost(outside, main, (origin) => readOrders(browser, origin)),
  )
  const features = await check(`every feature is rendered with its styles, ${kind}`, () =>
    useHost(outside, everyMain, (origin) => visitFeatures(browser, origin, product.token)),
  )
  writeFiles(folder, { 'src/main.tsx': main })
  return { ...orders, ...features }
}

function compareLooks(one: Look, other: Look) {
  const parts = Object.keys(one)
  if (parts.length === 0) throw new Error('No host was drawn')
  const differing = parts.filter((part) => one[part] !== other[part])
  if (differing.length > 0) {
    throw new Error(differing.map((part) => `${part}:\n  ${one[part]}\n  ${other[part]}`).join('\n'))
  }
}
