import { registerHooks } from 'node:module'
import { getRequestListener } from '@hono/node-server'
import type { TestingApi } from '../testing-api.ts'

/** Node resolves our libraries to their sources, as with `--conditions`. */
const sources = registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@tandem/source'] }),
})

let api: TestingApi | undefined

/**
 * Vitest's global set-up: the server runs in Vitest's own process, one for all files of a project. Node loads it
 * instead of Vite (see `external` in vitest.browser.ts), because Vite took ten seconds per project for the server's
 * files.
 */
export async function setup() {
  const { startTestingApi } = await import('../testing-api.ts')
  const { migratedSnapshot } = await import('./migrated-snapshot.ts')
  const started = await startTestingApi(await migratedSnapshot())
  api = started
  globalThis.tandemTestingApi = getRequestListener((request) => started.fetch(request))
}

/** Stops the server; fails the run when an answer broke the contract. */
export async function teardown() {
  globalThis.tandemTestingApi = undefined
  await api?.close()
  sources.deregister()
  const deviations = api?.deviations ?? []
  if (deviations.length > 0) {
    throw new Error(`The server answered what the contract does not describe:\n${deviations.join('\n')}`)
  }
}
