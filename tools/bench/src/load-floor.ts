import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** The fastest possible pages: a plain HTML form, and one input rendered by React. */
export interface LoadFloors {
  origin: string
  close(): Promise<void>
}

const react = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  createRoot(document.getElementById('root')).render(createElement('input', { 'aria-label': 'Email' }))`

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>'

/** Serves `/form` and `/react`, compressed like the product. */
export async function openLoadFloors(): Promise<LoadFloors> {
  const script = await buildReact()
  const files: Record<string, { type: string; content: string; forEver?: boolean }> = {
    '/form': {
      type: 'text/html',
      content: `${head}<form method="post"><label>Email <input name="email"></label><button>Sign in</button></form>`,
    },
    '/react': {
      type: 'text/html',
      content: `${head}<script type="module" src="/react.js"></script><div id="root"></div>`,
    },
    '/react.js': { type: 'text/javascript', content: script, forEver: true },
  }
  const packed = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, { ...file, body: brotliCompressSync(file.content) }]),
  )
  const server = createServer((request, response) => {
    const file = packed[request.url ?? '']
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', file.type)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Cache-Control', file.forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    return response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Bundles React and one input into one file. */
async function buildReact(): Promise<string> {
  const name = 'virtual:react-floor'
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../../../apps/shell'),
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: name } },
    plugins: [
      {
        name: 'react-floor',
        resolveId: (id) => (id === name ? `\0${name}` : null),
        load: (id) => (id === `\0${name}` ? react : null),
      },
    ],
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}
