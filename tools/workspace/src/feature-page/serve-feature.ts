import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { createServer, defaultClientConditions, type Plugin } from 'vite'
import { sourceCondition } from '../../../../vitest.shared.ts'
import { workspaceRoot } from '../run-command.ts'
import { bundledLibraries } from './bundled-libraries.ts'

const here = import.meta.dirname

/** Looked for once: a process that made one keeps the migrations it loaded, and would store them as newer ones. */
let snapshot: Promise<string> | undefined

/** The page around a feature, at each of its addresses, and the database that it opens. */
const featurePage = (api: string | undefined): Plugin => ({
  name: 'tandem-feature-page',
  configureServer(server) {
    const template = readFileSync(resolve(here, 'index.html'), 'utf8')
    const styles = [resolve(workspaceRoot, 'libs/design-system/assets/fonts.css'), resolve(here, 'page.css')]
    const start = resolve(workspaceRoot, 'libs/workbench/src/harness/start-server.ts')
    const links = styles.map((path) => `  <link rel="stylesheet" href="/@fs${path}" />\n  `)
    const html = template
      .replace('<html ', api === undefined ? '<html ' : `<html data-api="${new URL(api).origin}" `)
      .replace('</head>', `${links.join('')}</head>`)
      .replace('/start-server.ts', `/@fs${start}`)
    if (api === undefined) {
      const migrated = (snapshot ??= migratedSnapshot())
      // Told to the page that asks for it, and tried again by the next server.
      migrated.catch(() => (snapshot = undefined))
      server.middlewares.use('/database.tar', (request, response, next) => {
        migrated
          .then((path) => sendFile(path, request, response))
          .catch((error: unknown) => (response.headersSent ? response.destroy() : next(error)))
      })
    }
    return () =>
      server.middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes('text/html') !== true) return next()
        // One page for all addresses.
        server.transformIndexHtml('/', html).then((page) => {
          response.setHeader('content-type', 'text/html')
          response.end(page)
        }, next)
      })
  },
})

/** Sends a file that is named by what it was made of: a browser that has it is told so. */
async function sendFile(path: string, request: IncomingMessage, response: ServerResponse) {
  const tag = `"${basename(path)}"`
  const headers = { 'content-type': 'application/x-tar', 'cache-control': 'no-cache', etag: tag }
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end()
  // Closed here: a browser may be gone before its stream begins, which then closes nothing.
  await using file = await open(path)
  response.writeHead(200, headers)
  return await pipeline(file.createReadStream({ autoClose: false }), response)
}

/** By its path: this project is not to be checked with each change of the server. */
async function migratedSnapshot() {
  const path = resolve(workspaceRoot, 'libs/testing/src/node/migrated-snapshot.ts')
  const testing = (await import(path)) as { migratedSnapshot: () => Promise<string> }
  return testing.migratedSnapshot()
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
  plugins: [react(), msw({ mode: 'worker-only' }), featurePage(values.api), bundledLibraries()],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  css: { postcss: here },
  optimizeDeps: {
    entries: ['src/dev.tsx'],
    // PGlite finds its WebAssembly beside its own files.
    exclude: ['@electric-sql/pglite'],
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
