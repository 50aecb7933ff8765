import { buildLock, buildMeta, documentPath } from '../offline/build-name.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** One release of the app, from the build. */
export interface Release {
  /** Its name, derived from all its content. */
  build: string
  /** The addresses of its files, which have a hash in their name. */
  files: readonly string[]
  /** The first path segments of its pages, such as `e-commerce`. All other addresses belong to the host. */
  pages: readonly string[]
}

/** How long a page waits for the network before the cached document opens, in milliseconds. */
export const patienceMs = 1000

const prefix = 'tandem-'

/** The statuses of a proxy whose host is down. */
const away = [502, 503, 504]

/**
 * The first path segments of public pages: the host draws them, and they contain no data that was seen
 * before.
 */
const openPages = ['auth', 'open', 'privacy', 'terms']

/**
 * Caches one complete release in the browser, so that the app opens without a network. Documents come from
 * the network if it answers, and name the files of their own release. A file has a hash in its name, so it is
 * right whichever release it was cached with. Answers of the API are never cached.
 */
export function serveRelease(scope: WorkerScope, { build, files, pages }: Release) {
  const { caches } = scope
  const ownCache = prefix + build

  /**
   * @throws when the server has another release by now, or a file is missing: the browser tries again later
   */
  async function keepAll() {
    const page = await scope.fetch(documentPath, { cache: 'no-store' })
    if (!page.ok || !(await page.clone().text()).includes(buildMeta(build)))
      throw new Error(`The server does not have the release ${build}`)
    const cache = await caches.open(ownCache)
    await cache.addAll([...files])
    await cache.put(documentPath, page)
    await scope.skipWaiting()
  }

  /**
   * Deletes the files of former releases, except those that an open tab shows. While another worker is
   * installing, nothing is deleted: no tab shows its release yet, and it needs its files when it takes over.
   */
  async function dropFormer() {
    const { installing, waiting } = scope.registration
    if (installing || waiting) return
    const former = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownCache)
    if (former.length === 0) return
    const { held = [] } = (await scope.navigator.locks?.query()) ?? {}
    const shown = new Set(held.map(({ name }) => name))
    const unused = former.filter((name) => !shown.has(buildLock(name.slice(prefix.length))))
    await Promise.all(unused.map((name) => caches.delete(name)))
  }

  const keptDocument = () => caches.match(documentPath, { cacheName: ownCache })

  async function openPage(event: FetchEvent, isOpen: boolean): Promise<Response> {
    const answer = event.preloadResponse.then((response) => response ?? scope.fetch(event.request))
    // The cached document is available immediately, so nobody waits long for a slow network.
    const soon = isOpen ? answer : Promise.race([answer, afterPatience().then(keptDocument)])
    try {
      const page = (await soon) ?? (await answer)
      return (away.includes(page.status) && (await keptDocument())) || page
    } catch (error) {
      const page = await keptDocument()
      if (page) return page
      throw error
    } finally {
      // The page got the failure above; here it only matters that the request has ended.
      event.waitUntil(Promise.all([answer.catch(() => undefined), dropFormer()]))
    }
  }

  /** Looks in this release first, because a former one may be about to be deleted. */
  async function openFile(request: Request): Promise<Response> {
    // The same file, whatever headers it was requested with.
    const sameBytes = { ignoreVary: true }
    const own = await caches.match(request, { ...sameBytes, cacheName: ownCache })
    return own ?? (await caches.match(request, sameBytes)) ?? scope.fetch(request)
  }

  scope.addEventListener('install', (event) => event.waitUntil(keepAll()))
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim(), dropFormer()]),
    ),
  )
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    const [, first = ''] = pathname.split('/')
    if (request.mode === 'navigate' && pages.includes(first))
      event.respondWith(openPage(event, openPages.includes(first)))
    else if (files.includes(pathname) || first === 'assets') event.respondWith(openFile(request))
  })
}

const afterPatience = () => new Promise((resolve) => setTimeout(resolve, patienceMs))
