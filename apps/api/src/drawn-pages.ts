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
import { languageCookie, pageLanguage } from './page-language.ts'

/** What the build of the shell draws pages with; see `apps/shell/prerender/draw-page.tsx`. */
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
  /** The built shell. */
  folder: string
  /** Where the host keeps texts of its own; null without. */
  legalFolder: string | null
  /** What answers with the document of the shell. */
  shell: Hono
  /** What answers calls. */
  api: { fetch: (request: Request, env: unknown) => Response | Promise<Response> }
  dependencies: ApiDependencies
  demo: ShellSignIn | null
}

/**
 * Answers with pages before sign-in that are drawn already: HTML before any script, with the styles it needs and the
 * script of the theme in the document, and forms that work without script. Everything else goes on to `next`. A shell
 * without what draws them, such as one of an older build, draws its pages itself.
 */
export async function drawnPages(options: DrawnPagesOptions): Promise<Hono> {
  const { folder, legalFolder, shell, api, dependencies, demo } = options
  const app = new Hono()
  const file = join(folder, '.prerender/draw-page.js')
  if (!existsSync(file)) return app

  // Loaded once for each language: its texts are chosen when it is loaded.
  const loadDrawer = async (language: Language) =>
    (await import(`${pathToFileURL(file).href}?language=${language}`)) as Drawer
  const drawers: Record<Language, Drawer> = { en: await loadDrawer('en'), tr: await loadDrawer('tr') }
  const theme = await readFile(join(folder, 'theme.js'), 'utf8')
  const styles = await readFile(join(folder, '.prerender/critical.css'), 'utf8')
  // Of what the build has made: a text that got into a document some other way is not among them.
  const policy = policyWith({ scripts: [hashOf(theme)], styles: [hashOf(styles)] })
  const { settings, databaseTime } = dependencies
  const { appUrl, passwordMinLength } = settings
  /** Who asks for a page, for the limits of what the page asks. */
  const asking = new AsyncLocalStorage<unknown>()
  /** The language that a form without script is answered in. */
  const answering = new AsyncLocalStorage<Language>()
  const answers = {
    fetch: (request: Request, env: unknown) => {
      request.headers.set('accept-language', answering.getStore() ?? 'en')
      return api.fetch(request, env)
    },
  }
  const constants = new Map<string, string>()
  /**
   * What these pages GET never changes while a process runs, and is asked for once in each language. What they POST is
   * about a link.
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
  const prepare = async () => {
    const texts = await legalTexts(folder, legalFolder)
    const surroundings = {
      origin: new URL(appUrl).origin,
      fetch: ask,
      facts: { demo, passwordMinimum: passwordMinLength, texts },
    }
    await Promise.all(languages.map((language) => drawers[language].prepare({ language, ...surroundings })))
  }
  await prepare()

  const usual = new Map<string, Drawing>()
  /** Pages look the same for everyone, but for a form, a link and the way back from a provider: those are drawn once. */
  const drawOnce = async (path: string, language: Language) => {
    const key = `${language} ${path}`
    const kept = usual.get(key)
    if (kept) return kept
    const drawing = await drawers[language].drawPage(path, null)
    // The texts of the host may change.
    if (drawing && !isText(path)) usual.set(key, drawing)
    return drawing
  }

  const draw = async (context: Context, address: string, form: AnsweredForm | null) => {
    const { pathname: path, searchParams } = new URL(address, appUrl)
    const language = pageLanguage(context)
    const isUsual = form === null && !searchParams.has('hash') && !searchParams.has('social')
    // A host may change its texts while Tandem runs.
    if (isText(path)) await prepare()
    const cookie = `${languageCookie}=${language}`
    const page = await (await shell.request(path, { headers: { cookie } })).text()
    const drawing = await asking.run(context.env, () =>
      isUsual ? drawOnce(path, language) : drawers[language].drawPage(address, form),
    )
    const text = drawing ? documentOf(page, drawing, styles) : page
    context.header('Content-Security-Policy', policy)
    // With `no-referrer` a browser doesn't name its origin with a form. The link of a mail stays unnamed.
    if (!searchParams.has('hash')) context.header('Referrer-Policy', 'same-origin')
    return context.html(text)
  }

  const pages = new Hono()
  pages.use('*', compress())
  // Its calls share the time of one.
  if (databaseTime) pages.use('*', (_context, next) => databaseTime.ofRequest(next))
  pages.use('*', (context, next) => answering.run(pageLanguage(context), next))
  pages.route('/', formPosts(answers, dependencies, draw))
  pages.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    // The document of a link holds what the link is good for.
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
 * The document of the shell with a page in it. Its stylesheet and fonts come with the app, which draws what is not
 * there yet; the page itself needs neither.
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
      // Without an address nothing is fetched: the scripts come first, and ask for it. Without `expect` a browser may
      // show half of a page whose rest is on the way, and the page then jumps.
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
