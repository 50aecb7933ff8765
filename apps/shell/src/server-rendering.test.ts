import { configureApi } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import { PageFrame, placesAtom } from '@tandem/app-frame'
import { contextOf } from '@tandem/page-parts/mount'
import { connectSession, forgetStored, keepStored, requireSession } from '@tandem/session'
import { startApiInNode } from '@tandem/testing/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createElement as element } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { firstPage } from './rendered-page.ts'
import { features } from './features.ts'

const nothing = () => undefined
const origin = 'http://tandem.test'
let server: Awaited<ReturnType<typeof startApiInNode>>
let token: string

beforeAll(async () => {
  server = await startApiInNode()
  const team = await server.newTeam({ stores: [{ name: 'Linden' }], connected: ['elif'], people: 2 })
  token = team.token
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const errors = vi.spyOn(console, 'error')
beforeEach(() => void errors.mockClear())
afterEach(() => {
  forgetStored('personal_access_token')
  expect(errors.mock.calls).toEqual([])
})

type Connected = Parameters<typeof connectSession>[0]

/** Connecting the session paints the document and follows other tabs. Only that gets parts of a browser here. */
function connectOnServer(connected: Omit<Connected, 'goTo' | 'address'>) {
  const target = { addEventListener: nothing, removeEventListener: nothing }
  vi.stubGlobal('window', { ...target, matchMedia: () => ({ matches: false, ...target }) })
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} }, querySelector: () => null })
  connectSession({ ...connected, goTo: () => Promise.resolve(), address: () => '/' })
  vi.unstubAllGlobals()
  configureApi({ origin, fetch: (request) => server.fetch(request) })
}

/** The HTML of a page with its data, as Node renders it in a host of all features. */
async function htmlOf(address: string) {
  const store = createStore()
  store.set(placesAtom, Object.assign({}, ...features.map(({ places }) => places)))
  const failed: unknown[] = []
  const queryClient = createQueryClient({ onError: (error) => void failed.push(error) })
  connectOnServer({ store, queryClient })
  const pages = features.flatMap(({ routes = [] }) => routes)
  const router = createMemoryRouter(
    [
      ...features.flatMap(({ publicRoutes = [] }) => publicRoutes),
      { middleware: [requireSession], Component: PageFrame, children: pages },
    ],
    { initialEntries: [address], getContext: () => contextOf({ queryClient, store }) },
  )
  await firstPage(router)
  expect(router.state.errors).toBe(null)
  const page = element(QueryClientProvider, { client: queryClient }, element(RouterProvider, { router }))
  const { prelude } = await prerender(element(Provider, { store }, page), {
    progressiveChunkSize: Infinity,
    onError: (error) => void failed.push(error),
  })
  const html = await new Response(prelude).text()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(failed).toEqual([])
  router.dispose()
  queryClient.clear()
  return html
}

it.each([
  ['/', 'First steps'],
  ['/analytics/instagram/accounts', 'Linden &amp; Oak'],
  ['/e-commerce/orders', 'Completed'],
  ['/integrations/e-commerce', 'Linden'],
  ['/settings/profile', 'Time zone'],
  ['/workspace', 'Ada Aksoy'],
])('renders %s with its data on a server', async (address, text) => {
  keepStored('personal_access_token', token)
  expect(await htmlOf(address)).toContain(text)
})

it('renders the sign-in page on a server', async () => {
  expect(await htmlOf('/auth/login')).toContain('Forgot')
})
