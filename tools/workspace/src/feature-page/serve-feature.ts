import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { createServer, defaultClientConditions } from 'vite'
import type { Plugin } from 'vite'
import { sourceCondition } from '../../../../vitest.shared.ts'
import { workspaceRoot } from '../run-command.ts'
import { bundledLibraries } from './bundled-libraries.ts'
import { serveDatabase } from './serve-database.ts'

const here = import.meta.dirname

/** Serves the page around a feature, at each of its addresses, and the database that it opens. */
const featurePage = (feature: string, api: string | undefined): Plugin => ({
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
      const data = resolve(workspaceRoot, 'libs', feature, 'src/dev-data.ts')
      server.middlewares.use('/database.tar', serveDatabase(data))
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
  plugins: [react(), msw({ mode: 'worker-only' }), featurePage(feature, values.api), bundledLibraries()],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  css: { postcss: here },
  optimizeDeps: {
    entries: ['src/dev.tsx'],
    // PGlite finds its WebAssembly next to its own files.
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
