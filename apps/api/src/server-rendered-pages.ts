import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { formPosts, policyWith } from '@tandem/api-server'
import type { AnsweredForm, ApiDependencies } from '@tandem/api-server'
import type { Language } from '@tandem/format'
import { chooseLanguage } from './choose-language.ts'
import { languageCookie, pageLanguage } from './page-language.ts'
import { loadPageRenderer } from './page-renderer.ts'
import type { PageApi, PageRendererOptions, RenderedPage } from './page-renderer.ts'

interface ServerRenderedPagesOptions extends Pick<PageRendererOptions, 'folder' | 'legalFolder' | 'demo'> {
  /** Serves the document of the shell. */
  shell: Hono
  /** The API, which answers the pages' calls and their forms. */
  api: PageApi
  dependencies: ApiDependencies
}

/**
 * Renders the pages before sign-in on the server: their HTML comes before any script, the document contains their
 * styles and the theme's script, and their forms work without script. All other requests go to `next`. If the shell's
 * build can't render pages, the app renders them in the browser.
 */
export async function serverRenderedPages(options: ServerRenderedPagesOptions): Promise<Hono> {
  const { folder, legalFolder, shell, api, dependencies, demo } = options
  const { settings, databaseTime } = dependencies
  const { appUrl, passwordMinLength: passwordMinimum } = settings
  const app = new Hono()
  const { origin } = new URL(appUrl)
  const renderer = await loadPageRenderer({ folder, legalFolder, api, origin, passwordMinimum, demo })
  if (renderer === null) return app

  const theme = await readFile(join(folder, 'theme.js'), 'utf8')
  const styles = await readFile(join(folder, '.prerender/critical.css'), 'utf8')
  // Allows only what the build made, so injected text can't run as script or style.
  const policy = policyWith({ scripts: [hashOf(theme)], styles: [hashOf(styles)] })

  const answerWith = async (context: Context, address: string, form: AnsweredForm | null) => {
    const { pathname: path, searchParams } = new URL(address, appUrl)
    const language = pageLanguage(context)
    const cookie = `${languageCookie}=${language}`
    const shellDocument = await (await shell.request(path, { headers: { cookie } })).text()
    const page = await renderer.render({ address, language, form, env: context.env })
    context.header('Content-Security-Policy', policy)
    // With `no-referrer` a browser doesn't send its origin with a form. Addresses with a mail link are still never
    // sent.
    if (!searchParams.has('hash')) context.header('Referrer-Policy', 'same-origin')
    return context.html(page ? documentOf(shellDocument, page, styles) : shellDocument)
  }

  /** The language of the answer to a form without script. */
  const formLanguage = new AsyncLocalStorage<Language>()
  const formApi = {
    fetch: (request: Request, env: unknown) => {
      request.headers.set('accept-language', formLanguage.getStore() ?? 'en')
      return api.fetch(request, env)
    },
  }
  const pages = new Hono()
  pages.use('*', compress())
  // All calls of a page count as one request in the database's time.
  if (databaseTime) pages.use('*', (_context, next) => databaseTime.ofRequest(next))
  pages.use('*', (context, next) => formLanguage.run(pageLanguage(context), next))
  pages.post('*', chooseLanguage(appUrl))
  pages.route('/', formPosts(formApi, dependencies, answerWith))
  pages.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    // A page of a mail link contains private data.
    const isOfLink = new URLSearchParams(search).has('hash')
    context.header('Cache-Control', isOfLink ? 'no-store' : 'no-cache')
    return answerWith(context, pathname + search, null)
  })

  app.on(['GET', 'POST'], '*', async (context, next) => {
    if (!renderer.isServerRendered(context.req.path)) return next()
    return pages.fetch(context.req.raw, context.env as object)
  })
  return app
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/**
 * Puts a rendered page into the shell's document. The app's stylesheet and fonts load later with the app; the page
 * itself needs neither.
 */
function documentOf(
  shellDocument: string,
  { title, html, state, stateId, isForAll }: RenderedPage,
  styles: string,
): string {
  return shellDocument
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
        `<div id="root" data-before-script${isForAll ? '' : ' data-signed-out'}>${html}</div><script type="application/json" id="${stateId}">${state}</script>`,
    )
    .replace(/<noscript>.*?<\/noscript>/s, '')
}
