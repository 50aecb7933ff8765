import { createHash } from 'node:crypto'
import { createReadStream, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { createServer, defaultClientConditions, type Plugin } from 'vite'
import { sourceCondition } from '../../../../vitest.shared.ts'
import { workspaceRoot } from '../run-command.ts'

const here = import.meta.dirname

/** The page around a feature, at each of its addresses, and the database that it opens. */
const featurePage = (api: string | undefined): Plugin => ({
  name: 'tandem-feature-page',
  configureServer(server) {
    const template = readFileSync(resolve(here, 'index.html'), 'utf8')
    const styles = [resolve(workspaceRoot, 'libs/design-system/assets/fonts.css'), resolve(here, 'page.css')]
    const links = styles.map((path) => `  <link rel="stylesheet" href="/@fs${path}" />\n  `)
    const html = template
      .replace('<html ', api === undefined ? '<html ' : `<html data-api="${new URL(api).origin}" `)
      .replace('</head>', `${links.join('')}</head>`)
    const snapshot = api === undefined ? migrated() : undefined
    server.middlewares.use('/database.tar', (_request, response, next) => {
      if (snapshot === undefined) return next()
      snapshot.then((path) => {
        response.setHeader('content-type', 'application/x-tar')
        createReadStream(path).pipe(response)
      }, next)
    })
    return () =>
      server.middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes('text/html') !== true) return next()
        server.transformIndexHtml(request.url ?? '/', html).then((page) => {
          response.setHeader('content-type', 'text/html')
          response.end(page)
        }, next)
      })
  },
})

/** Made while the page loads, where there is none yet. By its path: this project is not to be checked with each change of the server. */
async function migrated() {
  const path = resolve(workspaceRoot, 'libs/testing/src/node/migrated-database.ts')
  const { migratedSnapshot } = (await import(path)) as { migratedSnapshot: () => Promise<string> }
  return migratedSnapshot()
}

/** What the server in the page is made of, in short. */
function serverSources() {
  const hash = createHash('sha256')
  const libraries = '{api-contract,api-server,connectors,format,provider-simulator,testing}'
  for (const file of globSync(`libs/${libraries}/src/**/*.{ts,tsx,json}`, { cwd: workspaceRoot }).toSorted())
    hash.update(file).update(readFileSync(resolve(workspaceRoot, file)))
  return hash.digest('hex')
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' }, port: { type: 'string' } },
})
const feature = positionals[0] ?? ''
process.env.TANDEM_FEATURE = feature

const server = await createServer({
  configFile: false,
  root: resolve(workspaceRoot, 'libs', feature),
  cacheDir: resolve(workspaceRoot, 'node_modules/.cache/tandem/dev', feature),
  appType: 'custom',
  plugins: [react(), msw({ mode: 'worker-only' }), featurePage(values.api)],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  css: { postcss: here },
  optimizeDeps: {
    entries: ['src/dev.tsx'],
    // PGlite finds its WebAssembly beside its own files.
    exclude: ['@electric-sql/pglite'],
    // Hundreds of modules that this page does not change: bundled once, and anew where one of them is another.
    include: ['@tandem/testing/page'],
    rolldownOptions: {
      transform: { define: { 'import.meta.env.SERVER_SOURCES': JSON.stringify(serverSources()) } },
    },
  },
  server: {
    ...(values.port !== undefined && { port: Number(values.port), strictPort: true }),
    fs: { allow: [workspaceRoot] },
    warmup: { clientFiles: ['src/dev.tsx', resolve(here, 'page.css')] },
    ...(values.api !== undefined && { proxy: { '/api': { target: values.api, changeOrigin: true } } }),
  },
})
await server.listen()
server.printUrls()
