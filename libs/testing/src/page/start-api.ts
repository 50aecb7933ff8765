import { http } from 'msw'
import { setupWorker } from 'msw/browser'

declare global {
  var tandemPageApi: Promise<void> | undefined
}

interface StartOptions {
  /**
   * The address of the worker's script. By default it is next to the page, because Storybook may be served below a
   * path.
   */
  worker?: string
  /**
   * The address of a copy of a database, which opens in a fraction of the time that creating one takes. Without a copy
   * there, a new one is created.
   */
  copy?: string | undefined
}

async function start({ worker: url = './mockServiceWorker.js', copy }: StartOptions) {
  // The copy is loaded in parallel with the server's code.
  const [{ startTestingApi }, database] = await Promise.all([import('../testing-api.ts'), read(copy)])
  const api = await startTestingApi(database)
  const worker = setupWorker(http.all('*/api/*', ({ request }) => api.fetch(request)))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
}

async function read(copy: string | undefined) {
  if (copy === undefined) return undefined
  const response = await fetch(copy)
  return response.ok ? response.blob() : undefined
}

/** Starts the real server in the page, once: the same code on a database in the browser's memory. */
export function startApi(options: StartOptions = {}): Promise<void> {
  globalThis.tandemPageApi ??= start(options)
  return globalThis.tandemPageApi
}
