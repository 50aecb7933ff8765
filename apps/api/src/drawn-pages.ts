import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { formPosts, policyWith } from '@tandem/api-server'
import type { AnsweredForm, ApiDependencies } from '@tandem/api-server'
import { languages } from '@tandem/format'
import type { Language } from '@tandem/format'
import { chooseLanguage } from './choose-language.ts'
import { languageCookie, pageLanguage } from './page-language.ts'

/** The module of the shell's build that renders pages; see `apps/shell/prerender/draw-page.tsx`. */
interface Drawer {
  isDrawn: (path: string) => boolean
  prepare: (surroundings: {
    language: Language
    origin: string
    fetch: (request: Request) => Promise<Response>
    facts: { demo: ShellSignIn | null; passwordMinimum: number; texts: Record<string, string> }
  }) => Promise<void>
  drawPage: (address: string, posted: AnsweredForm | null) => Promise<Drawing | null>
}

interface Drawing {
  title: string
  html: string
  state: string
  stateId: string
  isForAll: boolean
}

interface ShellSignIn {
  email: string
  password: string
}

interface DrawnPagesOptions {
  /** The folder of the built shell. */
  folder: string
  /** The folder of the host's own legal texts; null if there is none. */
  legalFolder: string | null
  /** Serves the document of the shell. */
  shell: Hono
  /** The API, which answers the pages' calls. */
  api: { fetch: (request: Request, env: unknown) => Response | Promise<Response> }
  dependencies: ApiDependencies
  /** Tells the sign-in that a demo offers at the moment; null outside a demo. */
  demo: (() => Promise<ShellSignIn | null>) | null
}

/**
 * Renders the pages before sign-in on the server: their HTML comes before any script, the document contains their
 * styles and the theme's script, and their forms work without script. All other requests go to `next`. If the shell's
 * build can't render pages, such as an older one, the app renders them in the browser.
 */
