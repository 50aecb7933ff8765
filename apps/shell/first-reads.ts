import { configureApi } from '@tandem/api-client'
import { createRouterContext } from '@tandem/api-client/router'
import type { User } from '@tandem/api-contract'
import type { ReadAhead } from '@tandem/app-frame'
import { daysBetween } from '@tandem/format'
import { forgetStored, keepStored, sessionQueries } from '@tandem/session'
import { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router'
import { pageModules } from './page-modules.ts'
import { features } from './src/features.ts'
import { loadStarred } from './src/sidebar/starred/load-starred.ts'

/**
 * The API reads that a document sends before the app has loaded, as paths with their search. `{store}` is
 * replaced by the chosen store, and its parameter removed if none is chosen; `{today-29}` is replaced by a
 * day in the team's zone.
 */
export interface FirstReads {
  /** The reads of every page behind sign-in; the signed-in person comes first. */
  always: string[]
  /** The reads of a page by its address, for addresses without a search except a store. */
  pages: Record<string, string[]>
}

const chosenStore = 999_999_999_999_999

const reader: User = {
  id: 1,
  name: '',
  email: '',
  profile_picture: null,
  timezone: null,
  language: null,
  role: 'admin',
  metas: [],
  team: {
    id: 1,
    name: '',
    timezone: 'UTC',
    week_start: 1,
    deletes_at: null,
    stores: [],
    default_filters: [],
  },
}

/**
 * Finds the first reads of every page by letting it preload, as the menu does when the pointer reaches its
 * link. It runs in the build and sends nothing.
 *
 * @throws Error for a page that reads something else for one store than for all
 */
export async function findFirstReads(): Promise<FirstReads> {
  const always = await readsOf(async (queryClient) => {
    await queryClient.prefetchQuery(sessionQueries.me)
    await loadStarred({ context: createRouterContext(queryClient) })
  })
  const pages: Record<string, string[]> = {}
  for (const address of Object.keys(pageModules)) {
    const readAhead = await readAheadOf(address)
    if (readAhead === undefined) continue
    const read = async (queryClient: QueryClient) => {
      queryClient.setQueryData(sessionQueries.me.queryKey, reader)
      readAhead(queryClient)
    }
    keepStored('selected_store', String(chosenStore))
    const ofOne = await readsOf(read)
    forgetStored('selected_store')
    const ofAll = await readsOf(read)
    if (ofOne.map(withoutStore).join() !== ofAll.join())
      throw new Error(`${address} asks for other things where a store is chosen`)
    pages[address] = ofOne.filter((path) => !always.includes(path))
  }
  return { always, pages }
}

const routes = features.flatMap((feature) => feature.routes ?? [])

/** The preload function in the module of the page at an address, if it is behind sign-in. */
async function readAheadOf(address: string): Promise<ReadAhead | undefined> {
  const route = matchRoutes(routes, address)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') return undefined
  return ((await route.lazy()) as { readAhead?: ReadAhead }).readAhead
}

/** The paths that are read while a function runs. */
async function readsOf(read: (queryClient: QueryClient) => Promise<void>): Promise<string[]> {
  const paths: string[] = []
  configureApi({
    origin: 'http://tandem.invalid',
    fetch: (request) => {
      paths.push(asTemplate(request.url))
      return Promise.reject(new Error('Nothing is sent'))
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await read(queryClient)
  // Waits for reads that were started without being awaited.
  await Promise.all(
    queryClient
      .getQueryCache()
      .getAll()
      .map(async (query) => query.promise?.catch(() => {})),
  )
  configureApi({ origin: '', fetch: (request) => globalThis.fetch(request) })
  return paths
}

function asTemplate(url: string): string {
  const { pathname, search } = new URL(url)
  return (pathname + search).replace(String(chosenStore), '{store}').replaceAll(/\d{4}-\d\d-\d\d/g, asDay)
}

function asDay(day: string): string {
  const today = new Date().toISOString().slice(0, 10)
  const days = daysBetween(today, day)
  return days === 0 ? '{today}' : `{today${days > 0 ? '+' : ''}${days}}`
}

/** A template for when no store is chosen. */
const withoutStore = (path: string) =>
  path.replace(/([?&])store_id=\{store\}(&?)/, (_, before: string, after: string) => (after ? before : ''))
