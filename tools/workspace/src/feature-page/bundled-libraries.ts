import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { workspaceRoot } from '../run-command.ts'

/** What a feature stands on, and the server in its page: of a thousand modules, hardly one changes while it is developed. */
const libraries =
  'libs/{api-client,api-contract,api-server,app-frame,choices,connectors,design-system,format,items,lists,page-parts,provider-simulator,session,testing}'

/** All that a feature and what stands around it import of them, lest a module is in the page twice. */
export const entries = [
  '@tandem/api-client',
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
  '@tandem/session',
  '@tandem/testing',
  '@tandem/testing/page',
]

const isAside = (path: string) => /\.(?:test|test-d|stories)\.tsx?$/.test(path)

const find = (pattern: string) =>
  globSync(pattern, { cwd: workspaceRoot, exclude: isAside }).map((path) => resolve(workspaceRoot, path))

/** Where they are written, and where the design system's styles are generated. */
const folders = () => find(`${libraries}/{src,styled-system}`)

/** What they come to, with the manifests that say which file an entry is. */
function hashOfSources() {
  const hash = createHash('sha256')
  const files = find(`${libraries}/{package.json,{src,styled-system}/**/*.{ts,tsx,js,json}}`)
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
  // Their maps are larger than all else that the page loads, and Vite sends each along.
  transform: {
    order: 'post',
    filter: { id: /\/deps\/[^/]+\.js/ },
    handler(code, id) {
      return id.startsWith(this.environment.config.cacheDir) ? { code, map: { mappings: '' } } : null
    },
  },
})
