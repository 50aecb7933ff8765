import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { workspaceRoot } from '../run-command.ts'

/** What a feature stands on, and the server in its page: of a thousand modules, hardly one changes while it is developed. */
const libraries =
  '{api-client,api-contract,api-server,connectors,design-system,format,provider-simulator,session,testing,workbench}'

/** All that features import of them, lest a module is in the page twice. */
export const entries = [
  '@tandem/api-client',
  '@tandem/api-contract',
  '@tandem/design-system',
  '@tandem/design-system/charts',
  '@tandem/design-system/css',
  '@tandem/design-system/recipes',
  '@tandem/design-system/token-values',
  '@tandem/format',
  '@tandem/session',
  '@tandem/testing',
  '@tandem/testing/page',
  '@tandem/workbench',
]

const sources = () =>
  globSync(`libs/${libraries}/{src,styled-system,tokens}/**/*.{ts,tsx,js,json}`, {
    cwd: workspaceRoot,
    exclude: (path) => isAside(path),
  }).map((path) => resolve(workspaceRoot, path))

const isAside = (path: string) => /\.(?:test|stories)\.tsx?$/.test(path)

function hashOf(files: string[]) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** The libraries below a feature, bundled once: the page asks for a few files. A change in one bundles them anew. */
export const bundledLibraries = (): Plugin => ({
  name: 'tandem-bundled-libraries',
  config: () => ({
    optimizeDeps: {
      include: entries,
      // Vite bundles anew where its settings are others: so they name what the sources come to.
      rolldownOptions: {
        transform: { define: { 'import.meta.env.LIBRARIES': JSON.stringify(hashOf(sources())) } },
      },
    },
  }),
  configureServer(server) {
    const folders = globSync(`libs/${libraries}/src`, { cwd: workspaceRoot }).map((path) =>
      resolve(workspaceRoot, path),
    )
    server.watcher.add(folders).on('all', (event, path) => {
      const isBundled = folders.some((folder) => path.startsWith(folder)) && !isAside(path)
      if (isBundled && ['add', 'change', 'unlink'].includes(event)) void server.restart()
    })
  },
  // Their maps are larger than all else that the page loads, and Vite sends each along.
  transform: {
    order: 'post',
    filter: { id: /\.cache\/tandem\/dev/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
})
