import { expect, it, vi } from 'vitest'
import { buildMeta, documentPath } from '../offline/build-name.ts'
import { patienceMs, serveRelease } from './serve-release.ts'
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-scope.ts'

const origin = 'https://tandem.test'
const release = (build: string, ...files: string[]) => ({ build, files, pages: ['', 'auth', 'e-commerce'] })

/** The caches of one browser, which all of its workers share. */
function browserCaches() {
  const kept = new Map<string, Map<string, Response>>()
  const pathOf = (request: Request | string) =>
    new URL(String((request as Request).url ?? request), origin).pathname
  const inOne = (name: string, path: string) => kept.get(name)?.get(path)?.clone()
  const caches = {
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return { put: async (path: string, response: Response) => cache.set(path, response), name }
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
      (cacheName === undefined ? [...kept.keys()] : [cacheName])
        .map((name) => inOne(name, pathOf(request)))
        .find((found) => found !== undefined),
  }
  return { caches, kept }
}

type Server = (path: string) => Promise<Response>

/** A worker of a release, in a browser with these caches. */
function worker(
  made: ReturnType<typeof release>,
  {
    caches,
    server,
    held = [],
    registration = {},
  }: {
    caches: ReturnType<typeof browserCaches>['caches']
    server: { now: Server }
    held?: string[]
    registration?: { installing?: object }
  },
) {
  const listeners = new Map<string, (event: never) => void>()
  const skipWaiting = vi.fn(async () => {})
  const fetch = async (request: Request | string) =>
    server.now(new URL(String((request as Request).url ?? request), origin).pathname)
  const scope = {
    caches: {
      ...caches,
      open: async (name: string) => ({
        ...(await caches.open(name)),
        addAll: async (paths: string[]) => {
          const answers = await Promise.all(paths.map(fetch))
          if (answers.some(({ ok }) => !ok)) throw new TypeError('A file is missing')
          const cache = await caches.open(name)
          await Promise.all(paths.map((path, index) => cache.put(path, answers[index]!)))
        },
      }),
    },
    clients: { claim: async () => {} },
    registration,
    fetch,
    location: { origin },
    navigator: { locks: { query: async () => ({ held: held.map((name) => ({ name })) }) } },
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope
  serveRelease(scope, made)
  const live = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = []
    const event = { waitUntil: (part: Promise<unknown>) => void work.push(part) }
    listeners.get(type)!(event as ExtendableEvent as never)
    await Promise.all(work)
  }
  /** The worker's answer; null if it leaves the request to the browser. */
  const ask = async (path: string, { mode = 'navigate', method = 'GET' } = {}) => {
    let answer: Promise<Response> | null = null
    const event = {
      request: { url: origin + path, mode, method },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: () => {},
      respondWith: (given: Promise<Response>) => (answer = given),
    }
    listeners.get('fetch')!(event as unknown as FetchEvent as never)
    return answer === null ? null : (await (answer as Promise<Response>)).text()
  }
  return { install: () => live('install'), activate: () => live('activate'), ask, skipWaiting }
}

/** A server with the files of one build. */
const serves =
  (build: string, ...files: string[]): Server =>
  async (path) =>
    path.includes('.')
      ? new Response(path, { status: files.includes(path) ? 200 : 404 })
      : new Response(`${buildMeta(build)}${path === documentPath ? 'kept' : path}`)

const unreachable: Server = () => Promise.reject(new TypeError('Failed to fetch'))

it('opens pages and files without a network, and leaves all other requests to the browser', async () => {
  const { caches, kept } = browserCaches()
  const server = { now: serves('a', '/assets/app-1.js') }
  const { install, activate, ask, skipWaiting } = worker(release('a', '/assets/app-1.js'), { caches, server })
  await install()
  await activate()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(await ask('/e-commerce/orders')).toBe(`${buildMeta('a')}/e-commerce/orders`)
  server.now = unreachable
  for (const path of ['/', '/e-commerce/orders?page=2', '/auth/login'])
    expect(await ask(path)).toBe(`${buildMeta('a')}kept`)
  expect(await ask('/assets/app-1.js', { mode: 'cors' })).toBe('/assets/app-1.js')
  for (const path of ['/api/v1/me', '/l/abcd2345', '/mailbox', '/healthz']) expect(await ask(path)).toBeNull()
  expect(await ask('/api/v1/me', { mode: 'cors' })).toBeNull()
  expect(await ask('/auth/login', { method: 'POST' })).toBeNull()
  expect([...kept.get('tandem-a')!.keys()]).toEqual(['/assets/app-1.js', documentPath])
})

it('opens the cached document when the host is down, and when the network is slow', async () => {
  vi.useFakeTimers()
  try {
    const { caches } = browserCaches()
    const server = { now: serves('a') }
    const { install, ask } = worker(release('a'), { caches, server })
    await install()
    server.now = async () => new Response('Bad gateway', { status: 502 })
    expect(await ask('/')).toBe(`${buildMeta('a')}kept`)
    server.now = () => new Promise(() => {})
    const slow = ask('/')
    await vi.advanceTimersByTimeAsync(patienceMs)
    expect(await slow).toBe(`${buildMeta('a')}kept`)
  } finally {
    vi.useRealTimers()
  }
})

it('caches a release only when it is complete, and from one build', async () => {
  const { caches } = browserCaches()
  const server = { now: serves('b', '/assets/app-1.js') }
  const another = worker(release('a', '/assets/app-1.js'), { caches, server })
  await expect(another.install()).rejects.toThrow('does not have the release a')
  expect(another.skipWaiting).not.toHaveBeenCalled()
  const missing = worker(release('b', '/assets/app-1.js', '/assets/app-2.js'), { caches, server })
  await expect(missing.install()).rejects.toThrow('A file is missing')
  expect(missing.skipWaiting).not.toHaveBeenCalled()
  server.now = unreachable
  await expect(missing.ask('/')).rejects.toThrow('Failed to fetch')
})

it('keeps the files of a former release while a tab shows it, and opens its own document', async () => {
  const { caches } = browserCaches()
  const server = { now: serves('a', '/assets/app-1.js') }
  await worker(release('a', '/assets/app-1.js'), { caches, server }).install()
  server.now = serves('b', '/assets/app-2.js')
  const held = ['tandem-build-a']
  const next = worker(release('b', '/assets/app-2.js'), { caches, server, held })
  await next.install()
  await next.activate()
  expect(await next.ask('/assets/app-1.js', { mode: 'cors' })).toBe('/assets/app-1.js')
  server.now = unreachable
  expect(await next.ask('/')).toBe(`${buildMeta('b')}kept`)
  held.length = 0
  await next.ask('/')
  await vi.waitFor(async () => expect(await caches.keys()).toEqual(['tandem-b']))
})

it('keeps the files of the next release while its worker installs, though no tab shows it', async () => {
  const { caches } = browserCaches()
  const server = { now: serves('a', '/assets/app-1.js') }
  const registration: { installing?: object } = {}
  const made = worker(release('a', '/assets/app-1.js'), { caches, server, registration })
  await made.install()
  await made.activate()
  registration.installing = {}
  await caches.open('tandem-b')
  await made.ask('/')
  expect(await caches.keys()).toEqual(['tandem-a', 'tandem-b'])
  // Its installation failed, so its part of a release is deleted.
  delete registration.installing
  await made.ask('/')
  await vi.waitFor(async () => expect(await caches.keys()).toEqual(['tandem-a']))
})
