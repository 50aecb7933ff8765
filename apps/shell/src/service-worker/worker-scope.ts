/**
 * The parts of the browser's service worker types that we use (https://www.w3.org/TR/service-workers/).
 * TypeScript's own library for them conflicts with the one for pages.
 */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** The response that the browser requested while it started the worker; undefined if it didn't. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The global object of a service worker. */
export interface WorkerScope {
  caches: CacheStorage
  clients: { claim: () => Promise<void> }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    /** Workers of other releases that are about to take over; null if there are none. */
    installing: object | null
    waiting: object | null
  }
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  location: { origin: string }
  navigator: { locks?: { query: () => Promise<{ held?: { name?: string }[] }> } }
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
}
