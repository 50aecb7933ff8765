import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnsweredForm } from '@tandem/api-server'
import { languages } from '@tandem/format'
import type { Language } from '@tandem/format'
import { legalNames, legalTextPath } from './legal-texts.ts'

/** The module of the shell's build that renders pages; see `apps/shell/prerender/render-page.tsx`. */
interface RenderModule {
  isServerRendered: (path: string) => boolean
  prepare: (surroundings: {
    language: Language
    origin: string
    fetch: (request: Request) => Promise<Response>
    facts: { demo: DemoSignIn | null; passwordMinimum: number; texts: Record<string, string> }
  }) => Promise<void>
  renderPage: (address: string, posted: AnsweredForm | null) => Promise<RenderedPage | null>
}

export interface RenderedPage {
  title: string
  html: string
  state: string
  stateId: string
  isForAll: boolean
}

/** The account that a demo offers at its sign-in. */
interface DemoSignIn {
  email: string
  password: string
}

/** What answers the calls of pages. `env` is the connection of a request. */
export interface PageApi {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
}

export interface PageRendererOptions {
  /** The folder of the built shell. */
  folder: string
  /** The folder of the host's own legal texts; null if there is none. */
  legalFolder: string | null
  api: PageApi
  /** Scheme and host of the product. */
  origin: string
  passwordMinimum: number
  /** The sign-in that a demo offers at the moment; null outside a demo. */
  demo: (() => Promise<DemoSignIn | null>) | null
}

/** What is rendered, and for whom. */
interface PageRequest {
  /** Path and search. */
  address: string
  language: Language
  /** The form without script that the page answers. */
  form: AnsweredForm | null
  /** The connection of the request: the page's own calls count against the same limits. */
  env: unknown
}

interface PageRenderer {
  isServerRendered: (path: string) => boolean
  /** Null if the page can't be rendered; the browser renders it then. */
  render: (request: PageRequest) => Promise<RenderedPage | null>
}

/** Loads what renders pages; null if the shell's build has nothing for it, such as an older one. */
export async function loadPageRenderer(options: PageRendererOptions): Promise<PageRenderer | null> {
  const { folder, demo } = options
  const file = join(folder, '.prerender/render-page.js')
  if (!existsSync(file)) return null
  // Imported once per language, because the module chooses its texts when it is loaded.
  const load = async (language: Language) =>
    (await import(`${pathToFileURL(file).href}?language=${language}`)) as RenderModule
  const modules: Record<Language, RenderModule> = { en: await load('en'), tr: await load('tr') }
  const signIn = async () => (await demo?.()) ?? null
  const calls = answerCalls(options.api)
  const preparation = keepPrepared(modules, options, calls.fetch)
  await preparation.prepareFor(await signIn(), false)

  const cached = new Map<string, RenderedPage>()
  /** These pages are the same for everyone, so each is rendered once. */
  const renderOnce = async (path: string, language: Language, offered: DemoSignIn | null) => {
    const key = `${language} ${path} ${offered !== null}`
    const known = cached.get(key)
    if (known) return known
    const page = await modules[language].renderPage(path, null)
    // Not cached if the host's texts may change, or if the offer changed while it was rendered.
    if (page && !isLegalText(path) && preparation.isFor(offered)) cached.set(key, page)
    return page
  }

  return {
    isServerRendered: modules.en.isServerRendered,
    async render({ address, language, form, env }) {
      const { pathname: path, searchParams } = new URL(address, options.origin)
      // Pages with a form's answer, a mail link or a provider's answer differ.
      const isSameForAll = form === null && !searchParams.has('hash') && !searchParams.has('social')
      const offered = await signIn()
      // The host may have changed its texts while Tandem runs.
      await preparation.prepareFor(offered, isLegalText(path))
      return calls.onBehalfOf(env, () =>
        isSameForAll ? renderOnce(path, language, offered) : modules[language].renderPage(address, form),
      )
    },
  }
}

/**
 * Answers the calls of pages. Their GET requests return the same while the process runs, so each is sent once per
 * language. POST requests are about a link and are always sent.
 */
function answerCalls(api: PageApi) {
  const connection = new AsyncLocalStorage<unknown>()
  const constants = new Map<string, string>()
  return {
    /** Renders with the connection of a request. */
    onBehalfOf: <T>(env: unknown, work: () => T): T => connection.run(env, work),
    fetch: async (request: Request): Promise<Response> => {
      const key = `${request.headers.get('accept-language')} ${request.url}`
      const known = request.method === 'GET' ? constants.get(key) : undefined
      if (known !== undefined) return jsonResponse(known)
      const answer = await api.fetch(request, connection.getStore())
      if (!answer.ok || request.method !== 'GET') return answer
      const text = await answer.text()
      constants.set(key, text)
      return jsonResponse(text)
    },
  }
}

/** Prepares the modules, and again when the demo's sign-in or the legal texts may have changed. */
function keepPrepared(
  modules: Record<Language, RenderModule>,
  { folder, legalFolder, origin, passwordMinimum }: PageRendererOptions,
  fetch: (request: Request) => Promise<Response>,
) {
  const prepare = async (offered: DemoSignIn | null) => {
    const prepareIn = async (language: Language) => {
      const texts = await readLegalTexts(folder, legalFolder, language)
      const facts = { demo: offered, passwordMinimum, texts }
      return modules[language].prepare({ language, origin, fetch, facts })
    }
    await Promise.all(languages.map(prepareIn))
  }
  /** What the modules are prepared for; null after a failure, so that the next request tries again. */
  let prepared: { offered: DemoSignIn | null; done: Promise<void> } | null = null
  return {
    isFor: (offered: DemoSignIn | null) => prepared?.offered === offered,
    prepareFor: async (offered: DemoSignIn | null, isAgain: boolean) => {
      if (prepared?.offered !== offered || isAgain) prepared = { offered, done: prepare(offered) }
      const mine = prepared
      try {
        await mine.done
      } catch (failure) {
        if (prepared === mine) prepared = null
        throw failure
      }
    },
  }
}

const jsonResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } })

const isLegalText = (path: string) => legalNames.some((name) => path === `/${name}`)

/** The texts for readers of this language, by name. */
async function readLegalTexts(
  shellFolder: string,
  ownFolder: string | null,
  language: Language,
): Promise<Record<string, string>> {
  const texts = legalNames.map(async (name) => {
    const path = legalTextPath(name, language, { shellFolder, ownFolder })
    return [name, await readFile(path, 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}