export async function drawnPages(options: DrawnPagesOptions): Promise<Hono> {
  const { folder, legalFolder, shell, api, dependencies, demo } = options
  const app = new Hono()
  const file = join(folder, '.prerender/draw-page.js')
  if (!existsSync(file)) return app

  // Imported once per language, because the module chooses its texts when it is loaded.
  const loadDrawer = async (language: Language) =>
    (await import(`${pathToFileURL(file).href}?language=${language}`)) as Drawer
  const drawers: Record<Language, Drawer> = { en: await loadDrawer('en'), tr: await loadDrawer('tr') }
  const theme = await readFile(join(folder, 'theme.js'), 'utf8')
  const styles = await readFile(join(folder, '.prerender/critical.css'), 'utf8')
  // Allows only what the build made, so injected text can't run as script or style.
  const policy = policyWith({ scripts: [hashOf(theme)], styles: [hashOf(styles)] })
  const { settings, databaseTime } = dependencies
  const { appUrl, passwordMinLength } = settings
  /** The connection of the request for a page: the page's own calls count against the same limits. */
  const asking = new AsyncLocalStorage<unknown>()
  /** The language of the answer to a form without script. */
  const answering = new AsyncLocalStorage<Language>()
  const answers = {
    fetch: (request: Request, env: unknown) => {
      request.headers.set('accept-language', answering.getStore() ?? 'en')
      return api.fetch(request, env)
    },
  }
  const constants = new Map<string, string>()
  /**
   * GET requests of these pages return the same while the process runs, so each is sent once per language. POST
   * requests are about a link and are always sent.
   */
  const ask = async (request: Request) => {
    const key = `${request.headers.get('accept-language')} ${request.url}`
    const kept = request.method === 'GET' ? constants.get(key) : undefined
    if (kept !== undefined) return jsonResponse(kept)
    const answer = await api.fetch(request, asking.getStore())
    if (!answer.ok || request.method !== 'GET') return answer
    const text = await answer.text()
    constants.set(key, text)
    return jsonResponse(text)
  }
  const signIn = async () => (await demo?.()) ?? null
  const prepare = async (offered: ShellSignIn | null) => {
    const texts = await legalTexts(folder, legalFolder)
    const surroundings = {
      origin: new URL(appUrl).origin,
      fetch: ask,
      facts: { demo: offered, passwordMinimum: passwordMinLength, texts },
    }
    await Promise.all(languages.map((language) => drawers[language].prepare({ language, ...surroundings })))
  }
  /** What the drawers are prepared for; null after a failure, so that the next request tries again. */
  let prepared: { offered: ShellSignIn | null; done: Promise<void> } | null = null
  const prepareFor = async (offered: ShellSignIn | null, isAgain: boolean) => {
    if (prepared?.offered !== offered || isAgain) prepared = { offered, done: prepare(offered) }
    const mine = prepared
    try {
      await mine.done
    } catch (failure) {
      if (prepared === mine) prepared = null
      throw failure
    }
  }
  await prepareFor(await signIn(), false)

  const usual = new Map<string, Drawing>()
  /**
   * These pages are the same for everyone, so each is rendered once. The exceptions are pages with a form's answer, a
   * mail link or a provider's answer.
   */
  const drawOnce = async (path: string, language: Language, offered: ShellSignIn | null) => {
    const key = `${language} ${path} ${offered !== null}`
    const kept = usual.get(key)
    if (kept) return kept
    const drawing = await drawers[language].drawPage(path, null)
    // Not cached if the host's texts may change, or if the offer changed while it was drawn.
    if (drawing && !isText(path) && prepared?.offered === offered) usual.set(key, drawing)
    return drawing
  }

  const draw = async (context: Context, address: string, form: AnsweredForm | null) => {
    const { pathname: path, searchParams } = new URL(address, appUrl)
    const language = pageLanguage(context)
    const isUsual = form === null && !searchParams.has('hash') && !searchParams.has('social')
    const offered = await signIn()
    // The host may have changed its texts while Tandem runs.
    await prepareFor(offered, isText(path))
    const cookie = `${languageCookie}=${language}`
    const page = await (await shell.request(path, { headers: { cookie } })).text()
    const drawing = await asking.run(context.env, () =>
      isUsual ? drawOnce(path, language, offered) : drawers[language].drawPage(address, form),
    )
    const text = drawing ? documentOf(page, drawing, styles) : page
    context.header('Content-Security-Policy', policy)
    // With `no-referrer` a browser doesn't send its origin with a form. Addresses with a mail link are still never
    // sent.
    if (!searchParams.has('hash')) context.header('Referrer-Policy', 'same-origin')
    return context.html(text)
  }

  const pages = new Hono()
  pages.use('*', compress())
  // All calls of a page count as one request in the database's time.
  if (databaseTime) pages.use('*', (_context, next) => databaseTime.ofRequest(next))
  pages.use('*', (context, next) => answering.run(pageLanguage(context), next))
  pages.post('*', chooseLanguage(appUrl))
  pages.route('/', formPosts(answers, dependencies, draw))
  pages.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    // A page of a mail link contains private data.
    const isOfLink = new URLSearchParams(search).has('hash')
    context.header('Cache-Control', isOfLink ? 'no-store' : 'no-cache')
    return draw(context, pathname + search, null)
  })

  app.on(['GET', 'POST'], '*', async (context, next) => {
    if (!drawers.en.isDrawn(context.req.path)) return next()
    return pages.fetch(context.req.raw, context.env as object)
  })
  return app
}

const jsonResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } })

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

const textFiles = { terms: 'terms.txt', privacy: 'privacy.txt' }

const isText = (path: string) => Object.hasOwn(textFiles, path.slice(1))

async function legalTexts(folder: string, legalFolder: string | null): Promise<Record<string, string>> {
  const texts = Object.entries(textFiles).map(async ([name, file]) => {
    const own = legalFolder === null ? null : join(legalFolder, file)
    return [name, await readFile(own !== null && existsSync(own) ? own : join(folder, 'legal', file), 'utf8')]
  })
  return Object.fromEntries((await Promise.all(texts)) as [string, string][])
}

/**
 * Puts a rendered page into the shell's document. The app's stylesheet and fonts load later with the app; the page
 * itself needs neither.
 */
function documentOf(
  page: string,
  { title, html, state, stateId, isForAll }: Drawing,
  styles: string,
): string {
  return page
    .replaceAll(/<link [^>]*data-font=[^>]*>\s*/g, '')
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(
      /(<link rel="stylesheet"[^>]*) href=("[^"]+")/,
      // Without `href` the browser doesn't fetch the stylesheet: scripts come first and request it. Without `expect` a
      // browser may paint half of a page whose rest is still loading, and the page then jumps.
      (_, link: string, href: string) =>
        `<link rel="expect" href="#${stateId}" blocking="render"><style>${styles}</style>${link} data-later=${href}`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-before-script${isForAll ? '' : ' data-drawn'}>${html}</div><script type="application/json" id="${stateId}">${state}</script>`,
    )
    .replace(/<noscript>.*?<\/noscript>/s, '')
}
