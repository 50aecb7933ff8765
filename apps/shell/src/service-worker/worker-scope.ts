/**
 * What our worker uses of the browser's types for service workers (https://www.w3.org/TR/service-workers/). TypeScript
 * has them in a library that does not go together with that of pages.
 */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** What the browser asked for while it started the worker; undefined where it did not. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The global object of a service worker. */
export interface WorkerScope {
  caches: CacheStorage
  clients: { claim: () => Promise<void> }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    /** Workers of other releases on their way to take over; null where there are none. */
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
