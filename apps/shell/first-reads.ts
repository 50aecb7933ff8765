import { configureApi, createRouterContext } from '@tandem/api-client'
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
 * What a document asks the API for before the app is there, as paths with their search. `{store}` stands for the chosen
 * store, whose parameter is left out where none is; `{today-29}` for a day in the zone of the team.
 */
export interface FirstReads {
  /** Whatever page behind sign-in it is; who is signed in comes first. */
  always: string[]
  /** By the address of a page, where that has no search but a store. */
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
  team: { id: 1, name: '', timezone: 'UTC', week_start: 1, deletes_at: null, stores: [] },
}

/**
 * Finds the first reads of every page by letting it read ahead, as the menu does when a pointer comes to its link. For
 * the build: nothing is sent.
 *
 * @throws Error for a page that asks something else for one store than for all
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

/** What the module of the page at an address says, where it is behind sign-in. */
async function readAheadOf(address: string): Promise<ReadAhead | undefined> {
  const route = matchRoutes(routes, address)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') return undefined
  return ((await route.lazy()) as { readAhead?: ReadAhead }).readAhead
}

/** What is asked for meanwhile. */
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
  // Reads that nobody waits for.
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

/** A template as it is where no store is chosen. */
const withoutStore = (path: string) =>
  path.replace(/([?&])store_id=\{store\}(&?)/, (_, before: string, after: string) => (after ? before : ''))
