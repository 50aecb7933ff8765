import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { migratedCopy } from '../../../libs/testing/src/node/migrated-path.ts'
import { storybook } from './places.ts'

/** Where a copy of a migrated database is: screens open it in a fraction of the time that all migrations take. */
export const databaseCopy = '/database.tar'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  // Without this type a browser doesn't compile it while it loads, and PGlite warns.
  '.wasm': 'application/wasm',
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<{ origin: string; close: () => Promise<void> }> {
  const copy = await migratedCopy()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    if (path === databaseCopy) {
      response.writeHead(200, { 'Content-Type': 'application/x-tar', 'Cache-Control': 'max-age=3600' })
      return createReadStream(copy).pipe(response)
    }
    const content = path.includes('..') ? null : await readFile(join(storybook, path)).catch(() => null)
    if (content === null) return response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      // Every story is loaded as a new page, so the shared code is cached.
      'Cache-Control': extname(path) === '.html' ? 'no-cache' : 'max-age=3600',
    })
    return response.end(content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
