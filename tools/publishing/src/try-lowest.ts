import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { documentedHost, withEveryFeature } from './documented-host.ts'
import { settingsOf } from './entry-scripts.ts'
import { useComponents } from './look-at-components.ts'
import { firstPages } from './look-at-host.ts'
import { lowestVersions } from './lowest-versions.ts'
import { pinned, runOutside, writeFiles } from './outside-project.ts'
import type { Outside } from './outside.ts'
import { tryHost, useHost } from './try-outside.ts'

const features = ['auth', ...Object.keys(firstPages)]

/** The React of a host decides which types it uses. */
const isTypesOfReact = (name: string) => /^@types\/react(-dom)?$/.test(name)

/** Types of React that fit its version: they have the same major and minor number. */
const typesOf = (react: string) => {
  const line = react.split('.').slice(0, 2).join('.')
  return [`@types/react@~${line}.0`, `@types/react-dom@~${line}.0`]
}

/**
 * The host of docs/embedding.md with every feature, with the lowest version of each peer dependency that our
 * packages accept.
 */
export async function tryLowestHost(outside: Outside) {
  const { installed, files } = documentedHost()
  const main = files['src/main.tsx'] ?? ''
  await installLowest(
    outside,
    [...installed, ...features.map((feature) => `@tandem/feature-${feature}`)],
    files,
  )
  await tryHost(outside, 'with the lowest peers', main, withEveryFeature(main, features))
}

/** A page of components and one read, with the lowest React, which is lower than that of features. */
export async function tryLowestComponents(outside: Outside) {
  const { check, browser } = outside
  const { files } = documentedHost()
  const main = readFileSync(resolve(workspaceRoot, 'tools/publishing/pages/components.tsx'), 'utf8')
  const shared = { 'index.html': files['index.html'] ?? '', 'vite.config.ts': files['vite.config.ts'] ?? '' }
  const ours = ['api-client', 'api-contract', 'design-system', 'styles'].map((name) => `@tandem/${name}`)
  const tools = ['vite', '@vitejs/plugin-react', 'typescript']
  await installLowest(outside, [...ours, '@tanstack/react-query', ...tools], {
    ...shared,
    'src/main.tsx': main,
  })
  for (const mode of ['production', 'development']) {
    // React complains about wrong use in development only.
    await check(`components work with the lowest React, in ${mode}`, () =>
      useHost(outside, main, (origin) => useComponents(browser, origin), { NODE_ENV: mode }),
    )
  }
}

/** Installs packages with the lowest version of each of their peers, and compiles the files. */
async function installLowest(outside: Outside, names: readonly string[], files: Record<string, string>) {
  const { check, folder, packages, npmSettings } = outside
  const lowest = lowestVersions(
    packages.filter(({ name }) => names.includes(name)),
    names,
  )
  const versions = Object.entries(lowest).map(([name, version]) => `${name}@${version}`)
  const others = [...names, '@types/node'].filter((name) => !(name in lowest) && !isTypesOfReact(name))
  writeFiles(folder, {
    '.npmrc': npmSettings,
    'package.json': JSON.stringify({ name: 'old-office', private: true, type: 'module' }),
    ...files,
    ...settingsOf(['src']),
  })
  await check(`the lowest peers install: ${versions.join(' ')}`, async () => {
    const wanted = [...versions, ...typesOf(lowest.react ?? ''), ...pinned(others)]
    await runOutside(folder, 'npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...wanted])
    const found = Object.keys(lowest).map((name) => `${name}@${installedVersion(folder, name)}`)
    if (found.join() !== versions.join()) throw new Error(`Installed were ${found.join(' ')}`)
  })
  await check('the host compiles with their types', () =>
    runOutside(folder, 'node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.bundler.json']),
  )
}

function installedVersion(folder: string, name: string): string {
  const manifest = readFileSync(resolve(folder, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
