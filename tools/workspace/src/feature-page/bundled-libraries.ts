import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { workspaceRoot } from '../run-command.ts'

/**
 * The libraries that a feature uses, and the server in its page: of a thousand modules, hardly one changes
 * while a feature is developed.
 */
const libraries =
  'libs/{api-client,api-contract,api-server,app-frame,choices,connectors,design-system,format,items,lists,page-parts,provider-simulator,session,testing}'

/** Everything of them that a feature and its page import; otherwise a module would be in the page twice. */
export const entries = [
  '@tandem/api-client',
  '@tandem/api-client/react',
  '@tandem/api-client/router',
  '@tandem/api-contract',
  '@tandem/app-frame',
  '@tandem/choices',
  '@tandem/design-system',
  '@tandem/design-system/charts',
  '@tandem/design-system/css',
  '@tandem/design-system/recipes',
  '@tandem/format',
  '@tandem/items',
  '@tandem/lists',
  '@tandem/page-parts',
  '@tandem/page-parts/mount',
  '@tandem/session',
  '@tandem/testing',
  '@tandem/testing/page',
]

const isAside = (path: string) => /\.(?:test|test-d|stories)\.tsx?$/.test(path)

const find = (pattern: string) =>
  globSync(pattern, { cwd: workspaceRoot, exclude: isAside }).map((path) => resolve(workspaceRoot, path))

/** The folders of their sources, and of the design system's generated styles. */
const folders = () => find(`${libraries}/{src,styled-system}`)

/** A hash of the sources, with the manifests that define the entries. */
function hashOfSources() {
  const hash = createHash('sha256')
  const files = find(`${libraries}/{package.json,{src,styled-system}/**/*.{ts,tsx,js,json}}`)
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Bundles the libraries below a feature once, so that the page only requests a few files. A change in one of
 * them bundles them again.
 */
export const bundledLibraries = (): Plugin => ({
  name: 'tandem-bundled-libraries',
  config: () => ({
    optimizeDeps: {
      include: entries,
      // Vite bundles again when its settings change, so the settings contain the hash of the sources.
      rolldownOptions: {
        transform: { define: { 'import.meta.env.LIBRARIES': JSON.stringify(hashOfSources()) } },
      },
    },
  }),
  configureServer(server) {
    const watched = folders()
    server.watcher.add(watched).on('all', (event, path) => {
      const isBundled = watched.some((folder) => path.startsWith(folder)) && !isAside(path)
      if (!isBundled || !['add', 'change', 'unlink'].includes(event)) return
      server.restart().catch((error: unknown) => server.config.logger.error(String(error)))
    })
  },
  // Their source maps are larger than everything else the page loads, and Vite sends each of them.
  transform: {
    order: 'post',
    filter: { id: /\/deps\/[^/]+\.js/ },
    handler(code, id) {
      return id.startsWith(this.environment.config.cacheDir) ? { code, map: { mappings: '' } } : null
    },
  },
})
