import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { html } from 'hono/html'
import { isApiPath, policyWith } from '@tandem/api-server'
import type { Language } from '@tandem/format'
import { pageLanguage } from './page-language.ts'

/** Facts for the shell in a `<meta>`, so that the first page has them without a call. */
interface ShellFacts {
  /** Reads the sign-in that a demo offers at the moment (null for none); null outside a demo. */
  demo: (() => Promise<{ email: string; password: string } | null>) | null
  /** The address of a demo's mailbox; null for none, and outside a demo. */
  mailbox: string | null
  /** How many characters a new password needs. */
  passwordMinLength: number
}

/** The shell's default when the page doesn't say otherwise. */
const usualPasswordMinLength = 8

const oneYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built shell: files with a hash in their name are cached for ever, every other path answers with
 * the one page. Paths of the API are left to the API.
 */
export function serveShell(folder: string, facts: ShellFacts): Hono {
  const app = new Hono()
  app.use('*', compress())
  app.use('*', async (context, next) => {
    // Internal files of the build, such as `.vite/manifest.json`, list every file of the shell.
    if (isHidden(context.req.path)) return context.text('Not found', 404)
    await next()
    return undefined
  })
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.header('Cache-Control', oneYear)
  })
  // Their names don't change, but their content does with each release.
  for (const path of ['/service-worker.js', '/manifest.webmanifest'])
    app.use(path, async (context, next) => {
      await next()
      if (context.res.ok) context.header('Cache-Control', 'no-cache')
    })
  app.use(
    '*',
    serveStatic({
      root: folder,
      // The build writes Brotli and zstd files next to the originals.
      precompressed: true,
      rewriteRequestPath: (path) => (path === '/' ? '/-' : path),
    }),
  )
  app.get('*', async (context, next) => {
    const { path } = context.req
    if (isApiPath(path)) return next()
    // A missing file must not answer with the page, because a browser would run it as a script.
    if (/\.\w{2,5}$/.test(path)) return next()
    context.header('Cache-Control', 'no-cache')
    const { text, script } = await page(folder, path, pageLanguage(context), facts)
    if (script !== null)
      context.header(
        'Content-Security-Policy',
        policyWith({ scripts: [createHash('sha256').update(script).digest('base64')], styles: [] }),
      )
    return context.html(text)
  })
  return app
}

/**
 * Whether a part of the path begins with a dot. In paths of the API that is allowed, because they contain
 * ids.
 */
function isHidden(path: string): boolean {
  if (isApiPath(path)) return false
  try {
    return /(?:^|[/\\])\./.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** The first script of every page: inline it runs a round trip earlier. */
const firstScript = '<script src="/theme.js"></script>'

interface Page {
  text: string
  /** The content of the inline script. */
  script: string | null
}

async function page(
  folder: string,
  path: string,
  language: Language,
  { demo, mailbox, passwordMinLength }: ShellFacts,
): Promise<Page> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) {
    const text = 'The shell is not built: run `npm start`, or `npm run dev` while working on it.'
    return { text, script: null }
  }
  const built = await readFile(file, 'utf8')
  const script = built.includes(firstScript) ? await readFile(join(folder, 'theme.js'), 'utf8') : null
  const signIn = await demo?.()
  const offered = signIn ? `${signIn.email} ${signIn.password}` : ''
  const metas = [
    demo && (await html`<meta name="tandem-demo" content="${offered}" />`),
    mailbox !== null && (await html`<meta name="tandem-mailbox" content="${mailbox}" />`),
    passwordMinLength !== usualPasswordMinLength &&
      (await html`<meta name="tandem-password-minimum" content="${passwordMinLength}" />`),
  ]
  const first = await firstOf(folder, path, language)
  const text = built
    .replace('<html lang="en"', () => `<html lang="${language}"`)
    // Before the first script, theme.js, which activates the links and sends the reads.
    .replace(/(?=<script\b|<\/head>)/, () => first)
    .replace(firstScript, () => `<script>${script}</script>`)
    .replace('</head>', () => `${metas.filter(Boolean).join('')}</head>`)
  return { text, script }
}

/** What the build knows about the page at an address; see `apps/shell/route-files.ts`. */
interface RouteFiles {
  /** Whether the page is public. Files of other pages are loaded only if `theme.js` finds a session. */
  isOpen: boolean
  scripts: string[]
  styles: string[]
  /** For pages behind sign-in: the files needed if the team has a store, and the first API reads. */
  scriptsWithStores?: string[]
  reads?: { always: string[]; page: string[] }
}

/**
 * Lists every file and every first read of the page at a path, so that a browser requests all of them at
 * once.
 */
async function firstOf(folder: string, path: string, language: Language): Promise<string> {
  const file = join(folder, '.vite/routes.json')
  if (!existsSync(file)) return ''
  const routes = JSON.parse(await readFile(file, 'utf8')) as Record<string, RouteFiles>
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  const route = routes[address] ?? routes[`${address.slice(0, address.lastIndexOf('/') + 1)}*`]
  if (!route) return ''
  const texts = await textsOf(folder, language)
  const signedIn = route.isOpen ? '' : ' media="not all" data-signed-in'
  const link = (rel: string, name: string, condition = signedIn) =>
    `<link ${rel} href="/${name}"${condition} />`
  return [
    ...route.scripts.map((name) => link('rel="modulepreload"', name)),
    ...texts.first.map((name) => link('rel="modulepreload"', name, '')),
    ...(route.isOpen ? [] : texts.frame.map((name) => link('rel="modulepreload"', name))),
    ...route.styles.map((name) => link('rel="preload" as="style"', name)),
    ...(route.scriptsWithStores ?? []).map((name) =>
      link('rel="modulepreload"', name, ' media="not all" data-with-stores'),
    ),
    route.reads && (await html`<meta name="tandem-first-reads" content="${JSON.stringify(route.reads)}" />`),
  ].join('')
}

/** The files with the texts of a language: those of any first page, and those of the frame and the pages in it. */
interface TextFiles {
  first: string[]
  frame: string[]
}

/** English comes with the code. */
const noTexts: TextFiles = { first: [], frame: [] }

async function textsOf(folder: string, language: Language): Promise<TextFiles> {
  const file = join(folder, '.vite/translations.json')
  if (language === 'en' || !existsSync(file)) return noTexts
  const translations = JSON.parse(await readFile(file, 'utf8')) as Partial<Record<Language, TextFiles>>
  return translations[language] ?? noTexts
}
