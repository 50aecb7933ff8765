import { configureApi } from '@tandem/api-client'
import { createQueryClient } from '@tandem/api-client/react'
import { createRouterContext } from '@tandem/api-client/router'
import { newTeam } from '@tandem/testing'
import { createStore } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectSession } from './connect-session.ts'
import { leaveWithSession, requireSession, storeContext } from './require-session.ts'
import { endedByAtom, expireAtom, userAtom } from './session.ts'
import { keepStored, readStored } from './storage.ts'

let stop = () => {}

/** Opens an address of an app with one guarded page and a sign-in page. Returns where that led. */
async function open(address: string) {
  const store = createStore()
  const queryClient = createQueryClient({
    onError: (error, failure) => void store.set(expireAtom, error, failure),
  })
  const router = createMemoryRouter(
    [
      { path: '/auth/login', middleware: [leaveWithSession] },
      { middleware: [requireSession], children: [{ path: '/' }, { path: '/e-commerce/orders' }] },
    ],
    {
      initialEntries: [address],
      getContext: () => {
        const context = createRouterContext(queryClient)
        context.set(storeContext, store)
        return context
      },
    },
  )
  const disconnect = connectSession({
    store,
    queryClient,
    goTo: (path) => router.navigate(path),
    address: () => router.state.location.pathname,
  })
  stop = () => {
    disconnect()
    router.dispose()
    queryClient.clear()
  }
  await expect.poll(() => router.state.initialized).toBe(true)
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  const { pathname, search } = router.state.location
  return { address: pathname + search, store, errors: router.state.errors }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  configureApi({ fetch: (request) => globalThis.fetch(request) })
})

it('without a token redirects to sign-in, which leads back', async () => {
  const { address } = await open('/e-commerce/orders?page=3')
  expect(address).toBe('/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D3')
})

it('with a token loads the user and opens the page', async () => {
  const team = await newTeam()
  keepStored('personal_access_token', team.token)
  const { address, store } = await open('/e-commerce/orders')
  expect(address).toBe('/e-commerce/orders')
  expect(store.get(userAtom)?.id).toBe(team.user.id)
})

it('asks again when somebody signed in while the former token was being refused', async () => {
  const team = await newTeam()
  keepStored('personal_access_token', 'the former one')
  configureApi({
    fetch: async (request) => {
      const answer = await globalThis.fetch(request)
      keepStored('personal_access_token', team.token)
      return answer
    },
  })
  const { address, store } = await open('/e-commerce/orders')
  expect(address).toBe('/e-commerce/orders')
  expect(store.get(userAtom)?.id).toBe(team.user.id)
})

it('with a refused token forgets it and redirects to sign-in', async () => {
  keepStored('personal_access_token', 'made up')
  const { address, store } = await open('/e-commerce/orders')
  expect(address).toBe('/auth/login?next=%2Fe-commerce%2Forders')
  expect(readStored('personal_access_token')).toBeNull()
  expect(store.get(endedByAtom)).toBe('UNAUTHENTICATED')
})

it("keeps the token when the server can't be reached", async () => {
  keepStored('personal_access_token', 'as good as any')
  const unavailable = { code: 'AN_ERROR_OCCURED', message: 'No', request_id: 'r' }
  configureApi({ fetch: async () => Response.json(unavailable, { status: 500 }) })
  const { address, errors } = await open('/e-commerce/orders')
  expect(address).toBe('/e-commerce/orders')
  expect(Object.values(errors ?? {})).toEqual([expect.objectContaining({ status: 500 })])
  expect(readStored('personal_access_token')).toBe('as good as any')
})

it('redirects from sign-in to the requested page when there is a session already', async () => {
  keepStored('personal_access_token', (await newTeam()).token)
  const { address } = await open('/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2')
  expect(address).toBe('/e-commerce/orders?page=2')
})

it('stays on sign-in when the token is refused', async () => {
  keepStored('personal_access_token', 'made up')
  const { address } = await open('/auth/login?next=%2Fe-commerce%2Forders')
  expect(address).toBe('/auth/login?next=%2Fe-commerce%2Forders')
})
