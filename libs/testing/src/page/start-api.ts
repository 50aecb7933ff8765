import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { startTestingApi } from '../testing-api.ts'

declare global {
  var tandemPageApi: Promise<void> | undefined
}

interface StartOptions {
  /**
   * The address of the worker's script. By default it is next to the page, because Storybook may be served below a
   * path.
   */
  worker?: string
  /** A copy of a database, which opens in a fraction of the time that creating one takes. */
  copy?: Blob | undefined
}

async function start({ worker: url = './mockServiceWorker.js', copy }: StartOptions) {
  const api = await startTestingApi(copy)
  const worker = setupWorker(http.all('*/api/*', ({ request }) => api.fetch(request)))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
}

/** Starts the real server in the page, once: the same code on a database in the browser's memory. */
export function startApi(options: StartOptions = {}): Promise<void> {
  globalThis.tandemPageApi ??= start(options)
  return globalThis.tandemPageApi
}
