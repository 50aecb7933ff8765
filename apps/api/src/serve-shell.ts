import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { html } from 'hono/html'
import { isApiPath } from '@tandem/api-server'

/** Told to the shell in a `<meta>`, so that the first page knows it without a call. */
interface ShellFacts {
  /** The demo's sign-in, where this is a demo. */
  demo: { email: string; password: string } | null
  /** Characters that a new password needs. */
  passwordMinLength: number
}

/** What the shell takes for granted unless it is told. */
const usualPasswordMinLength = 8

const oneYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built shell: files with a hash in their name for ever, every other path as the one page.
 * Paths of the API are left to the API.
 */
export function serveShell(folder: string, facts: ShellFacts): Hono {
  const app = new Hono()
  app.use('*', compress())
  app.use('*', async (context, next) => {
    // What a build keeps for itself, such as `.vite/manifest.json`, lists every file of the shell.
    if (isHidden(context.req.path)) return context.text('Not found', 404)
    await next()
    return undefined
  })
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.header('Cache-Control', oneYear)
  })
  app.use(
    '*',
    serveStatic({
      root: folder,
      // Brotli and zstd beside the files, made by the build.
      precompressed: true,
      rewriteRequestPath: (path) => (path === '/' ? '/-' : path),
    }),
  )
  app.get('*', async (context, next) => {
    const { path } = context.req
    if (isApiPath(path)) return next()
    // A missing file must not answer with the page: a browser would take it for a script.
    if (/\.\w{2,5}$/.test(path)) return next()
    context.header('Cache-Control', 'no-cache')
    return context.html(await page(folder, path, facts))
  })
  return app
}

/** Whether a part of a path begins with a dot. Paths of the API may: ids are given in them. */
function isHidden(path: string): boolean {
  if (isApiPath(path)) return false
  try {
    return /(?:^|[/\\])\./.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

async function page(folder: string, path: string, { demo, passwordMinLength }: ShellFacts): Promise<string> {
  const file = join(folder, 'index.html')
  if (!existsSync(file))
    return 'The shell is not built: run `npm start`, or `npm run dev` while working on it.'
  const text = await readFile(file, 'utf8')
  const metas = [
    demo && (await html`<meta name="tandem-demo" content="${demo.email} ${demo.password}" />`),
    passwordMinLength !== usualPasswordMinLength &&
      (await html`<meta name="tandem-password-minimum" content="${passwordMinLength}" />`),
  ]
  const links = await preloads(folder, path)
  return (
    text
      // Before the first script, which is theme.js and turns them on.
      .replace(/(?=<script\b|<\/head>)/, () => links)
      .replace('</head>', () => `${metas.filter(Boolean).join('')}</head>`)
  )
}

/** What the build says of the page at an address; see `apps/shell/route-files.ts`. */
interface RouteFiles {
  /** Whether anyone may open it. The files of other pages are fetched only where `theme.js` finds a session. */
  isOpen: boolean
  scripts: string[]
  styles: string[]
}

/** Links to every file of the page at a path, so that a browser asks for all of them at once. */
async function preloads(folder: string, path: string): Promise<string> {
  const file = join(folder, '.vite/routes.json')
  if (!existsSync(file)) return ''
  const routes = JSON.parse(await readFile(file, 'utf8')) as Record<string, RouteFiles>
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  const route = routes[address] ?? routes[`${address.slice(0, address.lastIndexOf('/') + 1)}*`]
  if (!route) return ''
  const condition = route.isOpen ? '' : ' media="not all" data-signed-in'
  const link = (rel: string, name: string) => `<link ${rel} href="/${name}"${condition} />`
  return [
    ...route.scripts.map((name) => link('rel="modulepreload"', name)),
    ...route.styles.map((name) => link('rel="preload" as="style"', name)),
  ].join('')
}
