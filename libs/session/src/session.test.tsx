import { call, callTimeout, configureApi, isApiError } from '@tandem/api-client'
import { createQueryClient, namedQuery } from '@tandem/api-client/react'
import { getMe, listStores, login } from '@tandem/api-contract'
import { newTeam } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { MutationObserver } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectSession } from './connect-session.ts'
import { readMeta, sessionQueries, updateMetaMutation } from './queries.ts'
import { selectedStoreAtom } from './selected-store.ts'
import {
  endedByAtom,
  expireAtom,
  isAuthenticatedAtom,
  isLoadingAtom,
  isLoggedOutAtom,
  isLoggingOutAtom,
  signInAgainAtom,
  signInAtom,
  signOutAtom,
  surroundingsAtom,
  userAtom,
} from './session.ts'
import { keepStored, readStored } from './storage.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

function connect() {
  const store = createStore()
  const queryClient = createQueryClient({
    onError: (error, failure) => void store.set(expireAtom, error, failure),
  })
  const visited: string[] = []
  const disconnect = connectSession({
    store,
    queryClient,
    goTo: async (path) => void visited.push(path),
    address: () => '/e-commerce/orders?page=2',
  })
  const flags = () => ({
    isAuthenticated: store.get(isAuthenticatedAtom),
    isLoading: store.get(isLoadingAtom),
    isLoggedOut: store.get(isLoggedOutAtom),
    isLoggingOut: store.get(isLoggingOutAtom),
  })
  return { store, queryClient, visited, flags, disconnect }
}

let session: ReturnType<typeof connect>
let team: Team

const signIn = async () => {
  const { data } = await call(login, { body: { email: team.user.email, password: team.password } })
  session.store.set(signInAtom, data.user)
}

beforeEach(async () => {
  localStorage.clear()
  session = connect()
  team = await newTeam()
})
afterEach(() => {
  session.disconnect()
  configureApi({ fetch: realFetch })
})

describe('signing in', () => {
  it('keeps the token, forgets the former pages, and knows the user', async () => {
    const leftOver = ['temp_mail', 'user_id', 'on_page_token', 'token'] as const
    for (const key of leftOver) keepStored(key, 'left over')
    await signIn()
    expect(session.flags()).toEqual({
      isAuthenticated: true,
      isLoading: false,
      isLoggedOut: false,
      isLoggingOut: false,
    })
    expect(session.store.get(userAtom)).toEqual(team.user)
    expect(leftOver.map(readStored)).toEqual([null, null, null, null])
    expect(JSON.stringify(session.store.get(userAtom))).not.toContain(readStored('personal_access_token'))
    expect((await call(getMe, {})).data.id).toBe(team.user.id)
  })

  it('loads the user of a stored token, and shows that it is loading', async () => {
    keepStored('personal_access_token', team.token)
    const loading = session.queryClient.fetchQuery(sessionQueries.me)
    expect(session.flags()).toMatchObject({ isLoading: true, isAuthenticated: false })
    await loading
    expect(session.flags()).toMatchObject({ isLoading: false, isAuthenticated: true })
  })

  it('loads the user without showing it, when the page stays visible meanwhile', async () => {
    keepStored('personal_access_token', team.token)
    const loading = session.queryClient.fetchQuery(sessionQueries.meWithoutOverlay)
    expect(session.queryClient.isFetching()).toBe(1)
    expect(session.flags()).toMatchObject({ isLoading: false, isAuthenticated: false })
    await loading
    expect(session.flags()).toMatchObject({ isLoading: false, isAuthenticated: true })
  })
})

