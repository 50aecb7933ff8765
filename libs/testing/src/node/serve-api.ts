import { registerHooks } from 'node:module'
import { getRequestListener } from '@hono/node-server'

/** Node resolves our libraries to their sources, as with `--conditions`. */
const sources = registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@tandem/source'] }),
})

let stop: (() => Promise<void>) | undefined
let deviations: string[] = []

/**
 * Vitest's global set-up: the server runs in Vitest's own process, one for all files of a run, on a PostgreSQL of its
 * own. Node loads it instead of Vite (see `external` in vitest.browser.ts), because Vite took ten seconds per run for
 * the server's files.
 */
export async function setup() {
  const { startTestingApiOn } = await import('../testing-api.ts')
  const { openTestPostgres } = await import('./test-postgres.ts')
  const postgres = await openTestPostgres()
  const api = await startTestingApiOn(postgres.database)
  deviations = api.deviations
  stop = async () => {
    await api.close()
    await postgres.close()
  }
  globalThis.tandemTestingApi = getRequestListener((request) => api.fetch(request))
}

/** Stops the server; fails the run when an answer broke the contract. */
export async function teardown() {
  globalThis.tandemTestingApi = undefined
  await stop?.()
  sources.deregister()
  if (deviations.length > 0) {
    throw new Error(`The server answered what the contract does not describe:\n${deviations.join('\n')}`)
  }
}
