import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'
import { findBrowser } from '../../workspace/src/find-browser.ts'

const shell = join(import.meta.dirname, '../../../apps/shell/dist')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The built product with a database, and a browser for it. */
export interface ServedShell {
  browser: Browser
  /** Opens a path as a signed-in member of the team. */
  openSignedIn(path: string): Promise<Page>
  close(): Promise<void>
}

/** Rate limits are off, so that the pages are measured. */
const limiter = () => ({ take: async () => null, reset: async () => undefined })

/**
 * Serves the shell; `now` sets the time of both server and pages. Null, with a message, if there is no built
 * shell or no browser.
 */
export async function serveShell(
  database: WholeDatabase,
  team_id: number,
  now?: Date,
): Promise<ServedShell | null> {
  if (!existsSync(join(shell, 'index.html'))) return skipped('the shell is not built')
  const browser = await chromium.launch(findBrowser()).catch(() => null)
  if (browser === null) return skipped('there is no browser')
  const api = await createTestApi({ database, overrides: { limiter, ...(now && { now: () => now }) } })
  const { fetch } = createApi(api.dependencies)
  const server = serve({
    fetch: (request) => (isOfApi(request) ? fetch(request) : fileOf(request)),
    hostname: '127.0.0.1',
    port: 0,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    browser,
    async openSignedIn(path) {
      const user = await api.newUser(team_id)
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      if (now) await page.addInitScript(stopClock, now.getTime())
      await page.goto(`${origin}${path}`)
      await page.getByLabel('Email').fill(user.email)
      await page.getByRole('textbox', { name: 'Password' }).fill(user.password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
      return page
    },
    async close() {
      await browser.close()
      await new Promise((resolve) => server.close(resolve))
      await api.close()
    },
  }
}

/** Replaces only the clock: timers controlled by Playwright would add their own time to what is measured. */
function stopClock(now: number) {
  const Running = Date
  globalThis.Date = new Proxy(Running, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget) as Date,
    get: (target, name, receiver) => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
  })
}

const isOfApi = (request: Request) => new URL(request.url).pathname.startsWith('/api/')

async function fileOf(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const name = extname(pathname) === '' ? '/index.html' : pathname
  const content = await readFile(join(shell, name)).catch(() => null)
  return content === null
    ? new Response(null, { status: 404 })
    : new Response(content, { headers: { 'Content-Type': types[extname(name)] ?? 'text/plain' } })
}

function skipped(reason: string): null {
  console.log(`\nbrowser: not measured, ${reason}`)
  return null
}
