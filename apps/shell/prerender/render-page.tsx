import { configureApi, setHostFacts } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import type { HostFacts } from '@tandem/api-client'
import { setLanguage } from '@tandem/format'
import type { Language } from '@tandem/format'
import { postedFormAtom } from '@tandem/page-parts'
import type { PostedForm } from '@tandem/page-parts'
import { contextOf } from '@tandem/page-parts/mount'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { AppTree } from '../src/app-tree.tsx'
import { pageStateId, firstPage } from '../src/rendered-page.ts'
import type { RenderedPageState } from '../src/rendered-page.ts'
import { loadFirstTexts } from '../src/languages/load-texts.ts'
import { features } from './open-features.ts'
import { openRoutesOf } from '../src/router.tsx'

interface Page extends Pick<RenderedPageState, 'canTakeOver' | 'isForAll'> {
  /**
   * A parameter that the address must have, except when the page answers a form. Without it, only the browser may know
   * what the page is about.
   */
  needs?: string
}

/** The pages that are rendered on the server. */
const pages: Readonly<Record<string, Page>> = {
  '/auth/login': { canTakeOver: true, isForAll: false },
  '/auth/login/continue': { canTakeOver: false, isForAll: false },
  '/auth/register': { canTakeOver: true, isForAll: false },
  // The server doesn't know the registration that the browser has stored.
  '/auth/check-email': { canTakeOver: false, isForAll: false },
  '/auth/forgot-password': { canTakeOver: true, isForAll: false },
  '/auth/invitation': { canTakeOver: true, isForAll: false, needs: 'hash' },
  // The registration stored in the browser decides whether the page asks for a password.
  '/auth/verify': { canTakeOver: false, isForAll: false, needs: 'hash' },
  '/auth/forgot-password/verify': { canTakeOver: true, isForAll: false, needs: 'hash' },
  '/privacy': { canTakeOver: true, isForAll: true },
  '/terms': { canTakeOver: true, isForAll: true },
}

/** Whether the page at a path is rendered on the server. */
export const isServerRendered = (path: string): boolean => Object.hasOwn(pages, path)

/** The host that renders pages. */
interface Surroundings {
  /**
   * The language of the pages. A host imports this file once per language, because it chooses its texts when it is
   * loaded.
   */
  language: Language
  /** Scheme and host of the product. */
  origin: string
  /** Answers the pages' calls to the API. */
  fetch: (request: Request) => Promise<Response>
  facts: HostFacts
}

/** Prepares rendering. Called before the first page, and again when the host's texts may have changed. */
export async function prepare({ language, origin, fetch, facts }: Surroundings): Promise<void> {
  setLanguage(language)
  await loadFirstTexts()
  configureApi({ origin, fetch, token: () => null })
  setHostFacts(facts)
}

/** A rendered page: its title, the content of `#root`, and the state with which the app starts. */
export interface RenderedPage {
  title: string
  html: string
  /** The content of the JSON element after `#root`; the element's id is `pageStateId`. */
  state: string
  stateId: string
  isForAll: boolean
}

/**
 * Renders the page at an address, with the posted form that it answers, if there is one.
 *
 * @param address path and search
 * @returns null if the page redirects or can't be rendered: the app then renders it in the browser.
 */
export async function renderPage(address: string, posted: PostedForm | null): Promise<RenderedPage | null> {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost')
  const page = pages[path]
  if (!page || (page.needs !== undefined && !searchParams.has(page.needs) && posted === null)) return null
  const store = createStore()
  store.set(postedFormAtom, posted)
  const queryClient = createQueryClient({ onError: () => undefined })
  const router = createMemoryRouter(openRoutesOf(features), {
    initialEntries: [address],
    getContext: () => contextOf({ queryClient, store }),
  })
  try {
    await firstPage(router)
    if (router.state.errors !== null || router.state.location.pathname !== path) return null
    const markup = renderToString(<AppTree store={store} queryClient={queryClient} router={router} />)
    // React puts the title and image preloads before the page. The title belongs in the head; the preloads aren't
    // needed, because browsers find the few pictures early enough.
    const [head = ''] = /^(?:<title>[^<]*<\/title>|<link [^>]*>)*/.exec(markup) ?? []
    const queries = queryClient.getQueryCache().getAll()
    const reads = queries.filter(({ state: { data } }) => data !== undefined)
    // A query that was never fetched has no data either, but the app starts in the same state.
    const isWhole = queries.every(
      ({ state: { status, fetchStatus } }) => status !== 'error' && fetchStatus === 'idle',
    )
    // A failed read leaves a gap, so the app renders the page. Pages of links are an exception, because they show why a
    // link failed.
    if (page.canTakeOver && page.needs === undefined && !isWhole) return null
    const state: RenderedPageState = {
      path,
      isForAll: page.isForAll,
      // A read that failed on the server may succeed in the browser.
      canTakeOver: page.canTakeOver && isWhole,
      reads: reads.map((query) => [query.queryKey, query.state.data]),
      posted,
    }
    return {
      title: /<title>[^<]*<\/title>/.exec(head)?.[0] ?? '',
      html: markup.slice(head.length),
      // Escaped, so that no text can end the script element.
      state: JSON.stringify(state).replaceAll('<', String.raw`\u003c`),
      stateId: pageStateId,
      isForAll: page.isForAll,
    }
  } finally {
    router.dispose()
    queryClient.clear()
  }
}
