import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import getPort from 'get-port'
import { runServer } from './run-server.ts'
import type { RunningServer } from './run-server.ts'

const folder = process.env.TANDEM_E2E_FOLDER ?? ''

/** The data of a product that has started once and has no connections. Created by `prepare-data-in-use.ts`. */
export const newData = join(folder, 'new')

/**
 * The data of a product in use: the demo's team has synced its store. Created by `prepare-data-in-use.ts`.
 */
export const dataInUse = join(folder, 'in-use')

/** The fixtures of a worker. */
export interface Served {
  /** The product of one worker, so that parallel journeys share nothing. */
  server: RunningServer
}

/** Playwright's `test` with a product per worker, whose demo store is synced. */
export const test = base.extend<object, Served>({
  server: [
    // Playwright reads from the parameter which fixtures a fixture asks for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(folder, 'worker-'))
      cpSync(dataInUse, dataFolder, { recursive: true })
      const server = await runServer(await getPort(), dataFolder)
      await use(server)
      await server.end('SIGTERM')
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
})

export { expect }
