import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

declare global {
  /**
   * Set by serve-api.ts once the server runs: Vite's configuration and Vitest's set-up share a process, but
   * not modules.
   */
  var tandemTestingApi: Listener | undefined
}

/** Answers `/api/` on the origin of the tests' own page with the server that serve-api.ts started. */
export const answerApi = (): Plugin => ({
  name: 'tandem-testing-api',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const listener = globalThis.tandemTestingApi
      if (listener !== undefined && request.url?.startsWith('/api/') === true) listener(request, response)
      else next()
    })
  },
})
