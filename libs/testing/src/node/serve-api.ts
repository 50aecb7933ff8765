import { getRequestListener } from '@hono/node-server'
import { startTestingApi } from '../testing-api.ts'
import type { TestingApi } from '../testing-api.ts'
import { migratedSnapshot } from './migrated-snapshot.ts'

let api: TestingApi | undefined

/** Vitest's global set-up: the server lives in Vitest's own process, one for all files of a project. */
export async function setup() {
  const started = await startTestingApi(await migratedSnapshot())
  api = started
  globalThis.tandemTestingApi = getRequestListener((request) => started.fetch(request))
}

/** Ends the server; fails the run where it answered what the contract does not describe. */
export async function teardown() {
  globalThis.tandemTestingApi = undefined
  await api?.close()
  const deviations = api?.deviations ?? []
  if (deviations.length > 0) {
    throw new Error(`The server answered what the contract does not describe:\n${deviations.join('\n')}`)
  }
}
