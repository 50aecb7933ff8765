import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { startTestingApi } from '../testing-api.ts'

declare global {
  var tandemStoryApi: Promise<void> | undefined
}

async function start() {
  const api = await startTestingApi()
  const worker = setupWorker(http.all('*/api/*', ({ request }) => api.fetch(request)))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative to the preview's page: Storybook may be served below a path.
    serviceWorker: { url: './mockServiceWorker.js' },
  })
}

/** Opens the real server in the page, once: the same code on a database in the browser's memory. */
export function startApi(): Promise<void> {
  globalThis.tandemStoryApi ??= start()
  return globalThis.tandemStoryApi
}
