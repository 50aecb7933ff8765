import { configureApi, createQueryClient, tellHost } from '@tandem/api-client'
import type { HostFacts } from '@tandem/api-client'
import { setLanguage } from '@tandem/format'
import type { Language } from '@tandem/format'
import { postedFormAtom } from '@tandem/page-parts'
import type { PostedForm } from '@tandem/page-parts'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { AppTree } from '../src/app-tree.tsx'
import { drawnPageId, firstPage } from '../src/drawn-page.ts'
import type { DrawnPage } from '../src/drawn-page.ts'
import { loadFirstTexts } from '../src/languages/load-texts.ts'
import { features } from './open-features.ts'
import { contextOf, openRoutesOf } from '../src/router.tsx'

interface Page extends Pick<DrawnPage, 'canTakeOver' | 'isForAll'> {
  /** What its address must have, but where it answers a form: without it, the browser alone may know what the page is about. */
  needs?: string
}

/** Pages that are drawn before they are sent. */
const pages: Readonly<Record<string, Page>> = {
  '/auth/login': { canTakeOver: true, isForAll: false },
  '/auth/login/continue': { canTakeOver: false, isForAll: false },
  '/auth/register': { canTakeOver: true, isForAll: false },
  // What the browser keeps of a registration is not known yet.
  '/auth/check-email': { canTakeOver: false, isForAll: false },
  '/auth/forgot-password': { canTakeOver: true, isForAll: false },
  '/auth/invitation': { canTakeOver: true, isForAll: false, needs: 'hash' },
  // What the browser keeps of the registration decides whether a password is asked for.
  '/auth/verify': { canTakeOver: false, isForAll: false, needs: 'hash' },
  '/auth/forgot-password/verify': { canTakeOver: true, isForAll: false, needs: 'hash' },
  '/privacy': { canTakeOver: true, isForAll: true },
  '/terms': { canTakeOver: true, isForAll: true },
}

/** Whether the page at a path is drawn before it is sent. */
export const isDrawn = (path: string): boolean => Object.hasOwn(pages, path)

/** What the host has that draws pages. */
interface Surroundings {
  /** The language of the pages. A host loads this file once for each, because texts are chosen when it is loaded. */
  language: Language
  /** Scheme and host of the product. */
  origin: string
  /** Answers what pages read of the API. */
  fetch: (request: Request) => Promise<Response>
  facts: HostFacts
}

/** Once, before the first page is drawn; again where the texts of the host have changed. */
export async function prepare({ language, origin, fetch, facts }: Surroundings): Promise<void> {
  setLanguage(language)
  await loadFirstTexts()
  configureApi({ origin, fetch, token: () => null })
  tellHost(facts)
}

/** A page as HTML: its title, what stands in `#root`, and what the app begins with. */
export interface Drawing {
  title: string
  html: string
  /** Goes beside `#root`; the id is `drawnPageId`. */
  state: string
  stateId: string
  isForAll: boolean
}

/**
 * Draws the page at an address, with the form that was posted to it where there is one.
 *
 * @param address path and search
 * @returns null where the page leads elsewhere or cannot be drawn: the app draws it then.
 */
export async function drawPage(address: string, posted: PostedForm | null): Promise<Drawing | null> {
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
    const drawn = renderToString(<AppTree store={store} queryClient={queryClient} router={router} />)
    // What React puts before the page belongs into the head: the title. Pictures are found soon enough.
    const [head = ''] = /^(?:<title>[^<]*<\/title>|<link [^>]*>)*/.exec(drawn) ?? []
    const queries = queryClient.getQueryCache().getAll()
    const reads = queries.filter(({ state: { data } }) => data !== undefined)
    // A query that nobody asked has no data, and is no gap: the app starts without its data too.
    const isWhole = queries.every(
      ({ state: { status, fetchStatus } }) => status !== 'error' && fetchStatus === 'idle',
    )
    // What could not be read leaves a gap; of a link, the page says why.
    if (page.canTakeOver && page.needs === undefined && !isWhole) return null
    const state: DrawnPage = {
      path,
      isForAll: page.isForAll,
      // What failed here may work there.
      canTakeOver: page.canTakeOver && isWhole,
      reads: reads.map((query) => [query.queryKey, query.state.data]),
      posted,
    }
    return {
      title: /<title>[^<]*<\/title>/.exec(head)?.[0] ?? '',
      html: drawn.slice(head.length),
      // Nothing in it ends the element that it stands in.
      state: JSON.stringify(state).replaceAll('<', String.raw`\u003c`),
      stateId: drawnPageId,
      isForAll: page.isForAll,
    }
  } finally {
    router.dispose()
    queryClient.clear()
  }
}