describe('signing out', () => {
  it('ends the session at the server and here, and goes to sign-in', async () => {
    await signIn()
    const token = readStored('personal_access_token')
    session.store.set(selectedStoreAtom, 5)
    const done = session.store.set(signOutAtom)
    expect(session.flags().isLoggingOut).toBe(true)
    await done
    expect(session.flags()).toEqual({
      isAuthenticated: false,
      isLoading: false,
      isLoggedOut: true,
      isLoggingOut: false,
    })
    expect([readStored('personal_access_token'), readStored('selected_store')]).toEqual([null, null])
    expect(session.visited).toEqual(['/auth/login'])
    configureApi({ token: () => token })
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 })
  })

  it('signs out, and leads back to the page on screen after signing in again', async () => {
    await signIn()
    await session.store.set(signInAgainAtom)
    expect(readStored('personal_access_token')).toBeNull()
    expect(session.visited).toEqual(['/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2'])
  })

  it("ends here even when the server can't be reached", async () => {
    await signIn()
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await session.store.set(signOutAtom)
    expect(session.flags()).toMatchObject({ isLoggedOut: true, isLoggingOut: false, isAuthenticated: false })
    expect(readStored('personal_access_token')).toBeNull()
  })

  it('ends here even when the server fails or never answers', async () => {
    const failures: [name: string, fetch: (request: Request) => Promise<Response>][] = [
      [
        '500',
        async () =>
          Response.json({ code: 'AN_ERROR_OCCURED', message: '', request_id: 'r' }, { status: 500 }),
      ],
      [
        '401',
        async () => Response.json({ code: 'UNAUTHENTICATED', message: '', request_id: 'r' }, { status: 401 }),
      ],
      ['no JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
      [
        'no answer',
        ({ signal }) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      ],
    ]
    for (const [name, fetch] of failures) {
      await signIn()
      session.store.set(selectedStoreAtom, 5)
      configureApi({ fetch })
      vi.useFakeTimers()
      const done = session.store.set(signOutAtom)
      await vi.advanceTimersByTimeAsync(callTimeout)
      await done
      vi.useRealTimers()
      configureApi({ fetch: realFetch })
      expect(session.flags(), name).toMatchObject({
        isLoggedOut: true,
        isLoggingOut: false,
        isAuthenticated: false,
      })
      expect([readStored('personal_access_token'), readStored('selected_store')], name).toEqual([null, null])
      expect(session.visited.splice(0), name).toEqual(['/auth/login'])
    }
  })

  it("completes even when the sign-in page can't be opened", async () => {
    await signIn()
    session.store.set(surroundingsAtom, {
      ...session.store.get(surroundingsAtom)!,
      goTo: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    })
    await session.store.set(signOutAtom).catch(() => null)
    expect(session.flags()).toMatchObject({ isLoggedOut: true, isLoggingOut: false })
  })

  it('calls the server once, however often it is requested', async () => {
    await signIn()
    const fetch = vi.fn(realFetch)
    configureApi({ fetch })
    await Promise.all([session.store.set(signOutAtom), session.store.set(signOutAtom)])
    await session.store.set(signOutAtom)
    expect(fetch).toHaveBeenCalledOnce()
    expect(session.visited).toEqual(['/auth/login'])
  })

  it('follows another tab without its own call', async () => {
    await signIn()
    const fetch = vi.fn(realFetch)
    configureApi({ fetch })
    localStorage.removeItem('personal_access_token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'personal_access_token' }))
    await expect.poll(() => session.visited).toEqual(['/auth/login'])
    expect(session.flags()).toMatchObject({ isLoggedOut: true, isAuthenticated: false })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('signing in in another tab', () => {
  const here = location.href
  const loads: string[][] = []
  const keepPage = (event: NavigateEvent) => {
    event.preventDefault()
    const { pathname, search } = new URL(event.destination.url)
    loads.push([event.navigationType, pathname + search])
  }
  afterEach(() => {
    navigation.removeEventListener('navigate', keepPage)
    loads.length = 0
    history.replaceState(null, '', here)
  })

  // The app is on its way to another page, which the address bar does not show yet.
  it.each([
    ['leaves the page of a link for the app', '/auth/verify', ['replace', '/']],
    ['goes to the requested page', '/auth/verify?next=%2Fanalytics', ['replace', '/analytics']],
    ['keeps the link of another page', '/auth/undo', ['reload', '/auth/undo']],
    ['loads a page of the app again', '/e-commerce/orders', ['reload', '/e-commerce/orders']],
  ])('%s', (_what, path, load) => {
    history.replaceState(null, '', path)
    navigation.addEventListener('navigate', keepPage)
    localStorage.setItem('personal_access_token', team.token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'personal_access_token' }))
    // Sessions of other tests share the window, and do the same.
    expect(new Set(loads.map(String))).toEqual(new Set([String(load)]))
  })
})

describe('a session that the server no longer knows', () => {
  it('ends once, and sign-in leads back to the page', async () => {
    await signIn()
    keepStored('personal_access_token', 'no longer known')
    const read = (key: string) => session.queryClient.fetchQuery(namedQuery(key, () => call(listStores, {})))
    await Promise.allSettled([read('one'), read('two'), read('three')])
    await expect.poll(() => session.flags().isAuthenticated).toBe(false)
    expect(session.visited).toEqual(['/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2'])
    expect(session.store.get(endedByAtom)).toBe('UNAUTHENTICATED')
    expect(readStored('personal_access_token')).toBeNull()
    await signIn()
    expect(session.flags()).toMatchObject({ isAuthenticated: true, isLoggedOut: false })
    expect(session.store.get(endedByAtom)).toBeNull()
  })

  it('ends once even when many reads and writes are refused', async () => {
    await signIn()
    keepStored('personal_access_token', 'no longer known')
    const { queryClient } = session
    const reads = Array.from({ length: 10 }, (_, index) =>
      queryClient.fetchQuery(namedQuery(`storm ${index}`, () => call(listStores, {}))),
    )
    // Calls that still wait for their turn when the session ends are never sent.
    for (let count = 0; count < 10; count++)
      void new MutationObserver(queryClient, updateMetaMutation).mutate({ theme: 'dark' }).catch(() => null)
    await Promise.allSettled(reads)
    await expect.poll(() => session.flags().isAuthenticated).toBe(false)
    expect(session.visited).toEqual(['/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2'])
  })

  it("isn't the one that began while an older call was still running", async () => {
    await signIn()
    const refused = Promise.withResolvers<void>()
    configureApi({
      fetch: async (request) => {
        if (!request.url.endsWith('/me/meta')) return realFetch(request)
        await refused.promise
        return Response.json({ code: 'UNAUTHENTICATED', message: '', request_id: 'r' }, { status: 401 })
      },
    })
    const older = new MutationObserver(session.queryClient, updateMetaMutation)
      .mutate({ theme: 'dark' })
      .catch((error: unknown) => error)
    await session.store.set(signOutAtom)
    await signIn()
    const token = readStored('personal_access_token')
    refused.resolve()
    expect(isApiError(await older, 'UNAUTHENTICATED')).toBe(true)
    expect(session.flags()).toMatchObject({ isAuthenticated: true, isLoggedOut: false })
    expect(readStored('personal_access_token')).toBe(token)
    expect(session.store.get(endedByAtom)).toBeNull()
    expect(session.visited).toEqual(['/auth/login'])
  })

  it("doesn't end for any other refusal", async () => {
    await signIn()
    const refusal = await call(login, { body: { email: team.user.email, password: 'something else' } }).catch(
      (error: unknown) => error,
    )
    expect(isApiError(refusal, 'INVALID_CREDENTIALS')).toBe(true)
    const failure = { of: 'mutation', errors: undefined } as const
    expect(session.store.set(expireAtom, refusal, failure)).toBe(false)
    expect(session.flags().isAuthenticated).toBe(true)
  })
})

describe('a preference', () => {
  const choose = (changes: Record<string, string>) =>
    new MutationObserver(session.queryClient, updateMetaMutation).mutate(changes)

  it('shows immediately and is saved at the server', async () => {
    await signIn()
    const saved = choose({ show_sidebar_menu: '0' })
    await expect.poll(() => readMeta(session.store.get(userAtom), 'show_sidebar_menu')).toBe('0')
    await saved
    const { data } = await call(getMe, {})
    expect(readMeta(data, 'show_sidebar_menu')).toBe('0')
  })

  it('is reverted when the server refuses', async () => {
    await signIn()
    await choose({ theme: 'light' })
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await choose({ theme: 'dark' }).catch(() => null)
    expect(readMeta(session.store.get(userAtom), 'theme')).toBe('light')
  })

  it('stays when an earlier one is answered or refused in the meantime', async () => {
    await signIn()
    const earlier = Promise.withResolvers<void>()
    configureApi({
      fetch: async (request) => {
        if ((await request.clone().text()).includes('dark')) {
          await earlier.promise
          throw new TypeError('Failed to fetch')
        }
        return realFetch(request)
      },
    })
    const shown = (key: 'theme' | 'font') => readMeta(session.store.get(userAtom), key)
    await choose({ font: 'onest' })
    const refused = choose({ theme: 'dark' }).catch(() => null)
    const kept = [choose({ font: 'inter' }), choose({ font: 'system' })]
    await expect.poll(() => [shown('theme'), shown('font')]).toEqual(['dark', 'system'])
    const seen = new Set<string | null>()
    const stop = session.store.sub(userAtom, () => void seen.add(shown('font')))
    earlier.resolve()
    await Promise.all([refused, ...kept])
    stop()
    expect([shown('theme'), shown('font')]).toEqual([null, 'system'])
    expect([...seen]).toEqual(['system'])
  })

  it('from another tab is taken over, and stays when a choice made here is refused', async () => {
    await signIn()
    await choose({ font: 'inter' })
    const held = Promise.withResolvers<void>()
    configureApi({ fetch: () => held.promise.then(() => Promise.reject(new TypeError('Failed to fetch'))) })
    const refused = choose({ font: 'system' }).catch(() => null)
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    held.resolve()
    await refused
    const user = session.store.get(userAtom)
    expect([readMeta(user, 'theme'), readMeta(user, 'font')]).toEqual(['dark', 'inter'])
    expect([localStorage.getItem('theme'), localStorage.getItem('font')]).toEqual(['dark', 'inter'])
  })

  it('from another tab stays when the answer to a choice made here has an older value', async () => {
    await signIn()
    const answered = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    configureApi({
      fetch: async (request) => {
        const answer = await realFetch(request)
        answered.resolve()
        await held.promise
        return answer
      },
    })
    const saved = choose({ font: 'system' })
    await answered.promise
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    held.resolve()
    await saved
    const user = session.store.get(userAtom)
    expect([readMeta(user, 'theme'), readMeta(user, 'font')]).toEqual(['dark', 'system'])
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('for the theme is applied when its user signs in', async () => {
    await signIn()
    await choose({ theme: 'dark' })
    expect(document.documentElement.dataset.theme).toBe('dark')
    await choose({ theme: 'light' })
    expect(document.documentElement.dataset.theme).toBe('light')
  })
})
